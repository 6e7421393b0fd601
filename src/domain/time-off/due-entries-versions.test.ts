import { describe, expect, test } from 'vitest';
import { parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { dueEntries, type AccrualFacts, type DueEntry } from './due-entries.ts';
import type { AccrualRule, TimeOffRules } from './time-off-rules.ts';

const on = (text: string) => parsePlainDate(text) as PlainDate;
const rules = (accrual: AccrualRule, more: Partial<TimeOffRules> = {}): TimeOffRules => ({
  accrual,
  waitingDays: 0,
  usableAfterDays: 0,
  ...more,
});
const told = (entries: readonly DueEntry[]) => entries.map(({ on: date, minutes }) => [date, minutes]);
const upFront: AccrualRule = {
  by: 'calendar',
  frequency: { every: 'year', month: 1, dayOfMonth: 1 },
  milestones: [{ afterYears: 0, minutesPerYear: 4_800 }],
  prorateFirst: 'ahead',
  yearBegins: { month: 1, dayOfMonth: 1 },
};
const given = (hiredOn: string, more: Partial<AccrualFacts> = {}): AccrualFacts => ({
  hiredOn: on(hiredOn),
  versions: [{ from: on('2026-01-01'), rules: rules(upFront) }],
  posted: [],
  worked: [],
  until: on('2027-01-05'),
  ...more,
});

describe('what a version that another has followed let people carry', () => {
  const monthly: AccrualRule = {
    by: 'calendar',
    frequency: { every: 'month', dayOfMonth: 1 },
    milestones: [{ afterYears: 0, minutesPerYear: 2_400, carryOverCapMinutes: 480 }],
  };
  const first = { from: on('2026-01-01'), rules: rules(monthly, { carriedLapsesAfterMonths: 3 }) };
  const before = [{ on: on('2026-01-01'), minutes: 1_000, period: null }];
  const granted = { on: on('2026-07-01'), minutes: 200, period: 'grant 2026-07-01' };
  const lapses = (more: Partial<AccrualFacts>) =>
    dueEntries({
      hiredOn: on('2025-03-05'),
      versions: [first, { from: on('2026-04-15'), rules: rules({ by: 'nothing' }) }],
      posted: before,
      worked: [],
      until: on('2026-11-20'),
      ...more,
    }).filter(({ period }) => period.startsWith('lapse'));

  test.each([
    ['2026-06-04', 0],
    ['2026-06-05', 1],
    ['2026-06-12', 1],
    ['2026-06-13', 0],
    ['2026-11-20', 0],
  ])('lapses on the day, or as late as a run may be, and no later: asked on %s, %d', (date, count) => {
    expect(lapses({ until: on(date), askedOn: on(date) })).toHaveLength(count);
  });

  test('is known beforehand to lapse', () => {
    expect(lapses({ askedOn: on('2026-05-01') })).toMatchObject([{ on: '2026-06-05', minutes: -480 }]);
  });

  test('is not taken once rules have written of a later day', () => {
    expect(lapses({ posted: [...before, granted] })).toEqual([]);
    expect(lapses({ posted: [...before, { ...granted, on: on('2026-06-05') }] })).toHaveLength(1);
  });

  test('has lapsed once where that was written', () => {
    const lapsed = { on: on('2026-06-05'), minutes: -480, period: 'lapse 2026-06-05' };
    expect(lapses({ posted: [...before, lapsed, granted], askedOn: on('2026-11-20') })).toEqual([]);
  });

  test('lapses however late it is asked while that version is in force', () => {
    expect(lapses({ versions: [first], posted: [...before, granted], askedOn: on('2026-11-20') })).toHaveLength(1);
  });
});

describe('what was written once counts once', () => {
  test('also where two versions have it lapse on one day', () => {
    const milestones = [{ afterYears: 0, minutesPerYear: 2_400, balanceCapMinutes: 400 }];
    const monthly: AccrualRule = { by: 'calendar', frequency: { every: 'month', dayOfMonth: 1 }, milestones };
    const newYear = { month: 1, dayOfMonth: 1 };
    const facts = given('2025-10-01', {
      versions: [
        { from: on('2026-10-01'), rules: rules(monthly, { carriedLapsesAfterMonths: 6 }) },
        {
          from: on('2026-12-01'),
          rules: rules({ ...monthly, yearBegins: newYear }, { carriedLapsesAfterMonths: 3 }),
        },
      ],
      until: on('2027-06-01'),
    });
    const posted = dueEntries(facts);
    expect(posted.filter(({ period }) => period === 'lapse 2027-04-01')).toHaveLength(1);
    expect(dueEntries({ ...facts, posted })).toEqual([]);
  });

  test('also where two versions give the first year ahead after other days of waiting', () => {
    const facts = given('2026-03-01', {
      versions: [
        { from: on('2026-01-01'), rules: rules(upFront) },
        { from: on('2026-04-01'), rules: rules(upFront, { waitingDays: 90 }) },
      ],
      until: on('2026-12-31'),
    });
    expect(told(dueEntries(facts))).toEqual([['2026-03-01', Math.round((4_800 * 306) / 365)]]);
    expect(dueEntries({ ...facts, posted: dueEntries(facts) })).toEqual([]);
  });
});

describe('a first day of work that is corrected across the day of the grant', () => {
  const corrected = (before: string, after: string) => {
    const posted = dueEntries(given(before));
    return [...told(posted), ...told(dueEntries(given(after, { posted })))];
  };

  test('to a later one, gives the year that is given no second time', () => {
    expect(corrected('2026-12-28', '2027-01-04')).toEqual([
      ['2026-12-28', 53],
      ['2027-01-01', 4_800],
    ]);
  });

  test('to an earlier one, gives what is missing', () => {
    expect(corrected('2027-01-04', '2026-12-28')).toEqual([
      ['2027-01-04', 4_761],
      ['2026-12-28', 53],
      ['2027-01-01', 39],
    ]);
  });
});

describe('who was suspended as a year is given up front', () => {
  const away = (from: string, back: string) => ({ suspensions: [{ from: on(from), back: on(back) }] });
  const back = (backOn: string, more: Partial<AccrualFacts> = {}) =>
    dueEntries(given('2020-07-01', { ...away('2020-07-01', backOn), until: on('2027-12-31'), ...more }));

  test('is given what is left of it on coming back', () => {
    expect(told(back('2027-01-04'))).toEqual([['2027-01-04', Math.round((4_800 * 362) / 365)]]);
    expect(told(back('2027-01-01'))).toEqual([['2027-01-01', 4_800]]);
  });

  test('is given nothing more, where the year was written before', () => {
    const posted = [{ on: on('2027-01-01'), minutes: 4_800, period: 'grant 2027-01-01' }];
    expect(back('2027-04-01', { posted })).toEqual([]);
  });

  test('is given nothing by a version that began after the day of the grant', () => {
    const versions = [{ from: on('2027-03-01'), rules: rules(upFront) }];
    expect(back('2027-04-01', { versions })).toEqual([]);
  });

  test('is given it once, also where it is the rest of the first year', () => {
    const facts = given('2026-10-01', { ...away('2026-10-01', '2026-11-20'), until: on('2026-12-31') });
    expect(told(dueEntries(facts))).toEqual([['2026-11-20', Math.round((4_800 * 42) / 365)]]);
    const posted = [{ on: on('2026-10-01'), minutes: 1_210, period: 'ahead 2027-01-01' }];
    expect(dueEntries({ ...facts, posted })).toEqual([]);
  });
});
