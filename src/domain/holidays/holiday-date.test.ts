import { expect, test } from 'vitest';
import { parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { federalHolidays } from './federal-holidays.ts';
import { nextKept } from './holiday-date.ts';

/** | holiday | from | is kept next on | */
test.each([
  ['thanksgiving', '2026-11-23', '2026-11-26'],
  ['thanksgiving', '2026-11-26', '2026-11-26'],
  ['thanksgiving', '2026-11-27', '2027-11-25'],
  // New Year's Day of 2028 is a Saturday, kept on the last day of the year before.
  ['new-year', '2027-12-31', '2027-12-31'],
  ['new-year', '2028-01-01', '2029-01-01'],
  // The Fourth of July of 2027 is a Sunday, kept on the Monday after.
  ['independence', '2027-07-05', '2027-07-05'],
  ['independence', '2027-07-06', '2028-07-04'],
])('%s from %s on is kept next on %s', (code, from, kept) => {
  const holiday = federalHolidays.find((each) => each.code === code);
  expect(holiday && nextKept(holiday, parsePlainDate(from) as PlainDate)).toBe(kept);
});

test('a day that no month of those years has is kept on none', () => {
  const fifthMonday = { on: { month: 2, weekday: 'monday', nth: 5 }, observed: 'none' } as const;
  expect(nextKept(fifthMonday, parsePlainDate('2025-03-01') as PlainDate)).toBeUndefined();
});
