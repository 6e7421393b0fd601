import { expect, test } from 'vitest';
import type { PayPolicy } from '../../../domain/pay-rules/pay-policy.ts';
import { presets, type PresetName } from '../../../domain/pay-rules/presets.ts';
import { changedSections } from './changed-sections.ts';
import { rulesIn } from './policy-rules.ts';
import { valuesOf, type PolicyValues } from './policy-values.ts';

const all = Object.keys(presets) as PresetName[];
const typed = (preset: PresetName, values: Partial<PolicyValues> = {}): PayPolicy => ({
  // As it comes back from the database: what was left out is not there, and keys have another order.
  ...(JSON.parse(
    JSON.stringify(
      rulesIn({ ...valuesOf(presets[preset], preset), scope: 'organization', startsOn: '2026-11-23', ...values }),
    ),
  ) as PayPolicy),
});
const changed = (preset: PresetName | null, rules: PayPolicy) => changedSections({ preset, rules });

test.each(all)('%s as it is chosen is what its preset says', (preset) => {
  expect(changed(preset, typed(preset))).toEqual([]);
  const { citations: _, ...rules } = presets[preset];
  expect(changed(preset, { ...rules, leaveAt: rules.leaveAt ?? 'rate-in-force' })).toEqual([]);
});

test('8 and 80 has a day of its own from which it is counted, and is none the less what its preset says', () => {
  expect(changed('federal-hospital', typed('federal-hospital', { periodStartsOn: '2026-11-09' }))).toEqual([]);
});

test.each<[Partial<PolicyValues>, readonly string[]]>([
  [{ dailyAfter: '2' }, ['overtime']],
  [{ weekStart: 'sunday' }, ['overtime']],
  [{ payFrequency: 'biweekly', payAnchor: '2026-11-23' }, ['payPeriod']],
  [{ payFrequency: 'weekly', paidRest: '15', adjustableDays: '30' }, ['breaks', 'payPeriod', 'corrections']],
  [{ holidays: ['christmas-day'], holidayTimes: '2' }, ['holidays']],
])('with %j typed it is changed in %j', (values, expected) => {
  expect(changed('federal-daily', typed('federal-daily', values))).toEqual(expected);
});

test('what was made from nothing is changed from nothing', () => {
  const rules = typed('federal-daily', { dailyAfter: '2' });
  expect([changed('custom', rules), changed(null, rules)]).toEqual([[], []]);
});
