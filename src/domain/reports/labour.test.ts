import { describe, expect, test } from 'vitest';
import { cents } from '../kernel/money.ts';
import { addDays, parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { splitOf } from '../time-cards/hour-split.ts';
import { labourOf, unratedMinutesIn, type LabourWeek } from './labour.ts';

const monday = parsePlainDate('2026-11-16') as PlainDate;
const week = (more: Partial<LabourWeek>): LabourWeek => ({
  employeeId: 'ana',
  locationId: 'wharf',
  startsOn: monday,
  regularMinutes: 2_400,
  overtimeMinutes: 0,
  doubleMinutes: 0,
  payCents: cents(80_000),
  unratedMinutes: 0,
  isApproved: true,
  ...more,
});

describe('the hours and cost of labour', () => {
  test('add up to the cent, whoever worked them', () => {
    const weeks = [
      week({ overtimeMinutes: 120, payCents: cents(86_001) }),
      week({ doubleMinutes: 30, payCents: cents(82_099) }),
    ];
    expect(labourOf(weeks)).toEqual({
      workedMinutes: 4_950,
      regularMinutes: 4_800,
      overtimeMinutes: 120,
      doubleMinutes: 30,
      unapprovedMinutes: 0,
      unratedMinutes: 0,
      payCents: 168_100,
    });
  });

  test('tell which hours nobody approved, and which have no rate', () => {
    const figures = labourOf([
      week({}),
      week({ regularMinutes: 600, payCents: null, unratedMinutes: 600, isApproved: false }),
    ]);
    expect(figures).toMatchObject({
      workedMinutes: 3_000,
      payCents: 80_000,
      unapprovedMinutes: 600,
      unratedMinutes: 600,
    });
  });

  test('tell the hours of a week before its first rate', () => {
    const days = [8, 8, 4].map((hours, day) => ({ date: addDays(monday, day), workedMinutes: hours * 60 }));
    const from = (day: number) => ({ rates: [{ from: addDays(monday, day), ratePerHour: '20.00' }] });
    expect([0, 2, 7].map((day) => unratedMinutesIn(days, from(day)))).toEqual([0, 960, 1_200]);
    expect(unratedMinutesIn(days, undefined)).toBe(1_200);
  });

  test('are nothing where nobody worked', () => {
    expect(labourOf([])).toMatchObject({ workedMinutes: 0, payCents: 0 });
  });
});

test.each([
  [{ 1: 2_400 }, { regularMinutes: 2_400, overtimeMinutes: 0, doubleMinutes: 0 }],
  [
    { 1: 2_400, 1.5: 90, 2: 30 },
    { regularMinutes: 2_400, overtimeMinutes: 90, doubleMinutes: 30 },
  ],
  [
    { 1.5: 60, 1.75: 30, 2.5: 15 },
    { regularMinutes: 0, overtimeMinutes: 90, doubleMinutes: 15 },
  ],
])('minutes by multiplier %j are %j', (byMultiplier, split) => {
  expect(splitOf(byMultiplier)).toEqual(split);
});
