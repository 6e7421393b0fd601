import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal, fraction, toNumber } from '../kernel/fraction.ts';
import { parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { accruedByCalendar, type CalendarAccrual, type Milestone } from './accrual-calendar.ts';
import { balancesByHour, type AccrualEvent } from './accrual-hourly.ts';
import { afterCarryOverExpiry, carriedOver, withGrants } from './accrual-shares.ts';
import { accruedAdjustment, employmentAdjustment } from './allowance.ts';
import { californiaSickLeave, sickAccrual, sickPay } from './sick-leave.ts';

const on = (text: string) => parsePlainDate(text) as PlainDate;
const fortyHours: Milestone = { afterYears: 0, minutesPerYear: 2_400 };
const eightyHours: Milestone = { afterYears: 1, minutesPerYear: 4_800 };
const monthly = { every: 'month', dayOfMonth: 1 } as const;

const accrual = (asOf: string, more: Partial<CalendarAccrual> = {}): CalendarAccrual => ({
  hireDate: on('2001-03-05'),
  asOf: on(asOf),
  frequency: monthly,
  milestones: [fortyHours, eightyHours],
  waitingDays: 0,
  openingMinutes: 0,
  ...more,
});
const balance = (asOf: string, more?: Partial<CalendarAccrual>) => toNumber(accruedByCalendar(accrual(asOf, more)));

describe('leave that a calendar grants', () => {
  test.each<[string, Partial<CalendarAccrual>, number]>([
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
    expect(balance(asOf, more)).toBeCloseTo(minutes, 9);
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
    const hired = (hireDate: string, asOf: string, more: Partial<CalendarAccrual> = {}) =>
      balance(asOf, { ...ahead, hireDate: on(hireDate), ...more });
    const rest = (4_800 * 92) / 365;
    expect(hired('2001-10-01', '2001-10-01')).toBe(0);
    expect(hired('2001-10-01', '2001-10-02')).toBeCloseTo(rest, 9);
    expect(hired('2002-01-01', '2002-01-02')).toBe(4_800);
    const newYear = { yearBegins: { month: 1, dayOfMonth: 1 } };
    expect(hired('2001-10-01', '2002-01-01', newYear)).toBeCloseTo(rest, 9);
    expect(hired('2001-10-01', '2002-01-02', newYear)).toBe(5_400);
    expect(hired('2001-10-01', '2002-01-02')).toBeCloseTo(rest + 4_800, 9);
  });
});

describe('leave that work earns', () => {
  const events = (...words: string[]) =>
    words.map((word): AccrualEvent => {
      const [type = '', minutes = '', year] = word.split(' ');
      return { type: type as AccrualEvent['type'], minutes: Number(minutes), newAccrualYear: year === 'new' };
    });
  const balances = (list: AccrualEvent[], rule: Omit<Parameters<typeof balancesByHour>[1], 'ratePerHourMinutes'>) =>
    balancesByHour(list, { ratePerHourMinutes: decimal('60'), ...rule }).map(toNumber);

  test('a cap stops it, and takes nothing away', () => {
    expect(balances(events('worked 90', 'worked 20', 'used 50', 'worked 60'), { balanceCapMinutes: 100 })).toEqual([
      90, 100, 50, 100,
    ]);
    expect(balances(events('adjust 150', 'worked 10'), { balanceCapMinutes: 100 })).toEqual([150, 150]);
  });

  test('a yearly cap begins afresh, and counts what was added only where the policy does', () => {
    const list = events('adjust 80', 'worked 50', 'worked 50 new');
    expect(balances(list, { annualAccrualCapMinutes: 100, adjustCountsAsAccrual: true })).toEqual([80, 100, 150]);
    expect(balances(list, { annualAccrualCapMinutes: 100 })).toEqual([80, 130, 180]);
  });

  test('what is used may be more than there is', () => {
    expect(balances(events('used 60', 'used 60'), { openingMinutes: 30 })).toEqual([-30, -90]);
  });

  test('one hour for thirty worked, up to eighty', () => {
    expect([1_799, 1_800, 144_000, 150_000].map((worked) => sickAccrual(worked, californiaSickLeave))).toEqual([
      59, 60, 4_800, 4_800,
    ]);
  });

  test('sick days are paid from the ninetieth day, in the length of the day, up to the year’s use', () => {
    const sick = { accruedMinutes: 1_440, scheduledMinutes: 600, days: 3, daysSinceHire: 89, usedThisYearMinutes: 0 };
    const paid = (more: Partial<typeof sick>) => sickPay({ ...sick, ...more }, californiaSickLeave);
    expect([paid({}), paid({ daysSinceHire: 88 }), paid({ days: 1 })]).toEqual([1_440, 0, 600]);
    expect(paid({ accruedMinutes: 4_800, usedThisYearMinutes: 2_700 })).toBe(300);
    expect(paid({ usedThisYearMinutes: 4_000 })).toBe(0);
  });
});

describe('a new year', () => {
  const days = (value: number) => fraction(value);

  test.each([
    [15, 15, 1, 3, 14, 12],
    [15, 15, 0, 4, 15, 11],
    [2, 15, 5, 0, 0, 12],
  ])(
    'carried %d, new %d, used %d in time and %d later: %d lapse, %d are left',
    (carried, fresh, before, after, lapsed, left) => {
      const { expired, remaining } = afterCarryOverExpiry(days(carried), days(fresh), days(before), days(after));
      expect([toNumber(expired), toNumber(remaining)]).toEqual([lapsed, left]);
    },
  );

  test('what is over the cap is not carried', () => {
    expect(toNumber(carriedOver(days(20), days(5), days(1)))).toBe(6);
    expect(toNumber(carriedOver(days(20), undefined, days(1)))).toBe(21);
  });

  test('grants never pass the cap, and never take from a balance above it', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.array(fc.nat(10)), fc.nat(30), (opening, grants, cap) => {
        const total = toNumber(withGrants(days(opening), grants.map(days), days(cap)));
        expect(total).toBeGreaterThanOrEqual(opening);
        expect(total).toBeLessThanOrEqual(Math.max(opening, cap));
      }),
    );
  });

  test.each([
    ['2015-07-14', undefined, 0],
    ['2015-04-23', '2017-04-01', 0],
    ['2016-04-01', '2016-10-01', -10],
    ['2016-04-01', undefined, -5],
    ['2010-01-01', '2016-06-30', -10],
    ['2017-04-01', '2017-10-01', 0],
    ['2018-04-01', undefined, 0],
  ])('employed from %s to %s, an allowance of 20 days changes by %d', (startDate, endDate, adjustment) => {
    const employment =
      endDate === undefined ? { startDate: on(startDate) } : { startDate: on(startDate), endDate: on(endDate) };
    expect(employmentAdjustment(employment, on('2016-07-20'), 20)).toBe(adjustment);
  });

  test.each([
    ['2016-10-01', '2017-02-01', 24, -22],
    ['2016-04-01', '2016-07-01', 19, -12.5],
    ['2016-10-01', '2017-12-31', 24, 0],
  ])('employed from %s, on %s of %d days there are %d to earn', (startDate, now, allowance, adjustment) => {
    expect(accruedAdjustment({ startDate: on(startDate) }, on(now), allowance)).toBe(adjustment);
  });
});
