import * as z from 'zod/mini';
import { mostConfirmedAtOnce } from '../../domain/schedule/confirmation.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { clientMadeId, id, instant, plainDate } from '../kernel/schemas.ts';
import { ownShift } from './own-shifts.ts';

/** A shift as one publication made it: published otherwise it is another, which asks again. */
const version = { shiftId: id, publicationId: id };

const shiftToConfirm = z.object({ ...ownShift.shape, ...version, change: z.enum(['new', 'changed']) });
export type ShiftToConfirm = z.output<typeof shiftToConfirm>;

export const readShiftsToConfirm = endpoint({
  name: 'readShiftsToConfirm',
  method: 'GET',
  path: '/api/schedule/to-confirm',
  sentence: 'Lists the reader’s shifts to come that were published, new or changed, and that they have not confirmed.',
  access: { action: 'see_own_shifts' },
  reply: z.object({
    shifts: z.array(shiftToConfirm),
    /** How many there are, also where not all are listed. */
    count: z.int(),
  }),
  refusals: [],
});

export const confirmShifts = endpoint({
  name: 'confirmShifts',
  method: 'POST',
  path: '/api/schedule/confirmations',
  sentence:
    'Notes that somebody has seen shifts of theirs as they were published; all of them or none, once, however often it is said.',
  access: { action: 'confirm_shifts' },
  body: z.strictObject({
    shifts: z.array(z.strictObject(version)).check(z.minLength(1), z.maxLength(mostConfirmedAtOnce)),
  }),
  refusals: [
    /** One of them was published otherwise since, or is theirs no more: they have not seen what they would confirm. */
    refusal('shifts_published_anew', 409),
  ],
});

const confirming = z.object({
  employeeId: id,
  name: z.string(),
  /** Shifts that they confirmed as they stand, and those to come that they have not. */
  confirmed: z.array(id),
  waiting: z.array(id),
  /** When they confirmed last; null, nothing of this week yet. */
  lastAt: z.nullable(instant),
});
export type Confirming = z.output<typeof confirming>;

export const readConfirmations = endpoint({
  name: 'readConfirmations',
  method: 'GET',
  path: '/api/schedule/confirmations',
  sentence: 'Tells who has confirmed their published shifts of a location in the week of a date, and who has not.',
  access: { action: 'edit_schedule' },
  query: z.object({ locationId: id, date: plainDate }),
  reply: z.object({
    people: z.array(confirming),
    /** When those who had not confirmed were last told again. */
    remindedAt: z.nullable(instant),
  }),
  refusals: [refusal('not_found', 404)],
});

export const remindUnconfirmed = endpoint({
  name: 'remindUnconfirmed',
  method: 'POST',
  path: '/api/schedule/confirmations/reminders',
  sentence: 'Has everybody told again who has not confirmed their shifts of a week; once an hour at most.',
  access: { action: 'edit_schedule' },
  body: z.strictObject({ id: clientMadeId, locationId: id, date: plainDate }),
  reply: z.object({ people: z.int() }),
  refusals: [
    refusal('not_found', 404),
    refusal('everybody_confirmed', 409),
    refusal('reminded_lately', 409),
    refusal('reminder_id_reused', 409),
  ],
});
