import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { dueEntries, type AccrualFacts } from './due-entries.ts';
import type { PayDay } from './grant-days.ts';
import { projectedBalance } from './projected-balance.ts';
import type { TimeOffRules } from './time-off-rules.ts';

const on = (text: string) => parsePlainDate(text) as PlainDate;
const rules: TimeOffRules = {
  accrual: {
    by: 'calendar',
    frequency: { every: 'pay-period' },
    milestones: [{ afterYears: 0, minutesPerYear: 4_800 }],
  },
  waitingDays: 0,
  usableAfterDays: 0,
};
const whole = (date: string, perYear: number, days: number): PayDay => ({
  on: on(date),
  perYear,
  forDays: days,
  ofDays: days,
});
const halfMonths = ['2025-12-16', '2026-01-01', '2026-01-16', '2026-02-01', '2026-02-16', '2026-03-01'].map((date) =>
  whole(date, 24, 15),
);
const facts = {
  hiredOn: on('2025-03-05'),
  versions: [{ from: on('2026-01-10'), rules }],
  posted: [],
  payDays: halfMonths,
};
const told = (until: string, more: Partial<AccrualFacts> = {}) =>
  dueEntries({ ...facts, worked: [], until: on(until), ...more }).map(({ on: date, minutes }) => [date, minutes]);

test('time that is earned with the pay periods is given as each begins, a part of the year for each', () => {
  expect(dueEntries({ ...facts, worked: [], until: on('2026-02-16') }).map(({ period }) => period)).toEqual([
    'grant 2026-01-16',
    'grant 2026-02-01',
    'grant 2026-02-16',
  ]);
  expect(told('2026-02-16').map(([, minutes]) => minutes)).toEqual([200, 200, 200]);
});

describe('where pay periods change in the middle of the year', () => {
  test('each gives its own part of the year', () => {
    const changed = [...halfMonths.slice(0, 3), whole('2026-02-02', 26, 14)];
    expect(told('2026-02-16', { payDays: changed })).toEqual([
      ['2026-01-16', 200],
      ['2026-02-02', 184],
    ]);
  });

  test('a period that is for some of its days gives so much of it', () => {
    const changed = [...halfMonths.slice(0, 3), { on: on('2026-02-01'), perYear: 12, forDays: 7, ofDays: 28 }];
    expect(told('2026-02-16', { payDays: changed })).toEqual([
      ['2026-01-16', 200],
      ['2026-02-01', 100],
    ]);
  });
});

describe('who is hired in the middle of a pay period', () => {
  const hired = { hiredOn: on('2026-01-20'), versions: [{ from: on('2025-01-01'), rules }] };
  const first = (prorateFirst: 'of-period' | 'ahead') => [
    {
      from: on('2025-01-01'),
      rules: { ...rules, accrual: { ...rules.accrual, prorateFirst } as TimeOffRules['accrual'] },
    },
  ];

  test('earns from the next on', () => {
    expect(told('2026-02-16', hired)).toEqual([
      ['2026-02-01', 200],
      ['2026-02-16', 200],
    ]);
  });

  test('earns for the days of it, where the first is given in part: before the next, or at once', () => {
    expect(told('2026-02-16', { ...hired, versions: first('of-period') })).toEqual([
      ['2026-02-01', 150],
      ['2026-02-16', 200],
    ]);
    expect(told('2026-02-16', { ...hired, versions: first('ahead') })).toEqual([
      ['2026-01-20', 150],
      ['2026-02-01', 200],
      ['2026-02-16', 200],
    ]);
  });
});

test('a balance on a later date counts the pay periods that begin by then', () => {
  expect(projectedBalance(facts, on('2026-02-28'))).toBe(600);
  expect(projectedBalance(facts, on('2026-03-01'))).toBe(800);
});

test('whenever pay periods change, a year of them gives what its weeks come to and no more than the amount of a year, and stopping on any day changes nothing', () => {
  const [weekly, biweekly] = [
    { days: 7, perYear: 52 },
    { days: 14, perYear: 26 },
  ];
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 26 }),
      fc.boolean(),
      fc.integer({ min: 0, max: 363 }),
      (count, isReversed, cut) => {
        const [first, second] = isReversed ? [biweekly, weekly] : [weekly, biweekly];
        const payDays: PayDay[] = [];
        for (let date = on('2026-01-01'); date < '2026-12-31';) {
          const { days, perYear } = payDays.length < count ? first : second;
          payDays.push(whole(date, perYear, days));
          date = addDays(date, days);
        }
        const hiredOn = on('2025-12-31');
        const all = { ...facts, hiredOn, versions: [{ from: hiredOn, rules }], payDays, worked: [] };
        const until = on('2026-12-30');
        const before = dueEntries({ ...all, until: addDays(on('2026-01-01'), cut) });
        const after = dueEntries({ ...all, posted: before, until });
        expect([...before, ...after]).toEqual(dueEntries({ ...all, until }));
        const weeks = payDays.reduce((sum, { ofDays }) => sum + ofDays / 7, 0);
        const given = [...before, ...after].reduce((sum, { minutes }) => sum + minutes, 0);
        expect(Math.abs(given - (4_800 * Math.min(weeks, 52)) / 52)).toBeLessThanOrEqual(1.5);
        expect(given).toBeLessThanOrEqual(4_801);
      },
    ),
  );
});
