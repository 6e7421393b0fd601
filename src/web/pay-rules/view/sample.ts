import { cents, type Cents } from '../../../domain/kernel/money.ts';
import {
  addDays,
  addMilliseconds,
  instant,
  instantAt,
  parseZone,
  weekOf,
  weekdays,
  type Instant,
  type PlainDate,
  type Span,
  type Weekday,
  type Zone,
} from '../../../domain/kernel/time.ts';
import { currentPeriod } from '../../../domain/pay-rules/current-period.ts';
import { overtimePeriodStart } from '../../../domain/pay-rules/overtime-period.ts';
import { sumOfDays } from '../../../domain/pay-rules/overtime-split.ts';
import type { PayPeriod } from '../../../domain/pay-rules/pay-periods.ts';
import type { PayPolicy } from '../../../domain/pay-rules/pay-policy.ts';
import { payableWeek } from '../../../domain/pay-rules/payable-week.ts';
import { paysHours, type PayLineKind } from '../../../domain/pay-rules/week-pay.ts';
import type { DayFacts } from '../../../domain/pay-rules/week-question.ts';
import { workdayOf } from '../../../domain/pay-rules/workdays.ts';
import type { Punch, PunchKind } from '../../../domain/time-clock/punch.ts';

/** `[day, in, out]`, or with a pause between: minutes since the beginning of the day. */
type Stretch = readonly [day: number, ...times: readonly number[]];

interface Sample {
  readonly work: readonly Stretch[] | ((weekStart: Weekday) => readonly Stretch[]);
  readonly ratePerHour: string;
  /** Another rate from a day on. */
  readonly raise?: { readonly day: number; readonly ratePerHour: string };
  /** What is known of one of its days. */
  readonly facts?: DayFacts & { readonly day?: number };
  /** A bonus of the week that belongs to the regular rate. */
  readonly bonus?: string;
}

const hour = 60;
const days = (count: number, ...times: readonly number[]): Stretch[] => daysFrom(0, count, ...times);
const daysFrom = (first: number, count: number, ...times: readonly number[]): Stretch[] =>
  Array.from({ length: count }, (_, day): Stretch => [first + day, ...times]);

/** An evening through midnight of a day that is none of the weekend, and both of its days. */
function nightAndWeekend(weekStart: Weekday): Stretch[] {
  const first = weekdays.indexOf(weekStart);
  const dayOf = (weekday: Weekday) => (weekdays.indexOf(weekday) - first + 7) % 7;
  const day = [8 * hour, 16 * hour];
  const evening = dayOf('saturday') === 0 ? 2 : dayOf('sunday') === 0 ? 1 : 0;
  return [
    [evening, 20 * hour, 28 * hour] as const,
    [dayOf('saturday'), ...day] as const,
    [dayOf('sunday'), ...day] as const,
  ].toSorted(([a], [b]) => a - b);
}

const twenty = '20.00';
/** Told from a premium of the policy that is called “bonus”. */
const bonusCode = 'bonus of the sample';
const nine = days(5, 8 * hour, 17 * hour);

/** A piece of work for each parameter, on which it can be seen what the parameter does. */
const samples = {
  weekly: { work: nine, ratePerHour: twenty },
  longWeek: { work: days(6, 7 * hour, 19 * hour), ratePerHour: twenty },
  daily: { work: [[0, 8 * hour, 18 * hour]], ratePerHour: twenty },
  double: { work: [[0, 6 * hour, 20 * hour]], ratePerHour: twenty },
  longDay: { work: [[0, 4 * hour, 22 * hour]], ratePerHour: twenty },
  dailyFrom: {
    work: [
      [0, 14 * hour, 22 * hour],
      [1, 6 * hour, 14 * hour],
    ],
    ratePerHour: '15.00',
  },
  inARow: { work: [[0, 18 * hour, 31 * hour]], ratePerHour: twenty },
  seventhDay: { work: days(7, 8 * hour, 14 * hour), ratePerHour: twenty },
  sixDays: { work: [...days(3, 8 * hour, 14 * hour), ...daysFrom(4, 3, 8 * hour, 14 * hour)], ratePerHour: twenty },
  lowRate: { work: [[0, 8 * hour, 18 * hour]], ratePerHour: '15.00' },
  fourTens: { work: [...days(4, 8 * hour, 18 * hour), [4, 8 * hour, 17 * hour]], ratePerHour: twenty },
  madeUp: { work: [[0, 8 * hour, 18 * hour]], ratePerHour: twenty, facts: { makeupMinutes: 2 * hour } },
  dayOff: {
    work: days(4, 8 * hour, 18 * hour),
    ratePerHour: twenty,
    facts: { day: 4, paidAbsenceMinutes: 8 * hour },
  },
  greatest: { work: [[0, 6 * hour, 20 * hour], ...days(5, 8 * hour, 16 * hour).slice(1)], ratePerHour: twenty },
  eighty: {
    work: [...days(4, 8 * hour, 20 * hour), ...daysFrom(7, 4, 8 * hour, 18 * hour)],
    ratePerHour: twenty,
  },
  rest: { work: [[0, 8 * hour, 10 * hour, 10 * hour + 15, 12 * hour + 15]], ratePerHour: twenty },
  meal: { work: [[0, 8 * hour, 12 * hour, 12 * hour + 30, 16 * hour + 30]], ratePerHour: twenty },
  deducted: { work: [[0, 8 * hour, 17 * hour]], ratePerHour: twenty },
  breaks: {
    work: [[0, 8 * hour, 10 * hour, 10 * hour + 25, 14 * hour, 14 * hour + 25, 16 * hour + 50]],
    ratePerHour: twenty,
  },
  noMeal: { work: [[0, 8 * hour, 16 * hour]], ratePerHour: twenty },
  gap: {
    work: [
      [0, 8 * hour, 11 * hour],
      [0, 14 * hour, 17 * hour],
    ],
    ratePerHour: twenty,
  },
  longest: { work: [[0, 8 * hour, 28 * hour]], ratePerHour: twenty },
  midnight: { work: [[0, 18 * hour, 26 * hour]], ratePerHour: twenty },
  punches: { work: [[0, 8 * hour + 7, 16 * hour + 53]], ratePerHour: twenty },
  dayTotal: { work: [[0, 8 * hour + 3, 16 * hour + 12]], ratePerHour: twenty },
  mealTotal: { work: [[0, 8 * hour, 12 * hour, 12 * hour + 37, 17 * hour]], ratePerHour: twenty },
  seconds: { work: [[0, 8 * hour + 2 / 3, 16 * hour + 1 / 3]], ratePerHour: twenty },
  rates: { work: nine, ratePerHour: '15.33', bonus: '25.00' },
  twoRates: { work: nine, ratePerHour: '15.00', raise: { day: 3, ratePerHour: '21.00' } },
  night: { work: nightAndWeekend, ratePerHour: twenty },
  sentHome: { work: [[0, 8 * hour, 9 * hour]], ratePerHour: twenty, facts: { scheduledMinutes: 8 * hour } },
  oneHour: { work: [[0, 8 * hour, 9 * hour]], ratePerHour: twenty },
  split: {
    work: [
      [0, 8 * hour, 11 * hour],
      [0, 14 * hour, 17 * hour],
    ],
    ratePerHour: '17.00',
  },
  holiday: { work: [[0, 8 * hour, 16 * hour]], ratePerHour: twenty, facts: { holiday: true } },
  longHoliday: { work: [[0, 8 * hour, 20 * hour]], ratePerHour: twenty, facts: { holiday: true } },
} as const satisfies Readonly<Record<string, Sample>>;
export type SampleName = keyof typeof samples;

/** What a sample comes to under a policy. */
export interface SampleFigures {
  /** Minutes at each multiplier, the lowest first. */
  readonly minutes: readonly { readonly multiplier: string; readonly minutes: number }[];
  readonly shiftCount: number;
  /** Of each day with work. */
  readonly dates: readonly { readonly date: PlainDate; readonly minutes: number }[];
  /** What is paid beside the hours, but for the bonus that the sample speaks of: with it, the figures are all of the gross. */
  readonly besides: readonly { readonly kind: PayLineKind; readonly code: string; readonly cents: Cents }[];
  readonly grossCents: Cents;
}

// A zone whose clock never changes.
const zone = parseZone('UTC') as Zone;

/** What is paid in a sample, in units of currency: an hour of it, after the raise, and beside the hours. */
export function amountsOfSample(name: SampleName) {
  const { ratePerHour, raise, bonus }: Sample = samples[name];
  return { ratePerHour, raisedTo: raise?.ratePerHour, bonus };
}

/**
 * Works a sample out as a time card is: by the one way from punches to pay.
 *
 * @param on the policy is in force; the sample is worked in the period of that date
 */
export function figuresOfSample(name: SampleName, policy: PayPolicy, on: PlainDate): SampleFigures {
  const sample: Sample = samples[name];
  const { weekday } = policy.workweek;
  const startsOn = overtimePeriodStart(policy, weekOf(on, weekday));
  const work = typeof sample.work === 'function' ? sample.work(weekday) : sample.work;
  const { ratePerHour, raise, bonus, facts } = sample;
  const earnings = bonus === undefined ? [] : [{ code: bonusCode, amount: bonus, inRegularRate: true }];
  const rates = [{ from: addDays(startsOn, -60), ratePerHour }];
  // Whoever works in a sample has had their meals, but for the one that shows what a missed meal costs.
  const { mealRest: _, ...fed } = policy;
  const punches = punchesOf(work, startsOn);
  // Work that goes on in the week after is shown whole, whether both weeks are counted together or each by itself.
  const weeks = weeksOf(work, policy, startsOn).map((week) =>
    payableWeek(punches, {
      policy: name === 'noMeal' ? policy : fed,
      zone,
      startsOn: week,
      until: instant(Date.UTC(2200, 0, 1)),
      pay: {
        rates:
          raise === undefined
            ? rates
            : [...rates, { from: addDays(startsOn, raise.day), ratePerHour: raise.ratePerHour }],
        earnings,
      },
      ...(facts === undefined ? {} : { facts: new Map([[addDays(startsOn, facts.day ?? 0), facts]]) }),
    }),
  );
  const all = weeks.flatMap((week) => week.days);
  return {
    minutes: [...sumOfDays(weeks.map((week) => week.byMultiplier))]
      .map(([multiplier, minutes]) => ({ multiplier, minutes }))
      .toSorted((a, b) => Number(a.multiplier) - Number(b.multiplier)),
    shiftCount: new Set(all.flatMap((day) => day.shifts.map(({ shift }) => shift))).size,
    dates: all.flatMap(({ date, workedMinutes }) => (workedMinutes > 0 ? [{ date, minutes: workedMinutes }] : [])),
    besides: weeks
      .flatMap((week) => week.pay?.lines ?? [])
      .filter((line) => !paysHours(line) && line.code !== bonusCode && line.cents > 0)
      .map(({ kind, code = '', cents: paid }) => ({ kind, code, cents: paid })),
    grossCents: cents(weeks.reduce((sum, week) => sum + (week.pay?.grossCents ?? 0), 0)),
  };
}

/** The weeks of some work, or the periods of so many days that its policy counts together. */
function weeksOf(work: readonly Stretch[], { overtime }: PayPolicy, startsOn: PlainDate): PlainDate[] {
  const { periodDays = 7 } = overtime;
  const last = Math.max(...work.map(([day]) => day));
  return Array.from({ length: Math.floor(last / periodDays) + 1 }, (_, index) => addDays(startsOn, index * periodDays));
}

function punchesOf(work: readonly Stretch[], startsOn: PlainDate): Punch[] {
  const presses = work.flatMap(([day, ...times]) =>
    times.map((minute, index): [PunchKind, Instant] => {
      const midnight = instantAt(addDays(startsOn, day), { hour: 0, minute: 0 }, zone);
      return [kindAt(index, times.length), addMilliseconds(midnight, Math.round(minute * 60_000))];
    }),
  );
  return presses.map(([kind, punchedAt], index) => ({ id: `sample-${index}`, kind, punchedAt, sequence: index + 1 }));
}

function kindAt(index: number, count: number): PunchKind {
  if (index === 0) return 'clock_in';
  if (index === count - 1) return 'clock_out';
  return index % 2 === 1 ? 'break_start' : 'break_end';
}

/** The workweek of a date by the policy: its first instant, and the first after it. */
export function workweekOf({ workweek }: PayPolicy, date: PlainDate): Span {
  const startsOn = weekOf(date, workweek.weekday);
  return {
    from: workdayOf(startsOn, workweek.time, zone).from,
    to: workdayOf(addDays(startsOn, 6), workweek.time, zone).to,
  };
}

/** The zone in which samples are. */
export const sampleZone = zone;

/** The pay period of a date and the one after it, as they will be paid; none, where the policy does not say. */
export function nextPeriods(policy: PayPolicy, date: PlainDate): readonly PayPeriod[] {
  if (policy.payPeriod === undefined) return [];
  const current = currentPeriod(policy, date);
  return [current, currentPeriod(policy, addDays(current.end, 1))];
}
