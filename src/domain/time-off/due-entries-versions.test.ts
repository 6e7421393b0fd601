import { describe, expect, test } from 'vitest';
import { parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { dueEntries, type AccrualFacts } from './due-entries.ts';
import type { AccrualRule, TimeOffRules } from './time-off-rules.ts';

const on = (text: string) => parsePlainDate(text) as PlainDate;
const rules = (accrual: AccrualRule, more: Partial<TimeOffRules> = {}): TimeOffRules => ({
  accrual,
  waitingDays: 0,
  usableAfterDays: 0,
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
