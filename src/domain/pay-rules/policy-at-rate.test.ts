import { expect, test } from 'vitest';
import { ask, atRate, ledger, monday } from '../../../tests/world/payable-weeks.ts';
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
