import { expect, test } from 'vitest';
import { nameKey } from './name-key.ts';

test.each([
  ['Floating day', 'FLOATING DAY'],
  ['Floating day', 'Floating  day'],
  ['Floating day', 'Floating\u00a0day'],
  ['Floating day', 'Float\u00ading day'],
  ['Floating day', 'Floating day\u200f'],
  ['Floating day', 'Floating\u200b day'],
  ['Café', 'Cafe\u0301'],
  ['إجازة', 'إ\u200dجازة'],
])('%j and %j are one name to whoever reads them', (one, other) => {
  expect(nameKey(other)).toBe(nameKey(one));
});

test.each([
  ['Cook', 'Cooks'],
  ['Cafe', 'Café'],
  ['Day shift', 'Dayshift'],
])('%j and %j are two', (one, other) => {
  expect(nameKey(other)).not.toBe(nameKey(one));
});
