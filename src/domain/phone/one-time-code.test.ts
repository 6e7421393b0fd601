import { expect, test } from 'vitest';
import { codeOf, readCode } from './one-time-code.ts';

test.each([
  [[0, 0, 0, 0, 0, 0, 0, 0], '000000'],
  [[0, 0, 0, 0, 0, 0, 0, 7], '000007'],
  [[0, 0, 0, 0, 0, 15, 66, 63], '999999'],
  [[0, 0, 0, 0, 0, 15, 66, 64], '000000'],
  [[255, 255, 255, 255, 255, 255, 255, 255], '551615'],
])('the chance %j is the code %s', (chance, code) => {
  expect(codeOf(Uint8Array.from(chance))).toBe(code);
});

test.each([
  ['042137', '042137'],
  [' 042 137 ', '042137'],
  ['042-137', '042137'],
  ['٠٤٢١٣٧', '042137'],
  ['۰۴۲۱۳۷', '042137'],
  ['\u200e042137', '042137'],
  ['42137', undefined],
  ['0421377', undefined],
  ['', undefined],
  ['o42137', undefined],
])('what is typed as "%s" is read as %s', (typed, code) => {
  expect(readCode(typed)).toBe(code);
});
