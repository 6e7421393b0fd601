import { expect, test } from 'vitest';
import { plainDigits } from './digits.ts';

test.each([
  ['10013', '10013'],
  ['١٠٠١٣', '10013'],
  ['۱۰۰۱۳-۲۴۱۲', '10013-2412'],
  ['\u200f١٢٣\u200e', '123'],
  ['Apt ٤ ب', 'Apt 4 ب'],
  ['', ''],
])('the digits of "%s" are those of "%s"', (typed, plain) => {
  expect(plainDigits(typed)).toBe(plain);
});
