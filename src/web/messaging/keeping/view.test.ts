import { expect, test } from 'vitest';
import { daysTyped, typedOf } from './view.ts';

test.each([
  ['for ever', null, { term: 'ever', days: '' }],
  ['a year', 366, { term: 'year1', days: '' }],
  ['seven years', 2_557, { term: 'year7', days: '' }],
  ['ninety days', 90, { term: 'days', days: '90' }],
] as const)('%s comes back as it was chosen', (_, days, shown) => {
  expect(typedOf(days)).toEqual(shown);
  expect(daysTyped(shown)).toBe(days);
});

test.each([
  ['29', undefined],
  ['30', 30],
  [' 400 ', 400],
  ['٤٠٠', 400],
  ['3653', 3_653],
  ['3654', undefined],
  ['', undefined],
  ['-90', undefined],
  ['9O', undefined],
])('%s days', (days, kept) => {
  expect(daysTyped({ term: 'days', days })).toBe(kept);
});
