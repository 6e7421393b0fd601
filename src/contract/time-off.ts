import * as z from 'zod/mini';
import { entryKinds } from '../domain/time-off/entry-kind.ts';
import { leaveParts } from '../domain/time-off/time-off-type.ts';
import { answerRefusals, pendingRequest, sinceAskedRefusals } from './approvals.ts';
import { cancellation, decision } from './approvals/decision.ts';
import { attachment } from './attachments.ts';
import { holiday } from './holidays.ts';
import { endpoint, refusal } from './kernel/endpoint.ts';
import { clientMadeId, id, instant, line, minutes, plainDate, remark } from './kernel/schemas.ts';
import { awayLimit, awayRefusals } from './time-off/away-limits.ts';
import { leaveWeek } from './time-off/leave-week.ts';
import { keptType, timeOffRules, timeOffType } from './time-off/time-off-rules.ts';

const minuteOfDay = z.int().check(z.minimum(0), z.maximum(1_440));

/** Which days, and what of them where it is one. */
const wish = {
  startsOn: plainDate,
  /** Included. */
  endsOn: plainDate,
  part: z.enum(leaveParts),
  fromMinute: z.nullable(minuteOfDay),
  toMinute: z.nullable(minuteOfDay),
};

/** What somebody asked for, and what became of it. */
export const timeOffRequest = z.object({
  timeOffId: id,
  /** By which it is answered and withdrawn. */
  requestId: id,
  type: timeOffType,
  ...wish,
  /** Dates from the first to the last. */
  numDays: z.int(),
  /** What it takes of the balance; nothing for days off. */
  chargedMinutes: minutes,
  /** The same, date by date; a day off is not among them. */
  days: z.array(z.object({ date: plainDate, minutes })),
  note: z.nullable(z.string()),
  /** What was shown with it, to whoever may read the request. */
  attachment: z.nullable(attachment),
  askedAt: instant,
  /** Null while it waits. */
  decision: z.nullable(decision),
  /** It was approved, and taken back since. */
  cancellation: z.nullable(cancellation),
});
export type TimeOffRequestReply = z.output<typeof timeOffRequest>;

const ledgerEntry = z.object({
  entryId: id,
  typeId: id,
  kind: z.enum(entryKinds),
  /** From this date on it counts. */
  on: plainDate,
  minutes: z.int(),
  /** Of which a rule wrote it; null, where somebody did. */
  period: z.nullable(z.string()),
  /** What was taken, where it is a use. */
  timeOffId: z.nullable(id),
  reason: z.nullable(z.string()),
  /** Null, where a rule did. */
  recordedBy: z.nullable(z.string()),
});
export type LedgerEntryReply = z.output<typeof ledgerEntry>;

/** All that a page needs to say balances, and what a request would take, by the rules that the server decides by. */
const timeOffReply = z.object({
  today: plainDate,
  /** What a day of leave is from which date on, oldest first; eight hours from Monday to Friday before the first. */
  leaveWeeks: z.array(z.object({ from: plainDate, week: leaveWeek })),
  /** They take nothing. */
  holidays: z.array(holiday),
  /** Retired ones too: they have their ledger and their requests. */
  types: z.array(keptType),
  /** From when on they are employed, and by which rules they earn each type from which date on. */
  hiredOn: plainDate,
  /** It was told: before it they were not employed. Else they were entered on it, and may have worked before. */
  hireIsTold: z.boolean(),
  /** Until when, where it is known. */
  lastDay: z.nullable(plainDate),
  /** From when on they were suspended, and when they came back. */
  suspensions: z.array(z.object({ from: plainDate, back: plainDate })),
  policies: z.array(z.object({ typeId: id, from: plainDate, rules: timeOffRules })),
  /**
   * When their pay periods begin, as far ahead as time off may be asked for, how many make a year, and for how many of its days each counts;
   * none, where nothing is earned with them.
   */
  payDays: z.array(z.object({ on: plainDate, perYear: z.int(), forDays: z.int(), ofDays: z.int() })),
  /** Oldest first. */
  ledger: z.array(ledgerEntry),
  /** The latest days first. */
  requests: z.array(timeOffRequest),
  /** Whether the reader may write what they begin with, or a correction, into the ledger. */
  mayAdjust: z.boolean(),
});
export type TimeOffReply = z.output<typeof timeOffReply>;

export const readTimeOff = endpoint({
  name: 'readTimeOff',
  method: 'GET',
  path: '/api/employees/:employeeId/time-off',
  sentence: 'Gives the ledger of somebody’s time off, and all that they asked for.',
  access: { action: 'see_time_off' },
  params: z.object({ employeeId: id }),
  reply: timeOffReply,
  refusals: [refusal('not_found', 404)],
});

export const requestTimeOff = endpoint({
  name: 'requestTimeOff',
  method: 'POST',
  path: '/api/time-off-requests',
  sentence: 'Asks for time off, for oneself; once however often it is sent.',
  access: { action: 'request_time_off' },
  body: z.strictObject({
    /** Who asks: the employee’s id. It must be who is signed in, as must the names and the address. */
    userId: id,
    firstName: line(80),
    lastName: line(80),
    email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)),
    startDate: plainDate,
    /** Included. */
    endDate: plainDate,
    /** Dates from the first to the last. */
    numDays: z.int().check(z.minimum(0), z.maximum(100_000)),
    /** UUIDv7 made by the client before sending: the same id is the same request for ever. */
    id: z.optional(clientMadeId),
    /** The organization’s first type that may be asked for, if left out. */
    typeId: z.optional(id),
    /** Whole days, if left out. */
    part: z.optional(z.enum(leaveParts)),
    fromMinute: z.optional(z.nullable(minuteOfDay)),
    toMinute: z.optional(z.nullable(minuteOfDay)),
    note: z.optional(remark),
    /** A file of one’s own that was kept for it. */
    attachmentId: z.optional(id),
  }),
  reply: z.object({ requestId: id, chargedMinutes: minutes }),
  refusals: [
    refusal('time_off_for_another', 403),
    refusal('time_off_type_unknown', 422),
    refusal('time_off_type_retired', 409),
    /** The type asks for them. */
    refusal('time_off_note_missing', 422),
    refusal('time_off_attachment_missing', 422),
    refusal('time_off_day_count_differs', 422, z.object({ numDays: z.int() })),
    refusal('time_off_without_days', 422),
    refusal('time_off_too_long', 422),
    refusal('time_off_part_not_allowed', 422),
    refusal('time_off_hours_missing', 422),
    refusal('time_off_out_of_reach', 422, z.object({ oldestOn: plainDate, latestOn: plainDate })),
    refusal('time_off_not_usable_yet', 422, z.object({ usableOn: plainDate })),
    /** One year may use no more of the type, by its policy: what is left of the year that begins then. */
    refusal('time_off_yearly_use', 422, z.object({ yearFrom: plainDate, leftMinutes: minutes })),
    refusal('time_off_before_hired', 422, z.object({ hiredOn: plainDate })),
    refusal('time_off_after_last_day', 422, z.object({ lastDay: plainDate })),
    /** With what they have off of it already it is more than a day. */
    refusal('time_off_day_is_full', 409, z.object({ date: plainDate })),
    refusal('time_off_overlaps', 409, z.object({ startsOn: plainDate, endsOn: plainDate })),
    refusal('time_off_id_reused', 422),
    /** The file went with another request, or waited too long and is gone. */
    refusal('attachment_gone', 409),
    ...awayRefusals,
  ],
});

export const adjustTimeOff = endpoint({
  name: 'adjustTimeOff',
  method: 'POST',
  path: '/api/employees/:employeeId/time-off/adjustments',
  sentence: 'Writes what somebody begins with, or a correction with its reason, into their ledger of time off.',
  access: { action: 'adjust_time_off' },
  params: z.object({ employeeId: id }),
  body: z.strictObject({
    /** UUIDv7 made by the client before sending: the same id is the same row for ever. */
    id: clientMadeId,
    typeId: id,
    kind: z.enum(['opening', 'adjusted']),
    /** From this date on it counts. */
    on: plainDate,
    /** Less than nothing takes from the balance. */
    minutes: z.int().check(
      z.minimum(-600_000),
      z.maximum(600_000),
      z.refine((change) => change !== 0),
    ),
    reason: remark,
  }),
  refusals: [
    refusal('not_found', 404),
    refusal('own_balance', 403),
    /** That of another manager or an admin is for admins. */
    refusal('not_allowed', 403),
    refusal('time_off_type_unknown', 422),
    /** What they begin with of the type is there already: what is wrong with it is corrected. */
    refusal('balance_has_opening', 409),
    /** It would count from a date more than five years back, or two years from now. */
    refusal('adjustment_too_far', 422),
    refusal('time_off_id_reused', 422),
  ],
});

/** A request that waits, as a card shows it. */
const pendingTimeOff = z.object({
  ...timeOffRequest.shape,
  request: pendingRequest,
  /** What a whole day takes of their balance, by the week that holds when it begins. */
  dayMinutes: minutes,
  /**
   * What they have when it begins, and the least that is left of that after it and all else of the type that is approved for later or waits, with
   * the day on which it is, and what leads to it: `before - taken - takenByOthers + earned - lapsed` is `after`. Null where the type has no balance.
   */
  balance: z.nullable(
    z.object({
      before: z.int(),
      after: z.int(),
      leastOn: plainDate,
      /** What it takes until then. */
      taken: minutes,
      takenByOthers: minutes,
      earned: minutes,
      lapsed: minutes,
    }),
  ),
  /** Work may earn more of it until then than the balance says: what will be worked is not known. */
  isEarnedByWork: z.boolean(),
  /** The limits that approving it would go beyond, those that refuse it first. */
  limits: z.array(awayLimit),
  /** Who else of the same location is away, or asked to be, on some of the days. */
  away: z.array(
    z.object({ employeeId: id, name: z.string(), startsOn: plainDate, endsOn: plainDate, isApproved: z.boolean() }),
  ),
});
export type PendingTimeOff = z.output<typeof pendingTimeOff>;

export const readPendingTimeOff = endpoint({
  name: 'readPendingTimeOff',
  method: 'GET',
  path: '/api/time-off-requests',
  sentence: 'Lists the time off that waits for the reader’s answer, the oldest first.',
  access: { action: 'decide_requests' },
  reply: z.object({ requests: z.array(pendingTimeOff) }),
  refusals: [],
});

export const approveTimeOff = endpoint({
  name: 'approveTimeOff',
  method: 'POST',
  path: '/api/time-off-requests/:requestId/approve',
  sentence: 'Approves time off, and takes it from the balance; the person is told.',
  access: { action: 'decide_requests' },
  params: z.object({ requestId: id }),
  reply: decision,
  refusals: [...answerRefusals, ...awayRefusals, ...sinceAskedRefusals],
});

export const cancelTimeOff = endpoint({
  name: 'cancelTimeOff',
  method: 'POST',
  path: '/api/time-off-requests/:requestId/cancel',
  sentence:
    'Takes approved time off back, before it starts, or with a reason for somebody whom one manages; what was taken is had again.',
  access: { action: 'cancel_time_off' },
  params: z.object({ requestId: id }),
  body: z.strictObject({
    /** Left out for one’s own. */
    reason: z.nullable(remark),
  }),
  refusals: [
    refusal('not_found', 404),
    refusal('time_off_not_approved', 409),
    refusal('time_off_is_cancelled', 409),
    refusal('time_off_has_begun', 409),
    refusal('reason_missing', 422),
  ],
});
