import { describe, expect, test } from 'vitest';
import { earningsIn } from './earnings-by-place.ts';
import type { Salary, WeekEarnings } from './week-earnings.ts';
import { payWeek } from './week-pay.ts';

/** A week of 50 hours, of which ten are overtime. */
const fiftyHours = (more: Partial<WeekEarnings>): WeekEarnings => ({
  work: [{ minutes: 3_000 }],
  earnings: [],
  overtime: [{ multiplier: '1.5', minutes: 600 }],
  ...more,
});
const gross = (place: string | undefined, week: WeekEarnings) => payWeek(earningsIn(place, week), {}).grossCents;

describe('a salary of 1,000.00 a week', () => {
  const aSalary = (covers: Salary['covers']) => fiftyHours({ salary: { amount: '1000.00', period: 'weekly', covers } });
  test.each<[string, Salary['covers'], string | undefined, number]>([
    ['all hours, by half on the ten', 'all-hours', 'US', 1_100_00],
    ['all hours, where no place is named', 'all-hours', undefined, 1_100_00],
    ['forty hours in California, by 1.5 times 25.00 on the ten', 'all-hours', 'US-CA', 1_375_00],
    ['fifty hours by agreement, by half on the ten', 3_000, 'US', 1_100_00],
    ['fifty hours by agreement, which California does not know', 3_000, 'US-CA', 1_375_00],
    ['35 hours, also in California', 2_100, 'US-CA', 1_571_43],
    ['35 hours elsewhere', 2_100, 'US', 1_571_43],
  ])('pays for %s', (_, covers, place, cents) => {
    expect(gross(place, aSalary(covers))).toBe(cents);
  });
});

describe('a bonus of 100.00 for coming each day', () => {
  const bonus = { code: 'attendance', amount: '100.00', inRegularRate: true, flatSum: true };
  const week = fiftyHours({ work: [{ minutes: 3_000, rate: '20.00' }], earnings: [bonus] });
  test.each([
    ['half of 2.00 on each overtime hour', 'US', 1_210_00],
    ['1.5 times 2.50 on each in California', 'US-CA', 1_237_50],
  ])('is worth %s', (_, place, cents) => {
    expect(gross(place, week)).toBe(cents);
  });

  test('is the same as before where it grows with the hours', () => {
    const { flatSum: _, ...grows } = bonus;
    expect(gross('US-CA', { ...week, earnings: [grows] })).toBe(1_210_00);
  });
});
