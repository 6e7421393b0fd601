import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal, fraction, multiply, toDecimal } from '../kernel/fraction.ts';
import { roundToCents } from '../kernel/money.ts';
import { bonusPremium, flatSumBonusPremium } from './bonus.ts';
import { worthOf } from './rate-precedence.ts';
import { convertPay } from './salary.ts';
import { tipCredit } from './tip-credit.ts';
import {
  isLawfulMethod,
  overtimeMethods,
  type Earning,
  type OvertimeMethod,
  type RegularRateRules,
  type WeekEarnings,
} from './week-earnings.ts';
import { payWeek, premiumsOfLines } from './week-pay.ts';
import { payThroughChange } from './workweek-change.ts';

const hoursAt = (hours: number, rate?: string) =>
  rate === undefined ? { minutes: hours * 60 } : { minutes: hours * 60, rate };
const overtime = (hours: number, double = 0) => [
  { multiplier: '1.5', minutes: hours * 60 },
  { multiplier: '2', minutes: double * 60 },
];
const bonus = (amount: string): Earning => ({ code: 'bonus', amount, inRegularRate: true });
const paid = (amount: string): Earning => ({ code: 'premium', amount, inRegularRate: false, creditable: true });
const gift = (amount: string): Earning => ({ code: 'gift', amount, inRegularRate: false });
const weekly = (amount: string, covers: number | 'all-hours') => ({ amount, period: 'weekly' as const, covers });
const printed: RegularRateRules = { rateRounding: 'cent', overtimeMethod: 'rate-times-hours' };

// 29 CFR 778.115: each hour at its own rate, and half of the average on each overtime hour.
test('a week whose later hours earn more is paid too little by the rates of its jobs and their average', () => {
  const week = { work: [hoursAt(30, '10.00'), hoursAt(20, '20.00')], earnings: [], overtime: overtime(10) };
  const grossBy = (overtimeMethod: OvertimeMethod) => payWeek(week, { overtimeMethod }).grossCents;
  expect(overtimeMethods.map((method) => [isLawfulMethod(method), grossBy(method)])).toEqual([
    [true, 77_000],
    [true, 77_000],
    [false, 71_000],
  ]);
});

// Alvarado v. Dart Container (2018): divided by the hours that are no overtime, and 1.5 or 2 times that on each overtime hour.
describe('a flat sum in California', () => {
  const flat: Earning = { ...bonus('100.00'), flatSum: true };
  const gross = (week: WeekEarnings, rules: RegularRateRules = {}) => payWeek(week, rules).grossCents;

  test.each<[string, RegularRateRules]>([
    ['straight time and what is on top', {}],
    ['the rate times the hours', { overtimeMethod: 'rate-times-hours' }],
    ['rates to the cent', { rateRounding: 'cent' }],
  ])('earns its whole multiplier: %s', (_, rules) => {
    const work = [hoursAt(45, '20.00')];
    expect(gross({ work, earnings: [flat], overtime: overtime(5) }, rules)).toBe(106_875);
    // 100.00 ÷ 40 × (1.5 × 4 + 2 × 1) = 20.00.
    expect(gross({ work, earnings: [flat], overtime: overtime(4, 1) }, rules)).toBe(108_000);
    // A bonus for production of 45.00 is a dollar an hour of all 45: 45.00 + 2.50 more.
    expect(gross({ work, earnings: [flat, bonus('45.00')], overtime: overtime(5) }, rules)).toBe(111_625);
    // Nothing but overtime: the sum is paid, and there is no hour to divide it by.
    expect(gross({ work: [hoursAt(5, '20.00')], earnings: [flat], overtime: overtime(5) }, rules)).toBe(25_000);
  });

  test('is divided by hours below time and a half as well, which earn nothing on it', () => {
    const overtimeOf = [{ multiplier: '1.25', minutes: 480 }, ...overtime(5)];
    const week = { work: [hoursAt(45, '20.00')], earnings: [], overtime: overtimeOf };
    expect(gross({ ...week, earnings: [flat] }) - gross(week)).toBe(10_000 + 1_875);
  });
});

describe('each line says what it pays for', () => {
  const kinds = (week: WeekEarnings, rules: RegularRateRules = {}) =>
    payWeek(week, rules).lines.map(({ kind, minutes, cents }) => [kind, minutes, cents]);

  test('straight time, the premium for overtime and what was earned besides', () => {
    const week = { work: [hoursAt(46, '12.00')], earnings: [bonus('46.00')], overtime: overtime(6) };
    expect(kinds(week)).toEqual([
      ['straight-time', 2_760, 55_200],
      ['overtime-premium', 360, 3_900],
      ['earning', undefined, 4_600],
    ]);
    expect(premiumsOfLines(payWeek(week, {}).lines)).toBe(4_600);
  });

  test('hours by the rate, where agencies print them so', () => {
    const week = { work: [hoursAt(46, '12.00')], earnings: [], overtime: overtime(6) };
    expect(kinds(week, printed)).toEqual([
      ['regular-hours', 2_400, 48_000],
      ['overtime-hours', 360, 10_800],
    ]);
  });

  test('a salary and the hours beyond it; hours at a rate of their own are not among them', () => {
    const salary = weekly('200.00', 35 * 60);
    const week = { work: [hoursAt(38), hoursAt(4, '10.00')], earnings: [], overtime: [], salary };
    const told = kinds(week);
    expect(told.map(([kind, minutes]) => [kind, minutes])).toContainEqual(['hours-beyond-salary', 180]);
    expect(told.map(([kind]) => kind)).toContain('salary');
  });
});

describe('the pay of a week', () => {
  test.each<[string, WeekEarnings, RegularRateRules, string, number]>([
    ['46 h', { work: [hoursAt(46, '12.00')], earnings: [], overtime: overtime(6) }, {}, '12.00', 58_800],
    [
      'with a bonus',
      { work: [hoursAt(46, '12.00')], earnings: [bonus('46.00')], overtime: overtime(6) },
      {},
      '13.00',
      63_700,
    ],
    [
      'with a gift',
      { work: [hoursAt(46, '12.00')], earnings: [gift('46.00')], overtime: overtime(6) },
      {},
      '12.00',
      63_400,
    ],
    ['double time', { work: [hoursAt(50, '10.00')], earnings: [], overtime: overtime(8, 2) }, {}, '10.00', 56_000],
    [
      'two rates',
      { work: [hoursAt(40, '11.00'), hoursAt(16, '8.00')], earnings: [], overtime: overtime(16) },
      {},
      '10.14',
      64_914,
    ],
    [
      'two rates as printed',
      { work: [hoursAt(40, '11.00'), hoursAt(16, '8.00')], earnings: [], overtime: overtime(16) },
      printed,
      '10.14',
      64_896,
    ],
    [
      'two rates, overtime of the average',
      { work: [hoursAt(24, '10.00'), hoursAt(48, '20.00')], earnings: [], overtime: overtime(13) },
      { overtimeMethod: 'job-rate-regular-average-overtime' },
      '16.67',
      126_500,
    ],
    [
      'premiums already paid',
      { work: [hoursAt(56, '12.00')], earnings: [paid('96.00')], overtime: overtime(16) },
      {},
      '12.00',
      76_800,
    ],
    [
      'premiums paid in part',
      { work: [hoursAt(56, '12.00')], earnings: [paid('95.00')], overtime: overtime(16) },
      {},
      '12.00',
      76_800,
    ],
    [
      'more premiums than due',
      { work: [hoursAt(56, '12.00')], earnings: [paid('97.00')], overtime: overtime(16) },
      {},
      '12.00',
      76_900,
    ],
    [
      'salary for 45 h',
      { work: [hoursAt(45)], earnings: [], salary: weekly('405.00', 2_700), overtime: overtime(5) },
      {},
      '9.00',
      42_750,
    ],
    [
      'salary for 35 h, 35 worked',
      { work: [hoursAt(35)], earnings: [], salary: weekly('182.70', 2_100), overtime: [] },
      {},
      '5.22',
      18_270,
    ],
    [
      'salary for 35 h, 30 worked',
      { work: [hoursAt(30)], earnings: [], salary: weekly('182.70', 2_100), overtime: [] },
      {},
      '5.22',
      18_270,
    ],
    [
      'salary for 35 h, 41 worked',
      { work: [hoursAt(41)], earnings: [], salary: weekly('200.00', 2_100), overtime: overtime(1) },
      { rateRounding: 'cent' },
      '5.71',
      23_712,
    ],
    [
      'salary for 40 h and a bonus',
      { work: [hoursAt(50)], earnings: [bonus('50.00')], salary: weekly('400.00', 2_400), overtime: overtime(10) },
      {},
      '11.00',
      60_500,
    ],
    [
      'salary for all hours',
      { work: [hoursAt(48)], earnings: [], salary: weekly('600.00', 'all-hours'), overtime: overtime(8) },
      {},
      '12.50',
      65_000,
    ],
    ['nothing worked', { work: [], earnings: [bonus('50.00')], overtime: [] }, {}, '0.00', 5_000],
  ])('%s', (_, week, rules, regularRate, grossCents) => {
    const pay = payWeek(week, rules);
    expect([toDecimal(pay.rates.regular, 2), pay.grossCents]).toEqual([regularRate, grossCents]);
  });

  test('lines add up to the gross, and overtime never pays less than straight time', () => {
    const work = fc.array(
      fc.record({ minutes: fc.integer({ min: 1, max: 3_000 }), cents: fc.integer({ min: 725, max: 9_999 }) }),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(
        work,
        fc.nat(600),
        fc.constantFrom<RegularRateRules>({}, { rateRounding: 'cent' }),
        (parts, more, rules) => {
          const rated = parts.map(({ minutes, cents }) => ({ minutes, rate: toDecimal(fraction(cents, 100), 2) }));
          const week = (minutes: number) => ({ work: rated, earnings: [], overtime: [{ multiplier: '1.5', minutes }] });
          const [straight, with1, withMore] = [0, 1, 1 + more].map((minutes) => payWeek(week(minutes), rules));
          expect(straight?.lines.reduce((sum, line) => sum + line.cents, 0)).toBe(straight?.grossCents);
          expect(with1?.grossCents).toBeGreaterThanOrEqual(straight?.grossCents ?? Infinity);
          expect(withMore?.grossCents).toBeGreaterThanOrEqual(with1?.grossCents ?? Infinity);
        },
      ),
    );
  });
});

test('forty tiers of overtime are paid, each less what is credited against it', () => {
  const tiers = Array.from({ length: 40 }, (_, tier) => ({
    multiplier: toDecimal(fraction(15 + tier, 10), 1),
    minutes: 7,
  }));
  const work = [hoursAt(47, '12.34')];
  const premiums = (earnings: readonly Earning[]) =>
    payWeek({ work, earnings, overtime: tiers }, {})
      .lines.filter(({ kind }) => kind === 'overtime-premium')
      .reduce((sum, line) => sum + line.cents, 0);
  // To the cent of the line that is credited in part.
  expect(Math.abs(premiums([]) - 33_33 - premiums([paid('33.33')]))).toBeLessThanOrEqual(1);
});

describe('what overtime is due on besides', () => {
  const inCents = (value: ReturnType<typeof decimal>) => roundToCents(multiply(value, fraction(100)));
  const of = (amount: string, weeks: number, hours: number, over: number) => ({
    amount: decimal(amount),
    weeks,
    workedMinutes: hours * 60,
    overtimeMinutes: over * 60,
    doubleMinutes: 0,
  });

  test('a bonus is spread over its weeks', () => {
    expect(inCents(bonusPremium(of('2000.00', 26, 50, 10), true).premium)).toBe(770);
    expect(inCents(bonusPremium(of('2000.00', 26, 50, 10), false).premium)).toBe(769);
    expect(inCents(bonusPremium(of('75.00', 1, 85, 5), true).premium)).toBe(220);
  });

  test('a flat sum in California is divided by the hours that are no overtime', () => {
    expect(inCents(flatSumBonusPremium(of('100.00', 1, 45, 5)).premium)).toBe(1_875);
    expect(inCents(flatSumBonusPremium({ ...of('100.00', 1, 47, 5), doubleMinutes: 120 }).premium)).toBe(2_875);
  });

  test('a bonus of a week without hours adds nothing to the rate', () => {
    for (const { perHour, premium } of [
      bonusPremium(of('100.00', 1, 0, 0), true),
      flatSumBonusPremium(of('100.00', 1, 5, 5)),
    ])
      expect([inCents(perHour), inCents(premium)]).toEqual([0, 0]);
  });

  test('a week that begins at another time from now on pays the better count', () => {
    const change = { oldMinutes: 2_400, newMinutes: 2_100, overlapMinutes: 300 };
    expect(payThroughChange(change, decimal('5.00'), 2_400)).toBe(41_250);
    expect(payThroughChange({ ...change, oldMinutes: 2_100, newMinutes: 2_400 }, decimal('5.00'), 2_400)).toBe(41_250);
  });

  test('a year’s pay is the same by week, half month and month', () => {
    expect(toDecimal(convertPay(decimal('1040.00'), 'monthly', 'weekly'), 2)).toBe('240.00');
    expect(toDecimal(convertPay(decimal('455.00'), 'weekly', 'semimonthly'), 2)).toBe('985.83');
  });

  test('tips stand for the rest of the minimum wage, and for no more of an overtime hour', () => {
    const { credit, overtimeCashWage } = tipCredit(decimal('7.25'), decimal('2.13'));
    expect([toDecimal(credit, 2), toDecimal(overtimeCashWage, 2)]).toEqual(['5.12', '5.76']);
    const above = tipCredit(decimal('7.25'), decimal('8.00'));
    expect([toDecimal(above.credit, 2), toDecimal(above.overtimeCashWage, 2)]).toEqual(['0.00', '12.00']);
  });

  test('the most specific rate wins, and a fixed one does not ask how long it took', () => {
    const value = (rates: Parameters<typeof worthOf>[1]) => toDecimal(worthOf(1_800, rates), 2);
    expect(value({ entry: { hourly: '3' }, user: { hourly: '1' } })).toBe('1.50');
    expect(value({ project: { fixed: '4', hourly: '9' }, user: { hourly: '1' } })).toBe('4.00');
    expect(value({})).toBe('0.00');
  });
});
