import * as z from 'zod/mini';
import { reportLines, reportSpans } from '../../domain/reports/labour.ts';
import { cents } from '../kernel/cents.ts';
import { endpoint, refusal, sheetFormats } from '../kernel/endpoint.ts';
import { id, minutes, plainDate } from '../kernel/schemas.ts';

/** Which weeks of whom a report is about: so many up to the week of a date, this one if none is named. */
export const labourWish = z.strictObject({
  until: z.optional(plainDate),
  weeks: z.optional(z.enum(reportSpans)),
  /** Only of those who are at home there. */
  location: z.optional(id),
});
export type LabourWish = z.output<typeof labourWish>;

const figures = z.object({
  workedMinutes: minutes,
  regularMinutes: minutes,
  /** Paid at more than the plain rate, and at less than twice. */
  overtimeMinutes: minutes,
  doubleMinutes: minutes,
  /** Of the hours worked, those of weeks that nobody approved: they may still change. */
  unapprovedMinutes: minutes,
  /** Of the hours worked, those for which no rate is known: they are not in the pay. */
  unratedMinutes: minutes,
  /** Null for whoever may not see what people are paid. */
  payCents: z.nullable(cents),
});
export type LabourFiguresReply = z.output<typeof figures>;

/** Weeks that nobody approved are worked out anew for each report, and those of a large organization in a year are too many for one. */
export const tooMany = refusal('too_many_open_weeks', 422);

const place = z.object({ id, name: z.string() });

/** A report with its sums by week, location and person. */
export const reportOf = <Shape extends z.core.$ZodLooseShape>(sums: z.ZodMiniObject<Shape>) =>
  z.object({
    from: plainDate,
    to: plainDate,
    /** A date of the weeks before, where they are of our centuries, and of those after where they have begun. */
    previous: z.nullable(plainDate),
    next: z.nullable(plainDate),
    /** Where those whom the reader answers for are at home. */
    locations: z.array(place),
    total: sums,
    byWeek: z.array(z.object({ startsOn: plainDate, endsOn: plainDate, ...sums.shape })),
    byLocation: z.array(z.object({ ...place.shape, ...sums.shape })),
    byPerson: z.array(
      z.object({
        employeeId: id,
        firstName: z.string(),
        lastName: z.string(),
        photoUrl: z.nullable(z.string()),
        home: place,
        ...sums.shape,
      }),
    ),
  });

export const readLabour = endpoint({
  name: 'readLabour',
  method: 'GET',
  path: '/api/reports/labour',
  sentence:
    'Tells the hours, the overtime and the cost of labour of everybody whom the reader answers for, by week, location and person. Approved weeks count as they were approved, others as their time cards stand now.',
  access: { action: 'see_reports' },
  query: labourWish,
  reply: z.extend(reportOf(figures), { currency: z.string() }),
  refusals: [tooMany],
});
export type LabourReply = z.output<typeof readLabour.reply>;

export const exportLabour = endpoint({
  name: 'exportLabour',
  method: 'POST',
  path: '/api/reports/labour/export',
  sentence: 'The lines of the report on labour that the reader sees, as a file. It is told in the audit log.',
  access: { action: 'see_reports' },
  looks: true,
  body: z.extend(labourWish, { by: z.enum(reportLines), format: z.enum(sheetFormats) }),
  file: true,
  refusals: [tooMany],
});
