import { expect, test } from 'vitest';
import { ask, atRate, clock, everyDay, ledger, monday } from '../../../tests/world/payable-weeks.ts';
import { addDays } from '../kernel/time.ts';
import type { PayPolicy } from './pay-policy.ts';
import { payableWeek } from './payable-week.ts';
import { presets } from './presets.ts';

const hours = (split: ReadonlyMap<string, number>) =>
  Object.fromEntries([...split].map(([key, minutes]) => [key, minutes / 60]));

test.each([
  // rests missed of the day, hours owed for them, and what is told of it
  [0, 0, []],
  [1, 1, [{ missed: 1, due: 2 }]],
  [2, 1, [{ missed: 2, due: 2 }]],
  // More than the day asks for are none.
  [5, 1, [{ missed: 2, due: 2 }]],
] as const)('%d rests missed of two owe %d h, and say why', (restsMissed, hoursOwed, why) => {
  const facts = new Map([[monday, { restsMissed }]]);
  const week = payableWeek(
    ledger('0 8:00 12:00-12:30 16:30', '1 8:00 10:00'),
    ask(presets.california, { ...atRate('20.00'), facts }),
  );
  const owed = week.pay?.lines.find(({ kind }) => kind === 'rest-premium');
  expect(owed?.minutes ?? 0).toBe(hoursOwed * 60);
  const told = week.reasons().filter(({ rule }) => rule === 'rest-missed');
  expect(told.map(({ date, parameters }) => [date, parameters])).toEqual(
    why.map((each) => [monday, { ...each, perMinutes: 240 }]),
  );
});

test('a meal that is waived owes nothing on a short day, and says why; taken, there is nothing to say', () => {
  const facts = new Map([
    [monday, { firstMealWaived: true }],
    [addDays(monday, 1), { firstMealWaived: true }],
    [addDays(monday, 2), { firstMealWaived: true }],
  ]);
  // Six hours, a minute more, and six hours with a meal.
  const punches = ledger('0 8:00 14:00', '1 8:00 14:01', '2 8:00 12:00-12:30 14:30');
  const week = payableWeek(punches, ask(presets.california, { ...atRate('20.00'), facts }));
  expect(week.exceptions).toEqual([{ kind: 'missed_meal', date: addDays(monday, 1) }]);
  expect(week.reasons().filter(({ rule }) => rule === 'meal-waived')).toMatchObject([
    { date: monday, citation: { source: expect.stringContaining('512(a)') } },
  ]);
});

test.each([
  ['Monday', 0, { 1: 32, 1.5: 8 }],
  ['Friday, after all of it was worked', 4, { 1: 32, 1.5: 8 }],
  ['the Sunday before', -1, { 1: 40 }],
])('paid leave on %s counts toward forty hours where the policy says so, and is no hours itself', (_, day, split) => {
  const counting: PayPolicy = {
    ...presets.federal,
    overtime: { ...presets.federal.overtime, countsPaidAbsence: true },
  };
  const date = addDays(monday, day);
  const facts = new Map([[date, { paidAbsenceMinutes: 480 }]]);
  const punches = ledger('0 8:00 16:00', '1 8:00 16:00', '2 8:00 16:00', '3 8:00 16:00', '4 8:00 16:00');
  const week = payableWeek(punches, ask(counting, { facts }));
  expect(hours(week.byMultiplier)).toEqual(split);
  expect(week.workedMinutes).toBe(2_400);
  const told = week.reasons().filter(({ rule }) => rule === 'paid-absence');
  expect(told).toMatchObject(day < 0 ? [] : [{ date, parameters: { counted: 480 } }]);
  // By the law it counts for nothing, and no day says that it did.
  const byLaw = payableWeek(punches, ask(presets.federal, { facts }));
  expect(hours(byLaw.byMultiplier)).toEqual({ 1: 40 });
  expect(byLaw.days.filter(({ paidAbsenceMinutes }) => paidAbsenceMinutes !== undefined)).toEqual([]);
});

// 29 L.P.R.A. 273, 274: hours of the weekly day of rest, which is due after six days of work.
test.each([
  [6, 31_500],
  // 30 × 10.50 and 5 × 15.75.
  [7, 39_375],
])('%i days of five hours at 10.50 in Puerto Rico are paid %i', (days, cents) => {
  const week = payableWeek(everyDay('8:00 13:00', days), ask(presets['puerto-rico'], atRate('10.50')));
  expect(week.pay?.grossCents).toBe(cents);
});

test('who has come back this very moment is at work, if for no time yet', () => {
  const punches = ledger('0 8:00 12:00', '0 12:00');
  const { entries, workedMinutes } = payableWeek(punches, ask(presets.federal, { until: clock(0, '12:00') }));
  expect([entries.length, workedMinutes]).toEqual([2, 240]);
});

test.each([
  ['0 8:00 13:59', 11_967],
  ['0 8:00 14:00', 10_000],
])('a meal that is taken off by itself is taken whole by the minute that brings it: %s', (times, grossCents) => {
  const meals = [{ kind: 'auto-deduct' as const, afterWorkedMinutes: 360, minutes: 60, countPunched: true }];
  const policy: PayPolicy = { ...presets.federal, workTime: { ...presets.federal.workTime, meals } };
  expect(payableWeek(ledger(times), ask(policy, atRate('20.00'))).pay?.grossCents).toBe(grossCents);
});
