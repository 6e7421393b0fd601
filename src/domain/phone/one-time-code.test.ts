import { expect, test } from 'vitest';
import { codeOf } from './one-time-code.ts';

test.each([
  [[0, 0, 0, 0, 0, 0, 0, 0], '000000'],
  [[0, 0, 0, 0, 0, 0, 0, 7], '000007'],
  [[0, 0, 0, 0, 0, 15, 66, 63], '999999'],
  [[0, 0, 0, 0, 0, 15, 66, 64], '000000'],
  [[255, 255, 255, 255, 255, 255, 255, 255], '551615'],
])('the chance %j is the code %s', (chance, code) => {
  expect(codeOf(Uint8Array.from(chance))).toBe(code);
});
