import * as z from 'zod/mini';
import type { earnings } from '../../domain/payroll/files/earnings.ts';
import { fileFormats, setupFormats, setupNames } from '../../domain/payroll/files/file-setup.ts';
import { payrollBlockers } from '../../domain/payroll/files/payroll-blocker.ts';
import { otherPremiums } from '../../domain/payroll/files/unknown-premiums.ts';
import { cents } from '../kernel/cents.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { id, instant, minutes, plainDate, zone } from '../kernel/schemas.ts';

const format = z.enum(fileFormats);
const setupFormat = z.enum(setupFormats);
const setupValue = z.optional(z.string().check(z.trim(), z.maxLength(100)));
export const payrollSetup = z.strictObject({
  companyCode: setupValue,
  companyName: setupValue,
  companyCreated: setupValue,
  regular: setupValue,
  overtime: setupValue,
  double: setupValue,
  leave: setupValue,
  mealRest: setupValue,
  premium: setupValue,
  bankRouting: setupValue,
  bankName: setupValue,
  originId: setupValue,
  odfiRouting: setupValue,
} satisfies Record<(typeof setupNames)[number], unknown>);

/** Minutes of hours, cents of sums. */
const earned = z.object({
  regular: z.int(),
  overtime: z.int(),
  double: z.int(),
  leave: z.int(),
  mealRest: z.int(),
  premium: z.int(),
} satisfies Record<(typeof earnings)[number], unknown>);

export const missingFields = z.object({ fields: z.array(z.enum(setupNames)) });

const fileOf = z.object({
  format,
  setup: payrollSetup,
  /** 0 before anything was saved. */
  revision: z.int(),
  /** What has to be set up before the file of these hours can be made. */
  missing: z.array(z.enum(setupNames)),
  /** What the file has no place for, and is entered by hand. */
  byHandCents: cents,
  /** The file that was made of the period last, by whomever; null where none was. */
  last: z.nullable(z.object({ at: instant, by: z.string() })),
  /** Who would be in it and was in no such file of the period: everybody, before one was made. */
  added: z.array(z.object({ employeeId: id, name: z.string() })),
  /** Whose approved hours are others by now than in the latest such file of the period that held them, and by how much: no file holds the difference. */
  changed: z.array(z.object({ employeeId: id, name: z.string(), difference: earned })),
});
export type PayrollFileReply = z.output<typeof fileOf>;

export const readPayrollFiles = endpoint({
  name: 'readPayrollFiles',
  method: 'GET',
  path: '/api/payroll-files',
  sentence:
    'Tells what the pay period that contains a date would hand to payroll systems, if none is named the last one that is over, else today’s: who stands in the way first, then what of earlier weeks is paid with it and is in no file, which premiums have no sum since no rate is known, the hours, and of each system’s file what it still needs, when it was made last, who was in none yet, and whose hours changed since.',
  access: { action: 'export_payroll' },
  query: z.object({ date: z.optional(plainDate) }),
  reply: z.object({
    period: z.object({ startsOn: plainDate, endsOn: plainDate }),
    previous: z.nullable(plainDate),
    next: z.nullable(plainDate),
    currency: z.string(),
    /** By whose clock it is said when a file was made. */
    zone,
    /** Whose time cards hold something that would not be in a file. */
    blockers: z.array(
      z.object({
        kind: z.enum(payrollBlockers),
        employeeId: id,
        firstName: z.string(),
        lastName: z.string(),
        startsOn: plainDate,
        endsOn: plainDate,
        workedMinutes: minutes,
      }),
    ),
    /** What of earlier weeks is paid with this period, and is in no file: it is entered by hand. */
    differences: z.array(
      z.object({
        employeeId: id,
        firstName: z.string(),
        lastName: z.string(),
        startsOn: plainDate,
        endsOn: plainDate,
        /** May be less than nothing, as may the cents. */
        minutes: z.int(),
        cents,
        isPaid: z.boolean(),
      }),
    ),
    /** Whose premiums are owed and in no file, since no rate is known here: by week, with their days. Of a split shift it may be nothing, by what its hours are paid. */
    unknownPremiums: z.array(
      z.object({
        employeeId: id,
        firstName: z.string(),
        lastName: z.string(),
        startsOn: plainDate,
        meals: z.array(plainDate),
        rests: z.array(plainDate),
        others: z.array(
          z.object({
            kind: z.enum(otherPremiums),
            /** Of an earning: the premium of the policy. */
            code: z.nullable(z.string()),
            days: z.array(plainDate),
          }),
        ),
      }),
    ),
    /** People in a file, without those who stand in the way. */
    people: z.int(),
    earned,
    /** Names that more than one of them has. */
    namesakes: z.array(z.string()),
    files: z.array(fileOf),
  }),
  refusals: [],
});
export type PayrollFilesReply = z.output<typeof readPayrollFiles.reply>;

export const changePayrollSetup = endpoint({
  name: 'changePayrollSetup',
  method: 'PUT',
  path: '/api/payroll-files/:format/setup',
  sentence: 'Changes what the organization and its earnings are called in a payroll system, or at the bank.',
  access: { action: 'change_payroll_setup' },
  params: z.object({ format: setupFormat }),
  body: z.strictObject({ revision: z.int().check(z.minimum(0), z.maximum(2_147_483_646)), setup: payrollSetup }),
  refusals: [refusal('payroll_setup_faulty', 422, missingFields), refusal('payroll_setup_changed_meanwhile', 409)],
});

export const exportPayrollFile = endpoint({
  name: 'exportPayrollFile',
  method: 'POST',
  path: '/api/payroll-files/:format',
  sentence:
    'The approved hours of the pay period that contains a date, as a payroll system imports them. It is told in the audit log, with the sum of its bytes; asked for only those who are new, it holds nobody who was in an earlier one of the period. Refused where somebody would be missing, unless that is said.',
  access: { action: 'export_payroll' },
  takesLong: true,
  params: z.object({ format }),
  body: z.strictObject({
    date: plainDate,
    /** Whoever stands in the way is left out, knowingly. */
    withoutBlocked: z.boolean(),
    /** Holds nobody who was in such a file of the period before: imported beside that, it pays nobody twice. */
    onlyNew: z.optional(z.boolean()),
  }),
  file: true,
  refusals: [
    refusal('payroll_setup_missing', 422, missingFields),
    refusal('payroll_people_blocked', 409),
    refusal('payroll_file_empty', 422),
    refusal('payroll_file_nobody_new', 422),
  ],
});
