import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aLedger } from '../../../tests/world/punches.ts';
import {
  addDays,
  addMilliseconds,
  daysBetween,
  instantAt,
  parsePlainDate,
  parseZone,
  startOfDate,
  weekdays,
  type Instant,
  type PlainDate,
  type Weekday,
  type Zone,
} from '../kernel/time.ts';
import { currentPeriod } from '../pay-rules/current-period.ts';
import type { PayPolicy } from '../pay-rules/pay-policy.ts';
import { payableWeek } from '../pay-rules/payable-week.ts';
import { presets } from '../pay-rules/presets.ts';
import { settledWeek } from '../pay-rules/settled-week.ts';
import { wholePeriods } from '../pay-rules/whole-periods.ts';
import { weeksSettledWith } from '../pay-rules/workweek-transition.ts';
import type { ZonesOfWeeks } from '../people/past-zones.ts';
import type { Punch } from '../time-clock/punch.ts';
import { weeksBetween, weeksOf } from './card-period.ts';
import { payableWorkweek } from './payable-workweek.ts';
import { timeCard } from './time-card.ts';

const zoneNamed = (name: string) => parseZone(name) as Zone;
const [newYork, losAngeles] = [zoneNamed('America/New_York'), zoneNamed('America/Los_Angeles')];
const on = (text: string) => parsePlainDate(text) as PlainDate;
const first = on('2026-11-02');
const hour = 3_600_000;

const eightyFrom = (startsOn: PlainDate): PayPolicy => ({
  ...presets['federal-hospital'],
  overtime: { ...presets['federal-hospital'].overtime, periodStartsOn: startsOn },
});

const weekBeginning = (weekday: Weekday, startsAtHour: number): PayPolicy => ({
  ...presets.federal,
  workweek: { weekday, time: { hour: startsAtHour, minute: 0 } },
});

const entry = (number: number, from: Instant, to: Instant): Punch[] => [
  { id: `in${number}`, kind: 'clock_in', punchedAt: from, sequence: 2 * number + 1 },
  { id: `out${number}`, kind: 'clock_out', punchedAt: to, sequence: 2 * number + 2 },
];

/** So many hours of a day from seven in the morning on. */
function shiftOn(date: PlainDate, hours: number): Punch[] {
  const from = instantAt(date, { hour: 7, minute: 0 }, newYork);
  return hours === 0 ? [] : entry(daysBetween(first, date) + 10, from, addMilliseconds(from, hours * hour));
}

/** Minutes of each week by the facts of all that settles with it, for the card and for pay. */
function minutesOf(punches: readonly Punch[], starts: readonly PlainDate[], by: Facts): number[] {
  const until = startOfDate(addDays(first, 120), newYork);
  return starts.map((startsOn) => {
    const asked = { ...settledWeek(startsOn, by.policyOn, by.zones), until };
    const { workedMinutes } = payableWorkweek(punches, asked);
    expect(timeCard(punches, asked).workedMinutes).toBe(workedMinutes);
    return workedMinutes;
  });
}

interface Facts {
  readonly policyOn: (date: PlainDate) => PayPolicy;
  readonly zones: ZonesOfWeeks;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

describe('fourteen days of 8 and 80', () => {
  test.each([
    ['2026-10-26', '2026-11-01', 25],
    ['2027-03-08', '2027-03-14', 23],
  ])('from %s have in %s the %d hours that the clock gives it', (start, day, hours) => {
    const [from, to] = [startOfDate(on(day), newYork), startOfDate(addDays(on(day), 1), newYork)];
    const noon = addMilliseconds(from, 12 * hour);
    const punches = [...entry(0, from, noon), ...entry(1, noon, to)];
    const by = { policyOn: () => eightyFrom(on(start)), zones: { past: [], home: newYork } };
    const until = startOfDate(addDays(on(start), 40), newYork);
    const weeks = [on(start), addDays(on(start), 7)].map(
      (startsOn) => payableWorkweek(punches, { ...settledWeek(startsOn, by.policyOn, by.zones), until }).workedMinutes,
    );
    expect(weeks).toEqual([hours * 60, 0]);
  });

  test.each([
    ['from New York to Los Angeles', newYork, losAngeles],
    ['from Los Angeles to New York', losAngeles, newYork],
  ])('lose no minute and pay none twice where somebody moves between the weeks %s', (_, before, after) => {
    const from = instantAt(addDays(first, 6), { hour: 18, minute: 30 }, before);
    const punches = entry(0, from, addMilliseconds(from, 10 * hour));
    for (const policy of [eightyFrom(first), presets.federal]) {
      const by = {
        policyOn: () => policy,
        zones: { past: [{ untilOn: addDays(first, 7), zone: before }], home: after },
      };
      const weeks = minutesOf(punches, [first, addDays(first, 7)], by);
      expect({ all: sum(weeks), areBoth: weeks.every((minutes) => minutes > 0) }).toEqual({ all: 600, areBoth: true });
    }
  });

  test('count each minute of the period toward eighty hours in both weeks alike', () => {
    // Eighty hours in the first week and five about midnight between the two: what is beyond is overtime once.
    const punches = [
      ...[0, 1, 2, 3, 4].flatMap((day) => {
        const from = instantAt(addDays(first, day), { hour: 6, minute: 0 }, newYork);
        return entry(day, from, addMilliseconds(from, 16 * hour));
      }),
      ...entry(
        5,
        instantAt(addDays(first, 6), { hour: 22, minute: 0 }, newYork),
        instantAt(addDays(first, 7), { hour: 6, minute: 0 }, losAngeles),
      ),
    ];
    const policyOn = () => eightyFrom(first);
    const zones = { past: [{ untilOn: addDays(first, 7), zone: newYork }], home: losAngeles };
    const until = startOfDate(addDays(first, 40), newYork);
    const whole = payableWeek(punches, { ...settledWeek(first, policyOn, zones), until });
    const weeks = [first, addDays(first, 7)].map((startsOn) =>
      payableWorkweek(punches, { ...settledWeek(startsOn, policyOn, zones), until }),
    );
    const overtime = weeks.map(({ byMultiplier }) => byMultiplier.get('1.5') ?? 0);
    expect(sum(overtime)).toBe(whole.byMultiplier.get('1.5'));
    expect(sum(weeks.map(({ workedMinutes }) => workedMinutes))).toBe(whole.workedMinutes);
  });

  test('of pay are two weeks, around a change of the clock too', () => {
    const payPeriod = {
      frequency: 'biweekly' as const,
      anchor: on('2026-10-26'),
      payDate: { daysAfterEnd: 6, businessDay: true },
    };
    const policy = { ...presets.federal, payPeriod };
    const period = currentPeriod(policy, on('2026-11-01'));
    expect(period).toMatchObject({ start: '2026-10-26', end: '2026-11-08', pay: '2026-11-13' });
    expect(weeksOf(period, () => policy, on('2026-12-01'))).toEqual(['2026-10-26', '2026-11-02']);
  });
});

test('days are said to be cut otherwise only where they are: within what a week is worked out over', () => {
  const movedOn = (day: number) => ({ past: [{ untilOn: addDays(first, day), zone: newYork }], home: losAngeles });
  const cuts = (policy: PayPolicy, zones: ZonesOfWeeks) =>
    settledWeek(first, () => policy, zones).cuts?.map(({ startsOn, zone }) => [startsOn, zone]);
  expect(cuts(presets.federal, { past: [], home: newYork })).toBeUndefined();
  expect([cuts(presets.federal, movedOn(-70)), cuts(presets.federal, movedOn(70))]).toEqual([undefined, undefined]);
  expect(cuts(eightyFrom(first), movedOn(7))).toEqual([
    [first, newYork],
    [addDays(first, 7), losAngeles],
    [addDays(first, 14), losAngeles],
  ]);
});

describe('a long period with a move of workweeks at both of its ends', () => {
  const noMoves = { past: [], home: newYork };
  const sundays = weekBeginning('sunday', 0);
  const hospital = eightyFrom(on('2026-11-09'));

  test('leaves each shared day to one of the two weeks that it lies in', () => {
    const policyOn = wholePeriods((date) => (date < on('2026-11-09') || date >= on('2026-11-22') ? sundays : hospital));
    const days = [9, 10, 11, 12, 13, 16, 17, 18, 19, 22, 23, 24, 25, 26, 27];
    const punches = days.flatMap((day) => shiftOn(addDays(first, day - 2), 8));
    const starts = ['2026-11-08', '2026-11-09', '2026-11-16', '2026-11-22', '2026-11-29'].map(on);
    // Sunday the 22nd makes 48 hours of the new week, and only 80 of the fourteen days.
    expect(minutesOf(punches, starts, { policyOn, zones: noMoves })).toEqual(
      [40, 0, 32, 48, 0].map((each) => each * 60),
    );
    expect([9, 16, 22].map((day) => weeksSettledWith(policyOn, addDays(first, day - 2)))).toEqual([
      starts.slice(0, 4),
      starts.slice(0, 4),
      starts.slice(1, 4),
    ]);
  });

  test('has the hours of the ledger, whatever weeks lie beside it and however long it is', () => {
    const weekly = fc
      .record({ weekday: fc.constantFrom(...weekdays), startsAtHour: fc.constantFrom(0, 6, 19) })
      .map(({ weekday, startsAtHour }) => weekBeginning(weekday, startsAtHour));
    const start = addDays(first, 7);
    // Full days, so that it makes a difference in which week a shared one counts.
    const hoursByDay = fc.array(fc.constantFrom(0, 8, 9, 12), { minLength: 42, maxLength: 42 });
    fc.assert(
      fc.property(hoursByDay, weekly, weekly, fc.constantFrom(14, 28), (hours, before, after, periodDays) => {
        const punches = hours.flatMap((each, day) => shiftOn(addDays(first, day), each));
        const long = { ...hospital, overtime: { ...hospital.overtime, periodDays } };
        const end = versionStart(addDays(start, periodDays - 7), after);
        const policyOn = wholePeriods((date) => (date < start ? before : date < end ? long : after));
        fc.pre(!moveTwiceInAWeek(policyOn));
        const unchanging = { policyOn: () => before, zones: noMoves };
        expect(workedBy(punches, { policyOn, zones: noMoves })).toBe(workedBy(punches, unchanging));
      }),
      { numRuns: 40 },
    );
  }, 30_000);
});

describe('whatever changes between weeks', () => {
  const zones = fc.constantFrom(
    ...['America/New_York', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland'].map(zoneNamed),
  );
  const ruled: Readonly<Record<string, PayPolicy>> = {
    federal: presets.federal,
    california: { ...presets.federal, overtime: presets.california.overtime },
    eighty: eightyFrom(first),
    eightyLater: eightyFrom(addDays(first, 7)),
    sunday: weekBeginning('sunday', 0),
    mondayAtSix: weekBeginning('monday', 6),
    sundayAtSix: weekBeginning('sunday', 6),
    thursdayEvening: weekBeginning('thursday', 19),
  };
  const ruledBy = (name: string): PayPolicy => ruled[name] ?? presets.federal;
  const policies = fc.constantFrom(...Object.keys(ruled));
  const changes = fc.array(fc.record({ week: fc.nat(5), policy: policies }), { maxLength: 3 });
  const moves = fc.array(fc.record({ day: fc.integer({ min: 1, max: 40 }), zone: zones }), { maxLength: 2 });

  test('the weeks have the hours of the ledger, none lost and none twice', () => {
    const ledgers = fc.integer({ min: 1, max: 35 }).chain((day) => aLedger(startOfDate(addDays(first, day), newYork)));
    fc.assert(
      fc.property(ledgers, changes, moves, zones, policies, (punches, changed, moved, home, original) => {
        const versions = changed
          .toSorted((a, b) => a.week - b.week)
          .map(({ week, policy }) => ({ startsOn: versionStart(addDays(first, 7 * week), ruledBy(policy)), policy }));
        const policyOn = wholePeriods((date) =>
          ruledBy(versions.findLast(({ startsOn }) => startsOn <= date)?.policy ?? original),
        );
        fc.pre(!moveTwiceInAWeek(policyOn));
        const past = moved
          .toSorted((a, b) => a.day - b.day)
          .map(({ day, zone }) => ({ untilOn: addDays(first, day), zone }));
        const unchanging = { policyOn: () => ruledBy(original), zones: { past: [], home } };
        expect(workedBy(punches, { policyOn, zones: { past, home } })).toBe(workedBy(punches, unchanging));
      }),
      { numRuns: 200 },
    );
  }, 30_000);
});

/** Workweeks that move twice within eight days are three that share hours: each is weighed against one other. */
function moveTwiceInAWeek(policyOn: Facts['policyOn']): boolean {
  const dates = Array.from({ length: 84 }, (_, day) => addDays(first, day - 14));
  const moved = dates.filter((date) => policyOn(date).workweek !== policyOn(addDays(date, -1)).workweek);
  return moved.some((date, index) => index > 0 && date < addDays(moved[index - 1] ?? date, 8));
}

/** Milliseconds of all weeks. */
function workedBy(punches: readonly Punch[], { policyOn, zones }: Facts): number {
  const until = startOfDate(addDays(first, 120), newYork);
  return sum(
    weeksBetween(addDays(first, -14), addDays(first, 70), policyOn, addDays(first, 120)).flatMap((startsOn) => {
      const { days } = payableWorkweek(punches, { ...settledWeek(startsOn, policyOn, zones), until });
      return days.map(({ workedMilliseconds }) => workedMilliseconds);
    }),
  );
}

/** The first day from a date on with which a week of a policy begins. */
const versionStart = (date: PlainDate, { workweek }: PayPolicy): PlainDate =>
  addDays(date, weekdays.indexOf(workweek.weekday));
