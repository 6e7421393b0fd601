import { describe, expect, test } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { addDays, parsePlainDate, type PlainDate } from '../../kernel/time.ts';
import { earnedOf, hasOddMultiplier, hoursOrBlank, moneyOrBlank, type Earned, type PayrollPerson } from './earnings.ts';
import {
  byHandCents,
  filledSetup,
  fileFormats,
  missingSetup,
  setupFaults,
  type FileFormat,
  type FileSetup,
} from './file-setup.ts';
import { payrollFile } from './payroll-file.ts';

const monday = parsePlainDate('2026-11-16') as PlainDate;
const none: Earned = { regular: 0, overtime: 0, double: 0, leave: 0, mealRest: 0, premium: 0 };
const day = (after: number, earned: Partial<Earned>) => ({
  date: addDays(monday, after),
  earned: { ...none, ...earned },
});

const people: readonly PayrollPerson[] = [
  {
    employeeNumber: 1003,
    firstName: 'Tomás',
    lastName: 'Herrera',
    days: [
      day(0, { regular: 480, overtime: 65 }),
      day(1, { regular: 480, double: 30, mealRest: 2_015 }),
      day(2, { leave: 450 }),
    ],
  },
  // A name that a spreadsheet would reckon with, and a day around the clock.
  {
    employeeNumber: 1012,
    firstName: '=Ana',
    lastName: "O'Neil, Jr",
    days: [day(4, { regular: 1_440, premium: 1_250 })],
  },
];

const setups: Readonly<Record<FileFormat, FileSetup>> = {
  adp: { companyCode: 'h2', double: 'DBL', leave: 'PTO', mealRest: 'MRP', premium: 'PRM' },
  paychex: { companyCode: '00123456', leave: 'PTO', mealRest: 'CA Meal', premium: 'Premium' },
  gusto: {},
  quickbooks_desktop: {
    companyName: 'Harbor & Pine',
    companyCreated: '1163721600',
    regular: 'Hourly Wage',
    overtime: 'Overtime 1.5',
    double: 'Double 2.0',
    leave: 'Vacation Hourly',
  },
  quickbooks_online: {
    regular: 'Regular Pay',
    overtime: 'Overtime Pay',
    double: 'Double Overtime Pay',
    leave: 'Vacation Pay',
  },
};

describe('the hours of a pay period as a payroll system imports them', () => {
  test.each(fileFormats)('%s', async (format) => {
    const setup = filledSetup(format, setups[format]);
    const { name, separator, rows } = payrollFile(format, { setup, people, endsOn: addDays(monday, 6) });
    await expect({ name, lines: rows.map((row) => row.join(separator)) }).toMatchFileSnapshot(
      `./golden/${format.replace('_', '-')}.txt`,
    );
  });

  test('have as many cells in each row as there are columns', () => {
    for (const format of fileFormats) {
      if (format === 'quickbooks_desktop') continue;
      const setup = filledSetup(format, setups[format]);
      const { rows } = payrollFile(format, { setup, people, endsOn: monday });
      expect(new Set(rows.map(({ length }) => length)).size, format).toBe(1);
    }
  });
});

describe('what is set up for a system', () => {
  test.each([
    ['adp', { companyCode: 'HB1' }, []],
    ['adp', { companyCode: 'H' }, ['companyCode']],
    ['adp', { companyCode: 'HARB' }, ['companyCode']],
    ['paychex', { companyCode: '12345678', regular: 'Regular' }, []],
    ['paychex', { companyCode: '123456789' }, ['companyCode']],
    ['paychex', { regular: 'r'.repeat(21) }, ['regular']],
    ['quickbooks_online', { regular: '=cmd()' }, ['regular']],
    ['quickbooks_desktop', { companyName: 'A\tB', companyCreated: 'x' }, ['companyName', 'companyCreated']],
    ['gusto', { companyCode: 'A' }, ['companyCode']],
    ['adp', { companyCode: '' }, []],
  ] as const)('%s %j has the faults %j', (format, setup, faults) => {
    expect(setupFaults(format, setup)).toEqual(faults);
  });

  test('is missing only what the hours of the file ask for', () => {
    const plain = { ...none, regular: 480 };
    expect(missingSetup('adp', {}, plain)).toEqual(['companyCode']);
    expect(missingSetup('adp', { companyCode: 'HB1' }, plain)).toEqual([]);
    expect(missingSetup('adp', { companyCode: 'HB1' }, { ...plain, double: 30, premium: 1 })).toEqual([
      'double',
      'premium',
    ]);
    expect(missingSetup('quickbooks_online', {}, plain)).toEqual(['regular']);
    expect(missingSetup('paychex', filledSetup('paychex', { companyCode: '1' }), { ...plain, overtime: 5 })).toEqual(
      [],
    );
    expect(missingSetup('gusto', {}, { ...plain, mealRest: 5 })).toEqual([]);
    // Another origin, and another bank of the entries, are named where there are any.
    const bank = ['bankRouting', 'bankName', 'companyName', 'companyCode'];
    expect(missingSetup('nacha', filledSetup('nacha', {}), none)).toEqual(bank);
  });
});

describe('what a file has no place for', () => {
  test.each([
    ['adp', 0],
    ['paychex', 0],
    ['gusto', 3_265],
    ['quickbooks_desktop', 3_265],
  ] as const)('%s: %i cents are entered by hand', (format, byHand) => {
    expect(byHandCents(format, { ...none, regular: 480, mealRest: 2_015, premium: 1_250 })).toBe(byHand);
  });
});

describe('what a day earns', () => {
  test('is hours by what they are paid at, and premiums as money', () => {
    const lines = [
      { kind: 'straight-time', cents: cents(18_000) },
      { kind: 'overtime-premium', multiplier: '1.5', cents: cents(1_000) },
      { kind: 'meal-premium', cents: cents(2_000) },
      { kind: 'rest-premium', cents: cents(2_000) },
      { kind: 'earning', code: 'NIGHT', cents: cents(150) },
      { kind: 'split-shift', cents: cents(725) },
      { kind: 'paid-leave', cents: cents(8_000), minutes: 240 },
    ] as const;
    expect(earnedOf({ 1: 480, 1.5: 60, 2: 15 }, lines, 240)).toEqual({
      regular: 480,
      overtime: 60,
      double: 15,
      leave: 240,
      mealRest: 4_000,
      premium: 875,
    });
  });

  test('cannot be said where hours are paid at a multiplier of their own', () => {
    expect(hasOddMultiplier({ 1: 480, 1.5: 60, 2: 1 })).toBe(false);
    expect(hasOddMultiplier({ 1: 480, 1.75: 60 })).toBe(true);
    expect(hasOddMultiplier({ 1: 480, 3: 0 })).toBe(false);
  });

  test.each([
    [0, ''],
    [1, '0.02'],
    [495, '8.25'],
    [500, '8.33'],
    [2_735, '45.58'],
  ])('%i minutes are %j hours', (minutes, hours) => {
    expect(hoursOrBlank(minutes)).toBe(hours);
  });

  test('money has two decimals, and is nothing where there is none', () => {
    expect([moneyOrBlank(0), moneyOrBlank(5), moneyOrBlank(2_015)]).toEqual(['', '0.05', '20.15']);
  });
});
