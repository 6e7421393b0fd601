import { cents, type Cents } from '../../../domain/kernel/money.ts';
import {
  addDays,
  instant,
  instantAt,
  parseZone,
  weekOf,
  type Instant,
  type PlainDate,
  type Span,
  type Zone,
} from '../../../domain/kernel/time.ts';
import { payPeriodAt, payPeriods, type PayPeriod } from '../../../domain/pay-rules/pay-periods.ts';
import type { PayPolicy } from '../../../domain/pay-rules/pay-policy.ts';
import { payableWeek } from '../../../domain/pay-rules/payable-week.ts';
import type { DayFacts } from '../../../domain/pay-rules/week-question.ts';
import { workdayOf } from '../../../domain/pay-rules/workdays.ts';
import type { Punch, PunchKind } from '../../../domain/time-clock/punch.ts';

/** `[day, in, out]`, or with a pause between: minutes since the beginning of the day. */
type Stretch = readonly [day: number, ...times: readonly number[]];

interface Sample {
  readonly work: readonly Stretch[];
  readonly ratePerHour: string;
  readonly facts?: DayFacts;
  /** A bonus of the week that belongs to the regular rate. */
  readonly bonus?: string;
}

const hour = 60;
const days = (count: number, ...times: readonly number[]): Stretch[] => daysFrom(0, count, ...times);
const daysFrom = (first: number, count: number, ...times: readonly number[]): Stretch[] =>
  Array.from({ length: count }, (_, day): Stretch => [first + day, ...times]);

/** A piece of work for each parameter, on which it can be seen what the parameter does. */
const samples = {
  weekly: { work: days(5, 8 * hour, 17 * hour), ratePerHour: '20.00' },
  daily: { work: [[0, 8 * hour, 18 * hour]], ratePerHour: '20.00' },
  double: { work: [[0, 6 * hour, 20 * hour]], ratePerHour: '20.00' },
  seventhDay: { work: days(7, 8 * hour, 14 * hour), ratePerHour: '20.00' },
  greatest: { work: [[0, 6 * hour, 20 * hour], ...days(5, 8 * hour, 16 * hour).slice(1)], ratePerHour: '20.00' },
  eighty: {
    work: [...days(4, 8 * hour, 20 * hour), ...daysFrom(7, 4, 8 * hour, 18 * hour)],
    ratePerHour: '20.00',
  },
  rest: { work: [[0, 8 * hour, 10 * hour, 10 * hour + 15, 12 * hour + 15]], ratePerHour: '20.00' },
  meal: { work: [[0, 8 * hour, 12 * hour, 12 * hour + 30, 16 * hour + 30]], ratePerHour: '20.00' },
  deducted: { work: [[0, 8 * hour, 17 * hour]], ratePerHour: '20.00' },
  noMeal: { work: [[0, 8 * hour, 16 * hour]], ratePerHour: '20.00' },
  gap: {
    work: [
      [0, 8 * hour, 11 * hour],
      [0, 14 * hour, 17 * hour],
    ],
    ratePerHour: '20.00',
  },
  longest: { work: [[0, 8 * hour, 28 * hour]], ratePerHour: '20.00' },
  punches: { work: [[0, 8 * hour + 7, 16 * hour + 53]], ratePerHour: '20.00' },
  dayTotal: { work: [[0, 8 * hour + 3, 16 * hour + 12]], ratePerHour: '20.00' },
  rates: { work: days(5, 8 * hour, 17 * hour), ratePerHour: '15.33', bonus: '25.00' },
  night: { work: [[0, 20 * hour, 28 * hour]], ratePerHour: '20.00' },
  sentHome: { work: [[0, 8 * hour, 9 * hour]], ratePerHour: '20.00', facts: { scheduledMinutes: 8 * hour } },
  split: {
    work: [
      [0, 8 * hour, 11 * hour],
      [0, 14 * hour, 17 * hour],
    ],
    ratePerHour: '17.00',
  },
  holiday: { work: [[0, 8 * hour, 16 * hour]], ratePerHour: '20.00', facts: { holiday: true } },
} as const satisfies Readonly<Record<string, Sample>>;
export type SampleName = keyof typeof samples;

/** What a sample comes to under a policy. */
export interface SampleFigures {
  /** Minutes at each multiplier, the lowest first. */
  readonly minutes: readonly { readonly multiplier: string; readonly minutes: number }[];
  readonly shiftCount: number;
  readonly grossCents: Cents;
}

// A zone whose clock never changes, and a week like any other.
const zone = parseZone('UTC') as Zone;
const someMonday = '2026-01-12' as PlainDate;

/** Works a sample out as a time card is: by the one way from punches to pay. */
export function figuresOfSample(name: SampleName, policy: PayPolicy): SampleFigures {
  const sample: Sample = samples[name];
  const startsOn = policy.overtime.periodStartsOn ?? weekOf(someMonday, policy.workweek.weekday);
  const punches = punchesOf(sample.work, startsOn);
  const { ratePerHour, bonus } = sample;
  const earnings = bonus === undefined ? [] : [{ code: 'bonus', amount: bonus, inRegularRate: true }];
  // Whoever works in a sample has had their meals, but for the one that shows what a missed meal costs.
  const { mealRest: _, ...fed } = policy;
  const week = payableWeek(punches, {
    policy: name === 'noMeal' ? policy : fed,
    zone,
    startsOn,
    until: instant(Date.UTC(2100, 0, 1)),
    pay: { rates: [{ from: addDays(startsOn, -60), ratePerHour }], earnings },
    ...(sample.facts === undefined ? {} : { facts: new Map([[startsOn, sample.facts]]) }),
  });
  return {
    minutes: [...week.byMultiplier]
      .map(([multiplier, minutes]) => ({ multiplier, minutes }))
      .toSorted((a, b) => Number(a.multiplier) - Number(b.multiplier)),
    shiftCount: new Set(week.days.flatMap((day) => day.shifts.map(({ shift }) => shift))).size,
    grossCents: week.pay?.grossCents ?? cents(0),
  };
}

function punchesOf(work: readonly Stretch[], startsOn: PlainDate): Punch[] {
  const presses = work.flatMap(([day, ...times]) =>
    times.map((minute, index): [PunchKind, Instant] => {
      const at = instantAt(addDays(startsOn, day + Math.floor(minute / 1_440)), wallTime(minute % 1_440), zone);
      return [kindAt(index, times.length), at];
    }),
  );
  return presses.map(([kind, punchedAt], index) => ({ id: `sample-${index}`, kind, punchedAt, sequence: index + 1 }));
}

const wallTime = (minute: number) => ({ hour: Math.floor(minute / 60), minute: minute % 60 });

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

/** The pay period of a date and the one after it; none, where the policy does not say. */
export function nextPeriods({ payPeriod }: PayPolicy, date: PlainDate): readonly PayPeriod[] {
  const current = payPeriod === undefined ? undefined : payPeriodAt(payPeriod, date);
  return payPeriod === undefined || current === undefined ? [] : payPeriods(payPeriod, current.start, 2);
}
