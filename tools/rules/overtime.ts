import * as z from 'zod/mini';
import { decimal } from '../../src/domain/kernel/fraction.ts';
import { rulesAtRate } from '../../src/domain/pay-rules/day-rules.ts';
import {
  grossOf,
  splitOvertime,
  sumOfDays,
  type MinutesByMultiplier,
} from '../../src/domain/pay-rules/overtime-split.ts';
import { presetFor } from '../../src/domain/pay-rules/presets.ts';
import { minutesBeyondSchedule } from '../../src/domain/pay-rules/schedule-overtime.ts';
import { kind, saidUnder, unsupported } from './kind.ts';
import { amount, multiplier, secondsOf, wallTime } from './moments.ts';

const minutes = z.int().check(z.minimum(0));
const nth = z.int().check(z.minimum(1));
const tiers = z.array(z.object({ afterMinutes: minutes, multiplier }));

const overtime = z.object({
  periodDays: z.optional(z.literal([7, 14, 28])),
  weekly: z._default(tiers, []),
  daily: z._default(tiers, []),
  consecutiveDay: z.optional(
    z.object({
      nth,
      scope: z._default(z.enum(['workweek', 'rolling']), 'workweek'),
      andAfter: z.optional(z.boolean()),
      onlyIfPeriodOverMinutes: z.optional(minutes),
      tiers,
    }),
  ),
  nthWorkedDay: z.optional(z.object({ nth, tiers })),
  holiday: z.optional(z.object({ tiers })),
  consecutiveHours: z.optional(tiers),
  combine: z.optional(z.enum(['no-pyramiding', 'greatest-of'])),
  dailyAppliesBelowRate: z.optional(z.object({ minimumWageMultiple: amount })),
  alternativeWorkweek: z.optional(
    z.object({
      scheduledMinutesByDay: z.array(minutes),
      overtimeMultiplier: z._default(z.string(), '1.5'),
      doubleMultiplier: z._default(z.string(), '2'),
      doubleAfterMinutes: z._default(minutes, 720),
      unscheduledDoubleAfterMinutes: z._default(minutes, 480),
    }),
  ),
  makeupTime: z.optional(z.object({ upToMinutes: minutes })),
});

const day = z.object({
  minutes: z._default(minutes, 0),
  holiday: z._default(z.boolean(), false),
  paidAbsenceMinutes: z._default(minutes, 0),
  makeupMinutes: z._default(minutes, 0),
  shifts: z.optional(z.array(z.object({ minutes, minutesBefore: z._default(minutes, 0) }))),
});

export const overtimeSplit = kind(
  z.object({
    jurisdiction: z.optional(z.string()),
    overtime: z.optional(overtime),
    days: z.array(day),
    rate: z.optional(amount),
    minimumWage: z.optional(amount),
    absenceCountsTowardOvertime: z._default(z.boolean(), false),
  }),
  (input) => {
    // A case that tells of time made up, and not where, is one of California: the rule itself is `makeupTime` of that preset.
    const isMadeUp = input.days.some(({ makeupMinutes }) => makeupMinutes > 0);
    const law = presetFor(input.jurisdiction ?? (isMadeUp ? 'US-CA' : undefined));
    const asked = input.overtime === undefined ? law?.overtime : present(input.overtime);
    if (asked === undefined) return unsupported;
    const counted = { ...asked, countsPaidAbsence: input.absenceCountsTowardOvertime };
    const { rate, minimumWage = law?.minimumWages?.at(-1)?.amount } = input;
    const hasBoth = rate !== undefined && minimumWage !== undefined;
    const rules = hasBoth ? rulesAtRate(counted, decimal(rate), decimal(minimumWage)) : counted;
    const worked = splitOvertime(input.days.map(present), rules);
    // What counts of a leave is paid by no rule. A published case tells it on its day, beside what was worked.
    const perDay = counted.countsPaidAbsence
      ? worked.map((each, index) => withAbsence(each, input.days[index]?.paidAbsenceMinutes ?? 0))
      : worked;
    const total = sumOfDays(perDay);
    const split = { byMultiplier: Object.fromEntries(total), perDay: perDay.map((each) => Object.fromEntries(each)) };
    return rate === undefined ? split : { ...split, grossCents: grossOf(total, rate) };
  },
);

const withAbsence = (worked: MinutesByMultiplier, absent: number): MinutesByMultiplier =>
  absent === 0 ? worked : sumOfDays([worked, new Map([['1', absent]])]);

type Present<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [Key in keyof T]: Present<Exclude<T[Key], undefined>> }
    : T;

/** What a case leaves out is left out of the policy. */
const present = <T extends object>(value: T): Present<T> =>
  Object.fromEntries(
    Object.entries(value).flatMap(([key, each]: [string, unknown]) =>
      each === undefined ? [] : [[key, isPlainObject(each) ? present(each) : each]],
    ),
  ) as Present<T>;

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether daily overtime is for someone; a case that names no place means Nevada. */
export const stateRule = kind(
  z.object({
    jurisdiction: z._default(z.string(), 'US-NV'),
    rate: z._default(amount, '0'),
    minimumWage: z._default(amount, '0'),
    employees: z._default(z.number(), Infinity),
  }),
  ({ jurisdiction, rate, minimumWage, employees }) => {
    const rules = presetFor(jurisdiction, employees)?.overtime;
    if (rules === undefined) return unsupported;
    const { daily } = rulesAtRate(rules, decimal(rate), decimal(minimumWage));
    return { dailyOvertimeApplies: daily.length > 0 };
  },
);

const stretch = z.pipe(
  z.tuple([wallTime, wallTime]),
  z.transform(([start, end]) => {
    const [from, to] = [secondsOf(start) / 60, secondsOf(end) / 60];
    return { from, to: to < from ? to + 1_440 : to };
  }),
);

export const scheduleOvertime = kind(
  z.looseObject({ schedule: z.array(stretch), worked: z.array(stretch) }),
  ({ schedule, worked, ...input }) => {
    const [tolerance] = saidUnder(input, /toleran|threshold/i);
    return { overtimeMinutes: minutesBeyondSchedule(worked, schedule, Number(tolerance?.[1] ?? 0)) };
  },
);
