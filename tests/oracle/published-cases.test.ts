import { describe, expect, test } from 'vitest';
import { answer } from '../../tools/rules/answer.ts';
import { casesOf } from './cases.ts';

const files = [
  'accruals',
  'days-weeks-dst',
  'durations',
  'files-and-records',
  'leave-and-holidays',
  'money',
  'overtime-split',
  'pay-periods-and-salary',
  'premiums-and-minimums',
  'recurrence',
  'regular-rate-and-pay',
  'rounding',
  'time-cards',
];

describe.each(files)('published cases of %s', (name) => {
  test.each(casesOf(name))('$id ($kind)', (each) => {
    const { actual, matches } = answer(each);
    expect({ expected: each.expected, actual, matches }).toEqual({ expected: each.expected, actual, matches: true });
  });
});

// Withholding is not worked out (half-right is worse than none): deductions are entered or imported.
test('taxes are never computed silently', () => {
  const cases = casesOf('tax-optional');
  expect(new Set(cases.map((each) => each.kind))).toEqual(new Set(['withholding', 'fica', 'futa']));
  expect(new Set(cases.map((each) => answer(each).actual))).toEqual(new Set(['unsupported']));
});
