import { describe, expect, test } from 'vitest';
import { moveOffDaysOff, weekend } from './business-day.ts';
import { addYears, dayInMonth, daysInMonth, daysInYear, firstOfMonth } from './months.ts';
import { parsePlainDate, type PlainDate } from './time.ts';

const on = (text: string) => parsePlainDate(text) as PlainDate;

describe('a date that nobody works on', () => {
  test.each([
    ['2010-01-16', 'none', [], '2010-01-16'],
    ['2010-01-16', 'before', [], '2010-01-15'],
    ['2010-01-16', 'after', [], '2010-01-18'],
    ['2010-01-16', 'nearest', [], '2010-01-15'],
    ['2010-01-17', 'nearest', [], '2010-01-18'],
    // A tie goes to the earlier day.
    ['2010-01-16', 'nearest', ['2010-01-15'], '2010-01-14'],
    ['2010-01-16', 'before', ['2010-01-15'], '2010-01-14'],
    ['2010-01-15', 'after', ['2010-01-15'], '2010-01-18'],
    ['2010-01-14', 'before', [], '2010-01-14'],
  ] as const)('%s moved %s, with holidays %j, is %s', (date, shift, holidays, moved) => {
    expect(moveOffDaysOff(on(date), shift, { weekdays: weekend, holidays: holidays.map(on) })).toBe(moved);
  });

  test('a calendar without working days is a mistake, not a search without end', () => {
    const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
    expect(() => moveOffDaysOff(on('2010-01-16'), 'after', { weekdays: week, holidays: [] })).toThrow(RangeError);
  });
});

describe('months', () => {
  test('a day that a month does not have is its last', () => {
    expect(dayInMonth(2026, 4, 31)).toBe('2026-04-30');
    expect(dayInMonth(2024, 2, 30)).toBe('2024-02-29');
    expect(dayInMonth(2026, 4, 30)).toBe('2026-04-30');
  });

  test('months run on into the years beside', () => {
    expect(firstOfMonth(2026, 13)).toBe('2027-01-01');
    expect(firstOfMonth(2026, 0)).toBe('2025-12-01');
    expect(daysInMonth(2024, 2)).toBe(29);
    expect([daysInYear(2024), daysInYear(2026)]).toEqual([366, 365]);
  });

  test('the anniversary of a leap day is the last of February', () => {
    expect(addYears(on('2024-02-29'), 1)).toBe('2025-02-28');
    expect(addYears(on('2024-02-29'), 4)).toBe('2028-02-29');
  });
});
