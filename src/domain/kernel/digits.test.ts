import { expect, test } from 'vitest';
import { plainDigits, plainNumber } from './digits.ts';

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

test.each([
  [' ٣٠ ', '30'],
  ['۱۲٫۵', '12.5'],
  ['١٬٢٣٤٫٥٠', '1234.50'],
  ['١٬٢٣٤٬٥٦٧', '1234567'],
  // No thousands: what is meant, nobody knows.
  ['١٬٢٣', '1٬23'],
  ['1,234.5', '1,234.5'],
  ['7:30', '7:30'],
  ['\u061c-٤٫٥', '-4.5'],
])('the number typed as "%s" is "%s"', (typed, plain) => {
  expect(plainNumber(typed)).toBe(plain);
});
