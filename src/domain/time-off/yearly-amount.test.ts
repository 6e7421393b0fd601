import { describe, expect, test } from 'vitest';
import { parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { dueEntries, type AccrualFacts, type DueEntry } from './due-entries.ts';
import type { AccrualRule } from './time-off-rules.ts';

const on = (text: string) => parsePlainDate(text) as PlainDate;
const sick = { by: 'work', workedPerMinute: 30 } as const satisfies AccrualRule;
const facts = (accrual: AccrualRule, until: string, more: Partial<AccrualFacts> = {}): AccrualFacts => ({
  hiredOn: on('2025-03-05'),
  versions: [{ from: on('2026-01-01'), rules: { accrual, waitingDays: 0, usableAfterDays: 0 } }],
  posted: [],
  worked: [],
  until: on(until),
  ...more,
});
const told = (entries: readonly DueEntry[]) => entries.map(({ on: date, minutes }) => [date, minutes]);

describe('a year gives', () => {
  test.each([
    [{ every: 'week', weekday: 'thursday' }, 53],
    [{ every: 'two-weeks', from: on('2026-01-01') }, 27],
  ] as const)('its amount and no more, where %j falls on %d of its days', (frequency, days) => {
    const newYear = { month: 1, dayOfMonth: 1 };
    const milestones = [{ afterYears: 0, minutesPerYear: 4_800 }];
    const rule: AccrualRule = { by: 'calendar', frequency, milestones, yearBegins: newYear };
    const of = (until: string) => dueEntries(facts(rule, until, { hiredOn: on('2025-07-01') }));
    const year = of('2026-12-31');
    // 2026 begins and ends on a Thursday.
    expect(year).toHaveLength(days - 1);
    expect(year.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(4_800);
    expect(of('2027-01-14').length).toBeGreaterThan(year.length);
    expect(dueEntries({ ...facts(rule, '2026-12-31', { hiredOn: on('2025-07-01') }), posted: year })).toEqual([]);
  });

  test('by work what it may at most, afresh from the day that is set, and counts what was written', () => {
    const yearly = { ...sick, annualCapMinutes: 100, yearBegins: { month: 11, dayOfMonth: 16 } };
    const worked = ['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'].map((date) => ({
      startsOn: on(date),
      minutes: 2_400,
    }));
    expect(told(dueEntries(facts(yearly, '2026-11-23', { worked })))).toEqual([
      ['2026-11-02', 80],
      ['2026-11-09', 20],
      ['2026-11-16', 80],
      ['2026-11-23', 20],
    ]);
    const posted = [{ on: on('2026-11-02'), minutes: 95, period: 'work 2026-10-26' }];
    expect(told(dueEntries(facts(yearly, '2026-11-09', { worked, posted })))).toEqual([['2026-11-09', 5]]);
  });
});
