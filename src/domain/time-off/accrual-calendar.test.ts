import { describe, expect, test } from 'vitest';
import { addDays, parsePlainDate, type PlainDate } from '../kernel/time.ts';
import type { Milestone } from './accrual-calendar.ts';
import { projectedBalance } from './projected-balance.ts';
import type { AccrualRule } from './time-off-rules.ts';

const on = (text: string) => parsePlainDate(text) as PlainDate;
const fortyHours: Milestone = { afterYears: 0, minutesPerYear: 2_400 };
const eightyHours: Milestone = { afterYears: 1, minutesPerYear: 4_800 };
const monthly = { every: 'month', dayOfMonth: 1 } as const;

type Calendar = Extract<AccrualRule, { readonly by: 'calendar' }>;
interface Case extends Partial<Omit<Calendar, 'by'>> {
  readonly hireDate?: PlainDate;
  readonly waitingDays?: number;
  readonly openingMinutes?: number;
}

/** What somebody who was hired on 2001-03-05 has as a date begins: what is granted on it does not count yet. */
function balance(
  asOf: string,
  { hireDate = on('2001-03-05'), waitingDays = 0, openingMinutes = 0, ...more }: Case = {},
) {
  const accrual: Calendar = { by: 'calendar', frequency: monthly, milestones: [fortyHours, eightyHours], ...more };
  const facts = {
    hiredOn: hireDate,
    versions: [{ from: hireDate, rules: { accrual, waitingDays, usableAfterDays: 0 } }],
    posted: [{ on: addDays(hireDate, -1), minutes: openingMinutes, period: null }],
  };
  return projectedBalance(facts, addDays(on(asOf), -1));
}

describe('leave that a calendar grants', () => {
  test.each<[string, Case, number]>([
    ['2001-04-01', {}, 0],
    ['2001-04-02', {}, 200],
    ['2003-03-05', {}, 7_200],
    ['2003-03-05', { frequency: { every: 'quarter', monthOfQuarter: 1, dayOfMonth: 1 } }, 7_200],
    ['2001-09-06', { frequency: { every: 'half-year', month: 3, dayOfMonth: 5 } }, 2_400],
    ['2006-03-05', { frequency: { every: 'year', month: 3, dayOfMonth: 5 } }, 21_600],
    ['2006-03-06', { frequency: { every: 'year', month: 3, dayOfMonth: 5 } }, 26_400],
    [
      '2001-03-20',
      { frequency: { every: 'week', weekday: 'monday' }, milestones: [{ afterYears: 0, minutesPerYear: 3_120 }] },
      180,
    ],
    // A month without a 31st grants on its last day.
    ['2001-05-01', { frequency: { every: 'month', dayOfMonth: 31 } }, 400],
    ['2001-05-01', { frequency: { every: 'month', dayOfMonth: 31 }, waitingDays: 57 }, 0],
    ['2001-05-01', { frequency: { every: 'month', dayOfMonth: 31 }, waitingDays: 56 }, 200],
    [
      '2002-01-02',
      { frequency: { every: 'year', month: 1, dayOfMonth: 1 }, prorateFirst: 'of-year' },
      (2_400 * 302) / 365,
    ],
    ['2001-04-02', { prorateFirst: 'of-period' }, (200 * 27) / 31],
    // Who is hired on a grant day has it, whole.
    ['2001-03-06', { frequency: { every: 'year', month: 3, dayOfMonth: 5 }, prorateFirst: 'of-year' }, 2_400],
    ['2001-03-06', { frequency: { every: 'month', dayOfMonth: 5 }, prorateFirst: 'of-period' }, 200],
    ['2001-03-07', { frequency: { every: 'month', dayOfMonth: 6 }, prorateFirst: 'of-period' }, 200 / 28],
    ['2003-03-05', { openingMinutes: 60 }, 7_260],
    ['2001-12-02', { milestones: [{ ...fortyHours, balanceCapMinutes: 500 }] }, 500],
    ['2002-03-02', { milestones: [{ ...fortyHours, annualCapMinutes: 500 }] }, 500],
    ['2002-04-02', { milestones: [{ ...fortyHours, annualCapMinutes: 500 }] }, 700],
  ])('on %s, with %j, it is %d minutes', (asOf, more, minutes) => {
    expect(balance(asOf, more)).toBe(Math.round(minutes));
  });

  test('on the anniversary the cap comes first, by the milestone then in force, and the grant of the day after it', () => {
    const milestones = [
      { ...fortyHours, carryOverCapMinutes: 480 },
      { ...eightyHours, carryOverCapMinutes: 960 },
    ];
    expect(balance('2002-03-05', { milestones })).toBe(2_400);
    expect(balance('2002-03-06', { milestones })).toBe(960);
    expect(balance('2002-03-06', { milestones, frequency: { every: 'month', dayOfMonth: 5 } })).toBe(1_360);
  });

  test('ahead, the first day gives the rest of the year, and a year begins on the day that is set', () => {
    const ahead = {
      frequency: { every: 'year', month: 1, dayOfMonth: 1 },
      prorateFirst: 'ahead',
      milestones: [{ afterYears: 0, minutesPerYear: 4_800, carryOverCapMinutes: 600 }],
    } as const;
    const hired = (hireDate: string, asOf: string, more: Case = {}) =>
      balance(asOf, { ...ahead, hireDate: on(hireDate), ...more });
    const rest = Math.round((4_800 * 92) / 365);
    expect(hired('2001-10-01', '2001-10-01')).toBe(0);
    expect(hired('2001-10-01', '2001-10-02')).toBe(rest);
    expect(hired('2002-01-01', '2002-01-02')).toBe(4_800);
    const newYear = { yearBegins: { month: 1, dayOfMonth: 1 } };
    expect(hired('2001-10-01', '2002-01-01', newYear)).toBe(rest);
    expect(hired('2001-10-01', '2002-01-02', newYear)).toBe(5_400);
    expect(hired('2001-10-01', '2002-01-02')).toBe(rest + 4_800);
  });
});
