import { describe, expect, test } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { sumsByName, takeDeductions, takesFixed, type RunDeduction } from './run-deduction.ts';
import { hourlyOf, isUnusual, runFigures, typedAfterRun } from './run-figures.ts';

const rule = (name: string, change: Partial<RunDeduction> = {}): RunDeduction => ({
  id: name,
  name,
  kind: 'fixed',
  value: '100',
  yearlyCap: '0',
  beforeTax: false,
  ...change,
});
const pension = rule('pension', { kind: 'percentage', value: '5', beforeTax: true });
const union = rule('union', { kind: 'percentage', value: '1' });
const meals = rule('meals', { kind: 'per_unit', value: '5.25' });
const thousand = {
  locationId: 'wharf',
  totalCents: cents(1_000_00),
  typed: {},
  taken: {},
  takesFixed: true,
  takenAlone: {},
};
const taken = (rules: readonly RunDeduction[], facts: Partial<Parameters<typeof takeDeductions>[1]> = {}) =>
  takeDeductions(rules, { ...thousand, ...facts }).map((line) => [line.name, line.quantity, line.cents]);

describe('deductions of a pay run', () => {
  test('those before tax come first, and percentages after tax are of what they leave', () => {
    expect(taken([union, pension])).toEqual([
      ['pension', '1', 50_00],
      ['union', '1', 9_50],
    ]);
  });

  test('of those before tax each is of the whole, whatever the other took', () => {
    expect(taken([pension, rule('health', { kind: 'percentage', value: '10', beforeTax: true })])).toEqual([
      ['pension', '1', 50_00],
      ['health', '1', 100_00],
    ]);
  });

  test('units are taken as many as were typed, and none where nothing was', () => {
    expect(taken([meals], { typed: { meals: '4' } })).toEqual([['meals', '4', 21_00]]);
    expect(taken([meals])).toEqual([]);
  });

  test('units are told at the price of one, all else as one of the whole', () => {
    const facts = { ...thousand, typed: { meals: '4' } };
    expect(takeDeductions([meals, pension], facts)).toMatchObject([
      { name: 'pension', quantity: '1', unitCents: 50_00, cents: 50_00 },
      { name: 'meals', quantity: '4', unitCents: 5_25, cents: 21_00 },
    ]);
  });

  test('each line says by which rule it came about, of what, and whether it was typed', () => {
    const capped = rule('loan', { yearlyCap: '250' });
    const lines = takeDeductions([pension, union, capped], { ...thousand, typed: { union: '2' } });
    const percentage = { kind: 'percentage', yearlyCap: '0' };
    expect(lines.map(({ rule: by }) => by)).toEqual([
      { ...percentage, value: '5', beforeTax: true, baseCents: 1_000_00, isTyped: false },
      { ...percentage, value: '2', beforeTax: false, baseCents: 950_00, isTyped: true },
      { kind: 'fixed', value: '100', yearlyCap: '250', beforeTax: false, baseCents: 950_00, isTyped: false },
    ]);
  });

  test('one may take as much as a payment can be, and no cent more', () => {
    const [most] = takeDeductions([rule('loan', { value: '9999999999.99' })], thousand);
    expect([most?.cents, most?.isTooLarge]).toEqual([999_999_999_999, false]);
    const [more] = takeDeductions([rule('loan', { value: '10000000000' })], thousand);
    expect([more?.cents, more?.isTooLarge]).toEqual([999_999_999_999, true]);
  });

  test('what was typed for a person stands in place of the rule, and 0 is none', () => {
    expect(taken([union, rule('loan')], { typed: { union: '2', loan: '0' } })).toEqual([['union', '1', 20_00]]);
  });

  test.each([
    { already: 0, cap: '250', gives: 100_00 },
    { already: 200_00, cap: '250', gives: 50_00 },
    { already: 250_00, cap: '250', gives: 0 },
    { already: 300_00, cap: '250', gives: 0 },
    { already: 300_00, cap: '0', gives: 100_00 },
  ])('of a cap of $cap a year, with $already cents taken, $gives are left to take', ({ already, cap, gives }) => {
    const lines = taken([rule('loan', { yearlyCap: cap })], { taken: { loan: already } });
    expect(lines).toEqual(gives === 0 ? [] : [['loan', '1', gives]]);
  });

  test.each([
    { already: 149_99, capped: [] },
    { already: 150_00, capped: [] },
    { already: 150_01, capped: [['loan', 99_99]] },
    { already: 250_00, capped: [['loan', 0]] },
    { already: 300_00, capped: [['loan', 0]] },
  ])('with $already cents of 250.00 taken, 100.00 more are told to be capped where they are', ({ already, capped }) => {
    const due = { ...thousand, dueCents: cents(1_000_00), taken: { loan: already } };
    const figures = runFigures(due, {}, [rule('loan', { yearlyCap: '250' }), pension]);
    expect(figures.capped.map((line) => [line.id, line.cents])).toEqual(capped);
  });

  test('units that a cap cuts are one line of what is left', () => {
    const capped = rule('meals', { kind: 'per_unit', value: '5.25', yearlyCap: '20' });
    expect(taken([capped], { typed: { meals: '4' } })).toEqual([['meals', '1', 20_00]]);
  });

  test('one of a location is taken of those who are at home there alone, and no percentage is of what it left', () => {
    const parking = rule('parking', { value: '30', beforeTax: true, locationId: 'pier' });
    const badge = rule('badge', { value: '5', locationId: 'wharf' });
    expect(taken([parking, badge, union], { typed: { parking: '40' } })).toEqual([
      ['badge', '1', 5_00],
      ['union', '1', 10_00],
    ]);
    expect(taken([parking, badge, union], { locationId: 'pier' })).toEqual([
      ['parking', '1', 30_00],
      ['union', '1', 9_70],
    ]);
  });

  test('where fixed ones are not due, they are taken as they were typed alone; all else is taken as ever', () => {
    const rules = [rule('loan'), union, meals];
    expect(taken(rules, { takesFixed: false })).toEqual([['union', '1', 10_00]]);
    expect(taken(rules, { takesFixed: false, typed: { loan: '5', meals: '2' } })).toEqual([
      ['loan', '1', 5_00],
      ['union', '1', 10_00],
      ['meals', '2', 10_50],
    ]);
  });

  test('a fixed one that a payment of the period took alone is not taken once more, unless it is typed; all others are', () => {
    const rules = [rule('loan'), rule('badge', { value: '5' }), rule('pension', { kind: 'percentage', value: '1' })];
    const takenAlone = { loan: 20_00, pension: 1_00 };
    expect(taken(rules, { takenAlone })).toEqual([
      ['badge', '1', 5_00],
      ['pension', '1', 10_00],
    ]);
    expect(taken(rules, { takenAlone, typed: { loan: '80' } })).toContainEqual(['loan', '1', 80_00]);
  });

  test('a name that only looks the same fills the same cap, and is not taken once more', () => {
    const loan = rule('Loan', { value: '100', yearlyCap: '250' });
    for (const name of ['LOAN', 'Lo\u200Ban', 'Loan\u00A0', 'Ｌｏａｎ']) {
      const sums = sumsByName([
        { name, cents: 150_00 },
        { name: 'loan', cents: 50_00 },
      ]);
      expect(taken([loan], { taken: sums })).toEqual([['Loan', '1', 50_00]]);
      expect(taken([loan], { takenAlone: sums })).toEqual([]);
    }
    expect(taken([loan], { taken: sumsByName([{ name: 'Loan 2', cents: 200_00 }]) })).toEqual([['Loan', '1', 100_00]]);
  });

  test('two that only look the same fill one cap within a run', () => {
    const first = rule('Loan', { yearlyCap: '150', beforeTax: true });
    expect(taken([rule('LOAN', { yearlyCap: '150' }), first])).toEqual([
      ['Loan', '1', 100_00],
      ['LOAN', '1', 50_00],
    ]);
  });

  test('one may be called as anything is', () => {
    expect(taken([rule('constructor', { id: 'a' }), rule('toString', { id: 'b', yearlyCap: '20' })])).toEqual([
      ['constructor', '1', 100_00],
      ['toString', '1', 20_00],
    ]);
  });

  test.each([
    [['paid'], false, true],
    [['difference', 'paid'], false, true],
    [['difference'], false, false],
    [['paid'], true, false],
    [['difference'], true, false],
    [[], false, true],
  ] as const)('fixed ones are due of %j, taken by a run of the period: %j? %j', (kinds, isTaken, isDue) => {
    const due = kinds.map((kind) => ({ kind }));
    expect(takesFixed(due, isTaken)).toBe(isDue);
  });

  test('a percentage of less than nothing is nothing, before tax and after', () => {
    const whole = rule('court order', { kind: 'percentage', value: '120', beforeTax: true });
    expect(taken([whole, union])).toEqual([['court order', '1', 1_200_00]]);
    expect(taken([pension, union, meals], { totalCents: cents(-20_00), typed: { meals: '1' } })).toEqual([
      ['meals', '1', 5_25],
    ]);
  });

  test('a part of a cent is rounded once, half away from nothing', () => {
    expect(taken([rule('union', { kind: 'percentage', value: '0.5' })], { totalCents: cents(1_01_00) })).toEqual([
      ['union', '1', 51],
    ]);
  });
});

test('what somebody gets is what is due and what is paid beside it, less what is taken', () => {
  const person = { locationId: 'wharf', dueCents: cents(900_00), taken: {}, takesFixed: true, takenAlone: {} };
  expect(runFigures(person, { extra: '100' }, [pension, union])).toMatchObject({
    totalCents: 1_000_00,
    deductionsCents: 59_50,
    finalCents: 940_50,
  });
  expect(runFigures(person, {}, [rule('loan', { value: '901' })])).toMatchObject({ finalCents: -1_00 });
});

test('what was typed is gone once it was paid; of others it stays, but not that they were left out', () => {
  const typed = {
    ana: { extra: '40' },
    ben: { skip: true, extra: '12', deductions: { loan: '7' } },
    cleo: { skip: true },
  };
  expect(typedAfterRun(typed, ['ana'])).toEqual({ ben: { extra: '12', deductions: { loan: '7' } } });
  expect(typedAfterRun(typed, [])).toEqual({ ana: { extra: '40' }, ben: { extra: '12', deductions: { loan: '7' } } });
});

test.each([
  { now: 110_00, before: 100_00, unusual: false },
  { now: 110_01, before: 100_00, unusual: true },
  { now: 90_00, before: 100_00, unusual: false },
  { now: 89_99, before: 100_00, unusual: true },
  { now: 100_00, before: null, unusual: false },
])('$now after $before is unusual: $unusual', ({ now, before, unusual }) => {
  expect(isUnusual(cents(now), before === null ? null : cents(before))).toBe(unusual);
});

test.each([
  [160_00, 480, 20_00],
  [100_00, 45, 133_33],
  [160_00, 1, 9_600_00],
  // Pay alone, and hours that went: by the hour they say nothing.
  [8_00, 0, 0],
  [-20_00, -60, 0],
])('%i cents for %i minutes are %i an hour', (total, minutes, hourly) => {
  expect(hourlyOf(cents(total), minutes)).toBe(hourly);
});
