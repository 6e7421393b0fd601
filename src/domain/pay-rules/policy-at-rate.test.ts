import { expect, test } from 'vitest';
import { ask, atRate, everyDay, ledger, monday } from '../../../tests/world/payable-weeks.ts';
import { addDays } from '../kernel/time.ts';
import { payableWeek } from './payable-week.ts';
import { policyAtRate } from './policy-at-rate.ts';
import { presets } from './presets.ts';

const { nevada, federal } = presets;
const tenHours = ledger('0 8:00 18:00');

// NRS 608.018: below one and a half times the minimum wage of 12.00.
test.each(['17.99', '18.00', '30.00'])('at %s who may not see the rate is shown the hours that are paid', (rate) => {
  const { pay } = atRate(rate);
  const paid = payableWeek(tenHours, ask(nevada, { pay }));
  const shown = payableWeek(tenHours, ask(policyAtRate(nevada, pay, monday)));
  expect(shown.byMultiplier).toEqual(paid.byMultiplier);
  expect(shown.pay).toBeUndefined();
});

test('a policy that asks for no rate stays the very same, and so does one without a rate', () => {
  expect(policyAtRate(federal, atRate('30.00').pay, monday)).toBe(federal);
  expect(policyAtRate(nevada, undefined, monday)).toBe(nevada);
});

const from = (...rates: readonly (readonly [day: number, ratePerHour: string])[]) => ({
  rates: rates.map(([day, ratePerHour]) => ({ from: addDays(monday, day), ratePerHour })),
});
const fourTens = everyDay('8:00 18:00', 4);

// Tue to Thu at 30.00 owe none, Monday at 17.00 owes two hours; and the other way round.
test.each([
  ['who is hired on Wednesday at 30.00', from([2, '30.00']), ledger('2 8:00 18:00'), { '1': 600 }, 30_000],
  ['who is hired on Wednesday at 17.00', from([2, '17.00']), ledger('2 8:00 18:00'), { '1': 480, '1.5': 120 }, 18_700],
  ['who is paid less from Tuesday on', from([-9, '30.00'], [1, '17.00']), fourTens, { '1': 2_040, '1.5': 360 }, 87_075],
  [
    'who is paid more from Tuesday on',
    from([-9, '17.00'], [1, '30.00']),
    fourTens,
    { '1': 2_280, '1.5': 120 },
    109_675,
  ],
])('%s has daily overtime by the rate of each day', (_, pay, punches, minutes, cents) => {
  const week = payableWeek(punches, ask(nevada, { pay }));
  expect(Object.fromEntries(week.byMultiplier)).toEqual(minutes);
  expect(week.pay?.grossCents).toBe(cents);
  expect(payableWeek(punches, ask(policyAtRate(nevada, pay, monday))).byMultiplier).toEqual(week.byMultiplier);
});

test('a minimum wage that rises within the week is asked of each day', () => {
  const rising = {
    ...nevada,
    minimumWages: [...(nevada.minimumWages ?? []), { amount: '20.01', from: addDays(monday, 2) }],
  };
  const week = payableWeek(fourTens, ask(rising, atRate('30.00')));
  expect(week.days.map(({ byMultiplier }) => byMultiplier.get('1.5') ?? 0)).toEqual([0, 0, 120, 120, 0, 0, 0]);
});

test('where no minimum wage is known, the policy stands as it is', () => {
  const { minimumWages: _, ...unknown } = nevada;
  expect(policyAtRate(unknown, atRate('30.00').pay, monday)).toBe(unknown);
});
