import { describe, expect, test } from 'vitest';
import { parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { dueEntries, type AccrualFacts, type DueEntry, type PostedEntry } from './due-entries.ts';
import type { AccrualRule, TimeOffRules } from './time-off-rules.ts';

const on = (text: string) => parsePlainDate(text) as PlainDate;
const monthly: AccrualRule = {
  by: 'calendar',
  frequency: { every: 'month', dayOfMonth: 1 },
  milestones: [{ afterYears: 0, minutesPerYear: 2_400 }],
};
const sick = { by: 'work', workedPerMinute: 30, balanceCapMinutes: 4_800 } as const satisfies AccrualRule;
const rules = (accrual: AccrualRule, more: Partial<TimeOffRules> = {}): TimeOffRules => ({
  accrual,
  waitingDays: 0,
  usableAfterDays: 0,
  ...more,
});
const facts = (accrual: AccrualRule, until: string, more: Partial<AccrualFacts> = {}): AccrualFacts => ({
  hiredOn: on('2025-03-05'),
  versions: [{ from: on('2026-01-01'), rules: rules(accrual) }],
  posted: [],
  worked: [],
  until: on(until),
  ...more,
});
const told = (entries: readonly DueEntry[]) => entries.map(({ on: date, minutes }) => [date, minutes]);
const entry = (date: string, minutes: number): PostedEntry => ({ on: on(date), minutes, period: null });

describe('a cap of what work earns', () => {
  const capped = { ...sick, balanceCapDays: 10 };
  const week = { startsOn: on('2026-11-02'), minutes: 3_000 };
  const earned = (accrual: AccrualRule, dayMinutes: number | undefined, balance: number) =>
    dueEntries(
      facts(accrual, '2026-11-09', {
        worked: [dayMinutes === undefined ? week : { ...week, dayMinutes }],
        posted: [entry('2026-01-01', balance)],
      }),
    ).reduce((sum, { minutes }) => sum + minutes, 0);

  test.each([
    ['days of eight hours', undefined, 4_790, 10],
    ['days of eight hours', 480, 4_790, 10],
    ['days of ten hours, which make 100 hours', 600, 4_790, 100],
    ['the same', 600, 5_990, 10],
    ['days of four hours, of which ten are less than 80 hours', 240, 4_790, 10],
  ])('in hours or days is whichever is more: %s', (_, dayMinutes, balance, minutes) => {
    expect(earned(capped, dayMinutes, balance)).toBe(minutes);
  });

  test('in days alone is those days', () => {
    const { balanceCapMinutes: _, ...inDays } = capped;
    expect(earned(inDays, 240, 2_390)).toBe(10);
  });
});

describe('a year of what work earns', () => {
  const newYear = { month: 1, dayOfMonth: 1 };
  const carrying = (months?: number, accrual: Partial<typeof sick> & object = {}): AccrualFacts =>
    facts(sick, '2027-06-30', {
      versions: [
        {
          from: on('2026-01-01'),
          rules: rules(
            { ...sick, ...accrual, carryOverCapMinutes: 480, yearBegins: newYear },
            months === undefined ? {} : { carriedLapsesAfterMonths: months },
          ),
        },
      ],
      posted: [entry('2026-06-01', 1_000)],
    });

  test('carries no more than it may, and what is earned in the new one is beside it', () => {
    const worked = [
      { startsOn: on('2026-12-21'), minutes: 2_400 },
      { startsOn: on('2026-12-28'), minutes: 2_400 },
    ];
    expect(told(dueEntries({ ...carrying(), worked }))).toEqual([
      ['2026-12-28', 80],
      ['2027-01-01', -600],
      ['2027-01-04', 80],
    ]);
  });

  test('has what was carried lapse months later, but for what was taken of it', () => {
    expect(told(dueEntries(carrying(3)))).toEqual([
      ['2027-01-01', -520],
      ['2027-04-01', -480],
    ]);
    const { posted, ...rest } = carrying(3);
    expect(told(dueEntries({ ...rest, posted: [...posted, entry('2027-02-01', -400)] }))).toEqual([
      ['2027-01-01', -520],
      ['2027-04-01', -80],
    ]);
  });

  test('begins on the day of being hired, where no other is set, and not on that day itself', () => {
    const yearly = { ...sick, carryOverCapMinutes: 0 };
    const hired = { hiredOn: on('2026-03-05'), posted: [entry('2026-03-05', 100)] };
    expect(told(dueEntries(facts(yearly, '2027-12-31', hired)))).toEqual([['2027-03-05', -100]]);
  });

  test('carries everything, where nothing is said of it', () => {
    expect(dueEntries(facts(sick, '2029-12-31', { posted: [entry('2026-06-01', 1_000)] }))).toEqual([]);
  });
});

describe('of the week that holds the first day', () => {
  // Monday to Sunday; eight hours on each day from Wednesday to Friday.
  const day = (date: string, minutes = 480) => ({ date: on(date), minutes });
  const days = [day('2026-11-04'), day('2026-11-05'), day('2026-11-06')];
  const week = { startsOn: on('2026-11-02'), minutes: 1_440, days };
  const earned = (more: Partial<AccrualFacts>) =>
    told(dueEntries(facts(sick, '2026-11-16', { worked: [week], ...more })));
  const whole = [['2026-11-09', 48]];
  const since = (from: string, more: Partial<TimeOffRules> = {}, accrual: AccrualRule = sick) => ({
    from: on(from),
    rules: rules(accrual, more),
  });

  test.each(['2026-11-02', '2026-11-04', '2026-11-08'])('of being hired on %s all counts', (hiredOn) => {
    expect(earned({ hiredOn: on(hiredOn) })).toEqual(whole);
  });

  test('and nothing of the weeks before', () => {
    expect(earned({ hiredOn: on('2026-11-09') })).toEqual([]);
  });

  test.each([
    ['2026-11-04', 48],
    ['2026-11-05', 32],
    ['2026-11-06', 16],
  ])('of the policy, %s, counts what is worked from then on', (from, minutes) => {
    expect(earned({ versions: [since(from)] })).toEqual([['2026-11-09', minutes]]);
    expect(earned({ versions: [since('2026-01-01', {}, monthly), since(from)], posted: writtenMonthly })).toEqual([
      ['2026-11-09', minutes],
    ]);
  });

  test('of the policy all counts, where nobody knows on which days it was worked', () => {
    const { days: _, ...unknown } = week;
    expect(earned({ versions: [since('2026-11-05')], worked: [unknown] })).toEqual(whole);
  });

  test('of the policy nothing is left, where it begins once all was worked', () => {
    expect(earned({ versions: [since('2026-11-07')] })).toEqual([]);
    expect(earned({ versions: [since('2026-11-09')] })).toEqual([]);
  });

  test('after the days of waiting counts what is worked from then on', () => {
    const versions = [since('2026-01-01', { waitingDays: 3 })];
    expect(earned({ versions, hiredOn: on('2026-11-01') })).toEqual(whole);
    expect(earned({ versions, hiredOn: on('2026-11-02') })).toEqual([['2026-11-09', 32]]);
    expect(earned({ versions, hiredOn: on('2026-11-06') })).toEqual([]);
  });

  test('goes once, by the first version that earns in it', () => {
    const half = { ...sick, workedPerMinute: 60 };
    expect(earned({ versions: [since('2026-11-04'), since('2026-11-06', {}, half)] })).toEqual(whole);
    expect(earned({ versions: [since('2026-11-04', { waitingDays: 700 }), since('2026-11-06', {}, half)] })).toEqual([
      ['2026-11-09', 8],
    ]);
    expect(earned({ versions: [since('2026-11-03'), since('2026-11-05', {}, { by: 'nothing' })] })).toEqual(whole);
  });

  const writtenMonthly = Array.from({ length: 11 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-01`).map(
    (date) => ({ on: on(date), minutes: 200, period: `grant ${date}` }),
  );
});
