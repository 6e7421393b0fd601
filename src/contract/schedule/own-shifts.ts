import * as z from 'zod/mini';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { id, instant, plainDate, zone } from '../kernel/schemas.ts';
import { position } from '../schedule.ts';

/** A shift as whoever works it sees it. */
export const ownShift = z.object({
  shiftId: id,
  location: z.object({ id, name: z.string(), zone }),
  position: z.nullable(position),
  startsAt: instant,
  endsAt: instant,
  breakMinutes: z.int(),
  /** What it counts as by the rules that pay whoever has it, or would have it: short breaks are work where they are paid. */
  workMinutes: z.int(),
});
export type OwnShift = z.output<typeof ownShift>;

export const readOwnShifts = endpoint({
  name: 'readOwnShifts',
  method: 'GET',
  path: '/api/schedule/mine',
  sentence:
    'Lists the published shifts of whoever asks and the days of their approved time off, in the week or in the weeks of the month of a date; of today, if none is named.',
  access: { action: 'see_own_shifts' },
  query: z.object({ date: z.optional(plainDate), span: z.optional(z.enum(['week', 'month'])) }),
  reply: z.object({
    /** First and last date; whole weeks. */
    startsOn: plainDate,
    endsOn: plainDate,
    shifts: z.array(ownShift),
    /** The dates on which they have time off, each once; not whole, they are away for a part of it. */
    off: z.array(z.object({ date: plainDate, isWhole: z.boolean() })),
  }),
  refusals: [],
});

export const readShift = endpoint({
  name: 'readShift',
  method: 'GET',
  path: '/api/schedule/shifts/:shiftId',
  sentence: 'Tells of one published shift, and who else works there at the same time.',
  access: { action: 'see_shifts' },
  params: z.object({ shiftId: id }),
  reply: z.object({
    ...ownShift.shape,
    location: z.object({ id, name: z.string(), zone, address: z.nullable(z.string()), phone: z.nullable(z.string()) }),
    /** Null, an open shift. */
    employee: z.nullable(z.object({ employeeId: id, name: z.string(), photoUrl: z.nullable(z.string()) })),
    /** That it is offered; null also for whoever has no part in that, does not answer it, and could not take it. */
    offer: z.nullable(
      z.object({
        /** Null, to everybody who could work it. */
        to: z.nullable(z.object({ employeeId: id, name: z.string() })),
        /** It is taken, and waits for a manager's yes or no. */
        isAgreed: z.boolean(),
      }),
    ),
    /** Null also for whoever neither works it, may take it, nor plans there. */
    note: z.nullable(z.string()),
    colleagues: z.array(
      z.object({
        employeeId: id,
        name: z.string(),
        photoUrl: z.nullable(z.string()),
        position: z.nullable(position),
        startsAt: instant,
        endsAt: instant,
      }),
    ),
  }),
  refusals: [refusal('not_found', 404)],
});
export type ShiftDetails = z.output<typeof readShift.reply>;
