import { describe, expect, test } from 'vitest';
import { parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { holidaysBetween, yearlyHolidays, type CalendarChange } from './calendar.ts';

const date = (text: string): PlainDate => parsePlainDate(text) as PlainDate;
const span = (from: string, to: string) => ({ from: date(from), to: date(to) });
const none = { name: null, month: null, day: null, code: null };
const leftOut = (change: Partial<CalendarChange>): CalendarChange =>
  ({ ...none, code: 'veterans', locationId: null, fromYear: 2026, lastYear: null, ...change }) as CalendarChange;
const own = (change: Partial<CalendarChange>): CalendarChange =>
  ({
    ...none,
    name: 'Eve',
    month: 12,
    day: 24,
    locationId: null,
    fromYear: 2026,
    lastYear: null,
    ...change,
  }) as CalendarChange;
const told = (changes: readonly CalendarChange[], from: string, to: string) =>
  holidaysBetween(changes, 'downtown', span(from, to)).map(({ date: on, code, name }) => `${on} ${code ?? name}`);

describe('the holidays of a location', () => {
  test('are the eleven of 5 USC 6103(a), where nothing was changed', () => {
    expect(told([], '2026-01-01', '2026-12-31')).toEqual([
      '2026-01-01 new-year',
      '2026-01-19 king',
      '2026-02-16 presidents',
      '2026-05-25 memorial',
      '2026-06-19 juneteenth',
      '2026-07-03 independence',
      '2026-09-07 labor',
      '2026-10-12 columbus',
      '2026-11-11 veterans',
      '2026-11-26 thanksgiving',
      '2026-12-25 christmas',
    ]);
  });

  test('are without a federal day that the organization leaves out, or they themselves', () => {
    expect(told([leftOut({})], '2026-11-01', '2026-11-30')).toEqual(['2026-11-26 thanksgiving']);
    expect(told([leftOut({ locationId: 'downtown' })], '2026-11-01', '2026-11-30')).toEqual([
      '2026-11-26 thanksgiving',
    ]);
    expect(told([leftOut({ locationId: 'north' })], '2026-11-01', '2026-11-30')).toHaveLength(2);
  });

  test('are with days of their own, in order', () => {
    expect(told([own({})], '2026-12-01', '2026-12-31')).toEqual(['2026-12-24 Eve', '2026-12-25 christmas']);
    expect(told([own({ locationId: 'north' })], '2026-12-01', '2026-12-31')).toEqual(['2026-12-25 christmas']);
  });

  test('are those of each year: what begins later or is over changes no other', () => {
    const eve = own({ day: 23, fromYear: 2027, lastYear: 2028 });
    const eves = (year: number) => told([eve], `${year}-12-23`, `${year}-12-23`);
    expect([2026, 2027, 2028, 2029].map((year) => eves(year).length)).toEqual([0, 1, 1, 0]);
  });

  test('belong to their own year where they are kept in the one before', () => {
    expect(told([], '2027-12-31', '2027-12-31')).toEqual(['2027-12-31 new-year']);
    const left = leftOut({ code: 'new-year', fromYear: 2027, lastYear: 2027 });
    expect(told([left], '2027-12-31', '2027-12-31')).toHaveLength(1);
    expect(told([leftOut({ code: 'new-year', fromYear: 2028 })], '2027-12-31', '2027-12-31')).toHaveLength(0);
  });

  test('a day of the 29th of February is the 28th in years without one', () => {
    expect(told([own({ month: 2, day: 29 })], '2027-02-20', '2027-03-10')).toEqual(['2027-02-28 Eve']);
  });
});

test('a pay policy takes over the days that come back each year, and none that is of one year alone', () => {
  const changes = [
    leftOut({}),
    own({}),
    own({ name: 'Once', lastYear: 2026 }),
    own({ name: 'North', locationId: 'north' }),
  ];
  const codes = yearlyHolidays(changes, null, 2026).map(({ code }) => code);
  expect(codes).toHaveLength(11);
  expect(codes).toContain('Eve');
  expect(codes).not.toContain('veterans');
  expect(yearlyHolidays(changes, 'north', 2026).at(-1)).toEqual({
    code: 'North',
    on: { month: 12, day: 24 },
    observed: 'none',
  });
  expect(yearlyHolidays([], null, 2026)).toHaveLength(11);
  // Left out this year alone, it is a holiday again in the next, and a policy goes by both.
  const thisYear = leftOut({ lastYear: 2026 });
  expect(yearlyHolidays([thisYear], null, 2026).map(({ code }) => code)).toContain('veterans');
});
