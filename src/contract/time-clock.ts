import * as z from 'zod/mini';
import { dayShifts } from '../domain/kernel/business-day.ts';
import { weekdays } from '../domain/kernel/time.ts';
import { clockStatuses } from '../domain/time-clock/clock-state.ts';
import { punchKinds } from '../domain/time-clock/punch.ts';
import { endpoint, refusal } from './kernel/endpoint.ts';
import { clientMadeId, id, instant, line, minutes, plainDate, zone } from './kernel/schemas.ts';

/** Where the clock stands, by the ledger. */
export const clockState = z.object({
  status: z.enum(clockStatuses),
  /** When the open time entry began; null when clocked out. */
  since: z.nullable(instant),
  /** When the present status began; null before the first punch. */
  sinceStatus: z.nullable(instant),
});

/** A punch that counts: recorded, and not taken back. */
export const effectivePunch = z.object({
  id,
  kind: z.enum(punchKinds),
  punchedAt: instant,
  sequence: z.int(),
  /** Made without the network: the time is the device's, less its measured skew. */
  offline: z.boolean(),
});
export type EffectivePunch = z.output<typeof effectivePunch>;

const figures = z.object({ workedMinutes: minutes, breakMinutes: minutes, overtimeMinutes: minutes });

/** A policy is a page of figures: lists in it are short. */
export const few = <T extends z.ZodMiniType>(shape: T) => z.readonly(z.array(shape).check(z.maxLength(40)));
const factor = z.string().check(z.maxLength(12));
const tiers = few(z.strictObject({ afterMinutes: minutes, multiplier: factor }));
const wallTime = z.strictObject({ hour: z.int(), minute: z.int() });
const maybe = z.exactOptional;

export const overtimeRules = z.strictObject({
  weekly: tiers,
  daily: tiers,
  dailyFrom: maybe(z.literal('shift-start')),
  periodDays: maybe(z.literal([7, 14, 28])),
  periodStartsOn: maybe(plainDate),
  consecutiveDay: maybe(
    z.strictObject({
      nth: z.int(),
      scope: z.enum(['workweek', 'rolling']),
      andAfter: maybe(z.boolean()),
      onlyIfPeriodOverMinutes: maybe(minutes),
      tiers,
    }),
  ),
  nthWorkedDay: maybe(z.strictObject({ nth: z.int(), tiers })),
  holiday: maybe(z.strictObject({ tiers })),
  consecutiveHours: maybe(tiers),
  combine: maybe(z.enum(['no-pyramiding', 'greatest-of'])),
  countsPaidAbsence: maybe(z.boolean()),
  dailyAppliesBelowRate: maybe(z.strictObject({ minimumWageMultiple: factor })),
  makeupTime: maybe(z.strictObject({ upToMinutes: minutes })),
  alternativeWorkweek: maybe(
    z.strictObject({
      scheduledMinutesByDay: few(minutes),
      overtimeMultiplier: factor,
      doubleMultiplier: factor,
      doubleAfterMinutes: minutes,
      unscheduledDoubleAfterMinutes: minutes,
    }),
  ),
});

const roundRule = {
  intervalMinutes: minutes,
  mode: z.enum(['down', 'up', 'nearest', 'nearest-whole-minute']),
  graceMinutes: maybe(minutes),
};
const automaticPause = {
  kind: z.enum(['auto-deduct', 'auto-add']),
  afterWorkedMinutes: minutes,
  minutes,
  countPunched: z.boolean(),
};

const workTimeRules = z.strictObject({
  newShiftGapMinutes: maybe(minutes),
  maxShiftMinutes: maybe(minutes),
  mealFromMinutes: maybe(minutes),
  paidUpToMinutes: maybe(minutes),
  dropSeconds: maybe(z.boolean()),
  dayAttribution: maybe(z.enum(['shift-start', 'shift-end', 'most-worked', 'split-midnight'])),
  meals: maybe(few(z.strictObject({ ...automaticPause, employeeMayCancel: maybe(z.boolean()) }))),
  automaticBreaks: maybe(few(z.strictObject(automaticPause))),
  paidBreaks: maybe(
    z.strictObject({
      allowances: few(z.strictObject({ afterWorkedMinutes: minutes, minutes })),
      pooled: z.boolean(),
    }),
  ),
  mealTotalRounding: maybe(z.strictObject(roundRule)),
  dayTotalRounding: maybe(
    z.strictObject({ ...roundRule, within: maybe(z.strictObject({ ofMinutes: minutes, minutes })) }),
  ),
  punchRounding: maybe(
    few(
      z.strictObject({
        ...roundRule,
        targets: few(
          z.enum(['both', 'in', 'out', 'clock-in', 'clock-out', 'meal-start', 'meal-end', 'break-start', 'break-end']),
        ),
        within: maybe(z.strictObject({ of: wallTime, minutes })),
      }),
    ),
  ),
});

const weekday = z.enum(weekdays);
const number = z.int();

/** When a premium is earned; what it pays is no matter for hours. */
export const premiumHours = {
  code: line(40),
  windows: few(z.strictObject({ start: wallTime, end: wallTime, weekdays: maybe(few(weekday)) })),
  partial: z.boolean(),
  minMinutes: maybe(minutes),
  maxMinutes: maybe(minutes),
};

const holiday = z.strictObject({
  code: line(40),
  on: z.union([
    z.strictObject({ month: number, day: number }),
    z.strictObject({ month: number, weekday, nth: number }),
    z.strictObject({ month: number, weekday, onOrBefore: number }),
    z.strictObject({ month: number, weekday, onOrAfter: number }),
  ]),
  observed: z.enum(dayShifts),
});

/** The pay policy as far as the figures need it; the screen folds with the same rules as the server. */
export const payPolicy = z.object({
  workweek: z.strictObject({ weekday: z.enum(weekdays), time: wallTime }),
  overtime: z.strictObject({ ...overtimeRules.shape, dailyNotOn: maybe(few(plainDate)) }),
  workTime: maybe(workTimeRules),
  premiums: maybe(few(z.object(premiumHours))),
  holidays: maybe(few(holiday)),
});

export const readClock = endpoint({
  name: 'readClock',
  method: 'GET',
  path: '/api/clock',
  sentence: 'Gives the state of the reader’s clock, today’s and this week’s figures, and the punches behind them.',
  access: { action: 'see_clock' },
  reply: z.object({
    ...clockState.shape,
    serverNow: instant,
    zone,
    location: z.object({ id, name: z.string() }),
    weeklyTargetMinutes: minutes,
    policy: payPolicy,
    today: z.object({ date: plainDate, ...figures.shape }),
    week: z.object({ startsOn: plainDate, ...figures.shape }),
    /** The first day of which the reader's records can tell: hired, or the first punch. A device may keep an answer from before there was one. */
    firstDay: z.optional(plainDate),
    /** Whoever has not has a card only of weeks with paid time off, or of which anything was said: see `hasCard` of `readTimeCard`. */
    hasPunched: z.optional(z.boolean()),
    /** Paid time off that counts toward overtime, where the policy says so: sums of minutes by date. */
    paidAbsence: z.optional(z.array(z.object({ date: plainDate, minutes }))),
    /** Meals that are not taken off, since the reader worked through them: by their places among those of the day. */
    workedMeals: z.optional(z.array(z.object({ date: plainDate, meals: z.array(z.int()) }))),
    /** Every effective punch of the week, and of the entry that runs into it, oldest first. */
    punches: z.array(effectivePunch),
  }),
  refusals: [],
});

export type ClockReply = z.output<typeof readClock.reply>;

const punchDoesNotApply = refusal('punch_does_not_apply', 409, clockState);
const punchOutOfOrder = refusal('punch_out_of_order', 409, clockState);
const punchIdReused = refusal('punch_id_reused', 422);

/** What a punch answers, the first time and every time it is sent again. */
export const recordedPunch = z.object({
  punch: effectivePunch,
  recordedAt: instant,
  /** False when it was taken back before it was sent again: it is recorded, and counts no more. */
  counts: z.boolean(),
  ...clockState.shape,
});

/** How a button was pressed, where that was not this very moment. */
const press = {
  /** True when it could not be sent as it was pressed; the device's time then counts. */
  offline: z._default(z.boolean(), false),
  /** What the device's clock showed when the button was pressed. */
  deviceAt: z.optional(instant),
  /** Device time minus server time, as last measured; milliseconds. */
  skewMilliseconds: z.optional(z.int()),
  /** What the device's clock shows as this is sent: stands in for a skew that was never measured. */
  sentAt: z.optional(instant),
};

/** No device keeps more from people who clock in and out; what lies further behind does not help to decide. */
export const mostBehind = 40;

const waitingPunch = z.object({
  id: clientMadeId,
  kind: z.enum(punchKinds),
  deviceAt: instant,
  skewMilliseconds: press.skewMilliseconds,
});

const pressRefusals = [
  refusal('punch_time_missing', 422),
  refusal('punch_too_old', 422, z.object({ oldest: instant })),
  refusal('punch_in_future', 422),
] as const;

/** What is told of a punch, wherever it is pressed. */
export const punchBody = {
  /** UUIDv7 made by the client before sending: the same id is the same punch for ever. */
  id: clientMadeId,
  kind: z.enum(punchKinds),
  ...press,
  /** What the device has still to send after it, oldest first: a shift made offline makes sense as a whole. */
  behind: z.optional(z.array(waitingPunch).check(z.maxLength(mostBehind))),
};

/** Nothing new begins after somebody's last day of employment; what is open is ended. */
const lastDayOver = refusal('last_day_over', 409);

export const punchRefusals = [
  punchDoesNotApply,
  punchOutOfOrder,
  punchIdReused,
  lastDayOver,
  ...pressRefusals,
] as const;

export const recordPunch = endpoint({
  name: 'recordPunch',
  method: 'POST',
  path: '/api/clock/punches',
  sentence: 'Appends a punch to the signed-in employee’s ledger, once however often it is sent.',
  onceById: true,
  access: { action: 'punch' },
  body: z.strictObject(punchBody),
  reply: recordedPunch,
  refusals: punchRefusals,
});

export const undoPunch = endpoint({
  name: 'undoPunch',
  method: 'POST',
  path: '/api/clock/punches/:punchId/undo',
  sentence:
    'Takes back the latest punch, within ten seconds by the time of the press, by appending a row that names it.',
  access: { action: 'punch' },
  params: z.object({ punchId: id }),
  body: z.strictObject({ id: clientMadeId, ...press }),
  reply: clockState,
  refusals: [
    refusal('undo_too_late', 409),
    refusal('undo_not_latest', 409),
    refusal('already_undone', 409),
    punchIdReused,
    ...pressRefusals,
  ],
});
