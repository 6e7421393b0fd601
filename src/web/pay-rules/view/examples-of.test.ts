import { expect, test } from 'vitest';
import { presets } from '../../../domain/pay-rules/presets.ts';
import { examplesOf, type ExampleName } from './examples-of.ts';
import { rulesIn } from './policy-rules.ts';
import { valuesOf, withPreset, type PolicyValues } from './policy-values.ts';

const typed = (more: Partial<PolicyValues>): PolicyValues => ({
  ...valuesOf(presets.california, 'california'),
  scope: 'organization',
  startsOn: '2026-11-30',
  ...more,
});
const some: readonly ExampleName[] = ['workweek', 'weekly', 'daily', 'double', 'longDay', 'noMeal', 'payPeriod'];
const unknown = (values: PolicyValues) => some.filter(examplesOf(values).isUnknown);

test('a field at fault hides its own example; the others go on, by what the rest of the form says', () => {
  const values = typed({ dailyAfter: 'abc', weeklyAfter: '38' });
  expect(unknown(values)).toEqual(['daily']);
  expect(examplesOf(values).rules).toEqual(rulesIn(typed({ weeklyAfter: '38' })));
  expect(unknown(typed({ dailyAfter: 'abc', dayStart: '' }))).toEqual(['workweek', 'daily']);
});

test('a sound draft hides nothing, whatever its date', () => {
  const values = typed({ startsOn: '', doubleAfter: '11' });
  expect(unknown(values)).toEqual([]);
  expect(examplesOf(values).rules).toEqual(rulesIn(values));
});

test('of two fields that contradict each other, neither says anything', () => {
  const values = typed({ dailyAfter: '13', weeklyAfter: '38' });
  expect(unknown(values)).toEqual(['daily', 'double']);
  expect(examplesOf(values).rules).toEqual(rulesIn(typed({ weeklyAfter: '38' })));
});

test('a form that began from what cannot stand shows no example', () => {
  const base = { ...presets.california, adjustableDays: -1 };
  expect(unknown({ ...typed({}), ...valuesOf(base, 'custom') })).toEqual(some);
});

test('overtime over fourteen days shows every example, and hides its own alone where its first day is taken away', () => {
  const hospital = withPreset(typed({ startsOn: '2026-12-03' }), 'federal-hospital');
  const all = [...some, 'eighty'] as const;
  const unknownOf = (values: PolicyValues) => all.filter(examplesOf(values).isUnknown);
  expect(unknownOf(hospital)).toEqual([]);
  expect(unknownOf({ ...hospital, periodStartsOn: '' })).toEqual(['eighty']);
  expect(unknownOf({ ...hospital, weekStart: 'sunday' })).toEqual(['eighty']);
});
