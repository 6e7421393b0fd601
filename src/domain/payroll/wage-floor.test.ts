import { expect, test } from 'vitest';
import { cents } from '../kernel/money.ts';
import { parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { cutsIntoMinimum, minimumWageOf, mostDeductible, setOffOf, type FloorDay } from './wage-floor.ts';

const monday = parsePlainDate('2026-11-16') as PlainDate;
const next = parsePlainDate('2026-11-23') as PlainDate;
const day = (hours: number, rate: number, more: Partial<FloorDay> = {}): FloorDay => ({
  startsOn: monday,
  kind: 'paid',
  minutes: hours * 60,
  centsPerHour: cents(rate),
  minimumWage: '7.25',
  leaveCents: cents(0),
  ...more,
});

const difference = (leave: number): FloorDay => day(0, 7_75, { kind: 'difference', leaveCents: cents(leave) });

const due = (kind: 'paid' | 'difference', sum: number) => ({ kind, cents: cents(sum) });

test.each<[string, readonly FloorDay[], number | null]>([
  ['unknown where no hours are', [], null],
  ['unknown where a rate was raised afterwards', [day(0, 7_75)], null],
  ['what is above the minimum wage', [day(30, 7_75)], 15_00],
  ['no more for overtime', [day(50, 7_75)], 20_00],
  ['nothing at the minimum wage', [day(40, 7_25)], 0],
  ['nothing below it', [day(40, 7_00)], 0],
  ['of several rates by their average', [day(20, 7_25), day(20, 8_25)], 20_00],
  ['each workweek by itself', [day(40, 8_25), day(40, 7_00, { startsOn: next })], 40_00],
  ['by the higher wage, where it rose', [day(20, 8_25), day(20, 8_25, { minimumWage: '7.75' })], 20_00],
  ['nothing of hours that went', [day(30, 7_75), day(-2, 7_75)], 15_00],
  ['also what is paid of time off', [day(30, 7_75), day(0, 7_75, { leaveCents: cents(62_00) })], 77_00],
  ['what time off is paid more by now', [day(30, 7_75), difference(62_00)], 77_00],
  ['of it what other differences leave', [day(30, 7_75), difference(62_00), difference(-20_00)], 57_00],
  ['no less where they leave nothing', [day(30, 7_75), difference(16_00), difference(-20_00)], 15_00],
  [
    'all of time off that is paid anew, whatever differences take back',
    [day(30, 7_75), day(0, 7_75, { leaveCents: cents(62_00) }), difference(-20_00)],
    77_00,
  ],
  ['unknown where time off alone is paid', [day(0, 7_75, { leaveCents: cents(62_00) })], null],
  ['unknown where no rate is', [day(30, 7_75), day(8, 0, { centsPerHour: null })], null],
  ['unknown where a rate of another week is', [day(30, 7_75), day(8, 0, { startsOn: next, centsPerHour: null })], null],
  ['unknown where no minimum wage is', [day(30, 7_75, { minimumWage: null })], null],
])('may be deducted: %s', (_, days, most) => {
  expect(mostDeductible(days)).toBe(most);
});

test.each([
  [{ deductionsCents: 15_00 }, undefined],
  [{ deductionsCents: 15_01 }, 15_00],
  // What is paid beyond what the rules say may be taken as well; what is paid short of it may not.
  [{ deductionsCents: 25_00, totalCents: 242_50 }, undefined],
  [{ deductionsCents: 25_01, totalCents: 242_50 }, 25_00],
  [{ deductionsCents: 15_00, totalCents: 222_50 }, 5_00],
  [{ deductionsCents: 1, totalCents: 100_00 }, 0],
  [{ deductionsCents: 0, totalCents: 100_00 }, undefined],
  [{ deductionsCents: 200_00, deductibleCents: null }, undefined],
  // What is set off is taken as well, and what is due has it taken already.
  [{ deductionsCents: 0, setOffCents: 15_00, totalCents: 217_50, owedCents: 217_50 }, undefined],
  [{ deductionsCents: 0, setOffCents: 15_01, totalCents: 217_49, owedCents: 217_49 }, 15_00],
  [{ deductionsCents: 10_00, setOffCents: 5_01, totalCents: 227_49, owedCents: 227_49 }, 15_00],
  [{ deductionsCents: 0, setOffCents: 480_00, totalCents: -247_50, owedCents: -247_50 }, 15_00],
  [{ deductionsCents: 0, setOffCents: 480_00, deductibleCents: null }, undefined],
] as const)('%j are held to %s', (change, most) => {
  const payment = { deductibleCents: 15_00, totalCents: 232_50, owedCents: 232_50, ...change };
  expect(cutsIntoMinimum(payment as Parameters<typeof cutsIntoMinimum>[0])).toBe(most);
});

test.each([
  ['nothing, of days that were never paid', [due('paid', 160_00)], 0],
  ['what was paid too much', [due('paid', 160_00), due('difference', -20_00)], 20_00],
  ['nothing, where hours moved from one day to another', [due('difference', -20_00), due('difference', 20_00)], 0],
  ['what a rise leaves of it', [due('difference', -20_00), due('difference', 5_00)], 15_00],
])('set off is %s', (_, days, sum) => {
  expect(setOffOf(days)).toBe(sum);
});

test('each payment of a workweek is held by itself: two may take more past forty hours than one', () => {
  expect(mostDeductible([day(50, 8_25)])).toBe(40_00);
  expect(mostDeductible([day(25, 8_25)])).toBe(25_00);
});

test('the wage that is named is the highest', () => {
  const wages = ['7.25', '16.90', '9.00'].map((minimumWage) => day(8, 20_00, { minimumWage }));
  expect(minimumWageOf(wages)).toBe('16.90');
  expect(minimumWageOf([day(8, 20_00, { minimumWage: null }), day(8, 20_00)])).toBe('7.25');
  expect(minimumWageOf([day(8, 20_00), day(8, 20_00, { minimumWage: null })])).toBe('7.25');
  // As much, written otherwise, is not more.
  const [plain, long] = ['7.25', '7.250'].map((minimumWage) => day(8, 20_00, { minimumWage })) as [FloorDay, FloorDay];
  expect(minimumWageOf([plain, long])).toBe('7.25');
  expect(minimumWageOf([])).toBeNull();
});
