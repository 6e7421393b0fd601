import { expect, test } from 'vitest';
import { readCode } from './typed-code.ts';

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
  ['éééééé', undefined],
])('what is typed as "%s" is read as %s', (typed, code) => {
  expect(readCode(typed)).toBe(code);
});
