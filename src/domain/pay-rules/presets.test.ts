import { expect, test } from 'vitest';
import { presetFor, presets } from './presets.ts';

test.each([
  ['US-AK', 4, presets.alaska],
  ['US-AK', 3, presets.federal],
  ['US-AK', undefined, presets.alaska],
  ['US-CA', 1, presets.california],
  ['US-TX', undefined, presets.federal],
  [undefined, undefined, presets.federal],
  ['US-VI', undefined, undefined],
])('the law of %s for %s employees', (place, employees, expected) => {
  expect(presetFor(place, employees)).toBe(expected);
});
