import * as z from 'zod/mini';
import { readings } from '../domain/adjustments/asked-times.ts';
import type { WallTime } from '../domain/kernel/time.ts';
import { closedWeeks } from '../domain/time-cards/decide-step.ts';
import { punchKinds } from '../domain/time-clock/punch.ts';
import { answerRefusals, pendingRequest } from './approvals.ts';
import { decision } from './approvals/decision.ts';
import { endpoint, refusal } from './kernel/endpoint.ts';
import { clientMadeId, id, instant, minutes, plainDate, remark, zone } from './kernel/schemas.ts';

/** A time of the clock on the wall: `09:05` on the wire. */
const wallTime = z.codec(z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)), z.custom<WallTime>(), {
  decode: (text) => ({ hour: Number(text.slice(0, 2)), minute: Number(text.slice(3)) }),
  encode: ({ hour, minute }) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`,
});

const askedTimes = {
  startTime: wallTime,
  /** Before the start, it is on the next date. */
  endTime: wallTime,
  /** Where the clock showed the time twice, as it was set back. */
  startReading: z.optional(z.enum(readings)),
  endReading: z.optional(z.enum(readings)),
};
const breakMinutes = minutes.check(z.maximum(1_440));
/** What somebody wants recorded, by the clock on the wall of the day. */
export const askedEntry = z.strictObject({ date: plainDate, ...askedTimes, breakMinutes });
/** Other times than those that were asked for, on the date that was asked for: about another day is another request. */
const changedTimes = z.strictObject({ ...askedTimes, breakMinutes });

const pause = z.object({ startedAt: instant, endedAt: z.nullable(instant) });

/** A time entry as it was recorded; one that is open, or lacks its clock-out, has no end. */
const recordedEntry = z.object({
  clockedInAt: instant,
  clockedOutAt: z.nullable(instant),
  breaks: z.array(pause),
});

const wholeEntry = z.object({ clockedInAt: instant, clockedOutAt: instant, breakMinutes: minutes });

/** What was asked, on what, by whom, and what became of it. */
export const adjustment = z.object({
  adjustmentId: id,
  requestId: id,
  /** The entry that it changes; null, where one is added. */
  entryId: z.nullable(id),
  date: plainDate,
  zone,
  /** What was recorded when it was asked. */
  recorded: z.nullable(recordedEntry),
  asked: wholeEntry,
  /** What would be recorded, breaks in their places. */
  planned: recordedEntry,
  /** The punches of the entry that were seen when it was asked. */
  seen: z.array(id),
  reason: z.string(),
  askedBy: z.object({ employeeId: id, name: z.string() }),
  askedAt: instant,
  /** Null while it waits. */
  decision: z.nullable(decision),
  /** What was recorded for it: as asked, or as the manager changed it. */
  correction: z.nullable(wholeEntry),
});
export type Adjustment = z.output<typeof adjustment>;

/** A punch that counts. */
const recordedPunch = z.object({
  id,
  kind: z.enum(punchKinds),
  punchedAt: instant,
  sequence: z.int(),
});

/** All that a page needs to say what would be recorded, by the rule that the server decides by. */
const recordedDay = z.object({
  zone,
  serverNow: instant,
  oldestOn: plainDate,
  longestMinutes: minutes,
  /** An entry that is longer may be recorded, and is flagged on its card. */
  longShiftMinutes: minutes,
  /** What refuses whatever would be recorded on the date, before any of it is typed; null where it is open. */
  closed: z.nullable(z.enum(closedWeeks)),
  /** When, on the date and the next, no entry may begin or end: closed weeks begin and end beside open ones. */
  closures: z.array(z.object({ during: z.object({ from: instant, to: instant }), refusal: z.enum(closedWeeks) })),
  /** Every punch that counts from a day before on, in order; none where the date is too old to be adjusted. */
  punches: z.array(recordedPunch),
  /** Where each entry that began on the date began: the clock-in, and the location by name. */
  begun: z.array(z.object({ entryId: id, place: z.string() })),
  /** The published shifts of the person on the date and the next, and one of the night before that ends on the date. */
  shifts: z.array(z.object({ startsAt: instant, endsAt: instant })),
});
export type RecordedDay = z.output<typeof recordedDay>;

/** What may stand against recording an entry. */
export const entryRefusals = [
  refusal('time_never_shown', 422),
  refusal('entry_without_length', 422),
  refusal('entry_in_future', 422),
  refusal('break_too_long', 422),
  refusal('entry_too_long', 422, z.object({ longestMinutes: minutes })),
  refusal('entry_gone', 409),
  refusal('entry_overlaps', 409),
  refusal('entry_as_recorded', 409),
  refusal('week_is_approved', 409),
  refusal('week_is_locked', 409),
] as const;

export const dayTooOld = refusal('day_too_old', 422, z.object({ oldestOn: plainDate }));

export const readRecordedDay = endpoint({
  name: 'readRecordedDay',
  method: 'GET',
  path: '/api/employees/:employeeId/recorded-days/:date',
  sentence: 'Gives what is recorded around a date, and the limits within which it may be adjusted.',
  access: { action: 'see_recorded_days' },
  params: z.object({ employeeId: id, date: plainDate }),
  reply: recordedDay,
  refusals: [refusal('not_found', 404)],
});

export const readAdjustments = endpoint({
  name: 'readAdjustments',
  method: 'GET',
  path: '/api/employees/:employeeId/adjustments',
  sentence: 'Lists every adjustment that was ever asked for about the days from one date to another, the oldest first.',
  access: { action: 'see_recorded_days' },
  params: z.object({ employeeId: id }),
  query: z.object({ from: plainDate, to: plainDate }),
  reply: z.object({ adjustments: z.array(adjustment) }),
  refusals: [refusal('not_found', 404), refusal('dates_too_far_apart', 422)],
});

export const requestAdjustment = endpoint({
  name: 'requestAdjustment',
  method: 'POST',
  path: '/api/adjustments',
  sentence:
    'Asks that other times be recorded for a time entry of the reader, or one be added; once however often it is sent.',
  access: { action: 'request_adjustment' },
  body: z.strictObject({
    /** UUIDv7 made by the client before sending: the same id is the same request for ever. */
    id: clientMadeId,
    /** The clock-in of the entry that is changed; null adds one. */
    entryId: z.nullable(id),
    asked: askedEntry,
    reason: remark,
  }),
  reply: z.object({ requestId: id }),
  refusals: [...entryRefusals, dayTooOld, refusal('adjustment_pending', 409), refusal('adjustment_id_reused', 422)],
});

/** An adjustment that waits, as a card shows it. */
const pendingAdjustment = z.object({ ...adjustment.shape, request: pendingRequest });
export type PendingAdjustment = z.output<typeof pendingAdjustment>;

export const readPendingAdjustments = endpoint({
  name: 'readPendingAdjustments',
  method: 'GET',
  path: '/api/adjustments',
  sentence: 'Lists the adjustments that wait for the reader’s answer, the oldest first.',
  access: { action: 'decide_requests' },
  reply: z.object({ adjustments: z.array(pendingAdjustment) }),
  refusals: [],
});

export const readPendingAdjustment = endpoint({
  name: 'readPendingAdjustment',
  method: 'GET',
  path: '/api/adjustments/:requestId',
  sentence: 'Gives an adjustment with what is recorded now, so that it can be answered by what is so.',
  access: { action: 'decide_requests' },
  params: z.object({ requestId: id }),
  reply: z.object({ ...pendingAdjustment.shape, day: recordedDay }),
  refusals: [refusal('not_found', 404)],
});

const weekFigures = z.object({
  workedMinutes: minutes,
  overtimeMinutes: minutes,
  /** Of the overtime, what is paid twice or more. */
  doubleMinutes: minutes,
  /** What the week pays in cents; null to whoever may not see rates, and where there is none. */
  payCents: z.nullable(z.int()),
});
export type WeekFigures = z.output<typeof weekFigures>;

/** A week, or what settles together with it, before and after times would be recorded. */
const effect = z.object({ currency: z.string(), before: weekFigures, after: weekFigures });
export type Effect = z.output<typeof effect>;

const breakMinutesText = z.codec(z.string().check(z.regex(/^\d{1,4}$/)), z.int(), {
  decode: Number,
  encode: String,
});

/** Of which times the effect of a request is asked. */
export const effectOfRequest = {
  params: z.object({ requestId: id }),
  query: z.object({ ...askedTimes, breakMinutes: breakMinutesText }),
} as const;

/** Of which times on somebody’s day, that nobody has asked for yet. */
export const effectOfDay = {
  params: z.object({ employeeId: id, date: plainDate }),
  query: z.object({
    /** The clock-in of the entry that is changed; left out, one is added. */
    entryId: z.optional(id),
    ...askedTimes,
    breakMinutes: breakMinutesText,
  }),
} as const;

export const readEffect = endpoint({
  name: 'readEffect',
  method: 'GET',
  path: '/api/adjustments/:requestId/effect',
  sentence: 'Works out hours, overtime and pay of the week before and after these times would be recorded.',
  access: { action: 'decide_requests' },
  ...effectOfRequest,
  reply: effect,
  refusals: [refusal('not_found', 404), ...entryRefusals],
});

export const readEffectOnDay = endpoint({
  name: 'readEffectOnDay',
  method: 'GET',
  path: '/api/employees/:employeeId/recorded-days/:date/effect',
  sentence: 'Works out hours, overtime and pay of the week before and after times that nobody has asked for yet.',
  access: { action: 'see_recorded_days' },
  ...effectOfDay,
  reply: effect,
  refusals: [refusal('not_found', 404), ...entryRefusals, dayTooOld],
});

export const approveAdjustment = endpoint({
  name: 'approveAdjustment',
  method: 'POST',
  path: '/api/adjustments/:requestId/approve',
  sentence: 'Approves an adjustment as it was asked, or with other times, and records the correction.',
  access: { action: 'decide_requests' },
  params: z.object({ requestId: id }),
  body: z.strictObject({
    /** Other times than those that were asked for. */
    changed: z.optional(changedTimes),
    /** The punches of the entry that whoever answers was shown: what changed since is not overwritten unseen. */
    seen: z.array(id).check(z.maxLength(200)),
  }),
  reply: decision,
  refusals: [...answerRefusals, ...entryRefusals, refusal('entry_changed', 409)],
});

export const correctEntry = endpoint({
  name: 'correctEntry',
  method: 'POST',
  path: '/api/employees/:employeeId/corrections',
  sentence: 'Records other times for somebody at once, asked and approved in one step; the person is told.',
  access: { action: 'correct_time_cards' },
  params: z.object({ employeeId: id }),
  body: z.strictObject({
    id: clientMadeId,
    entryId: z.nullable(id),
    asked: askedEntry,
    reason: remark,
    seen: z.array(id).check(z.maxLength(200)),
  }),
  reply: z.object({ requestId: id }),
  refusals: [
    ...answerRefusals,
    ...entryRefusals,
    dayTooOld,
    refusal('entry_changed', 409),
    refusal('adjustment_pending', 409),
    refusal('adjustment_id_reused', 422),
  ],
});
