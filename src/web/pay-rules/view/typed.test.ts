import { expect, test } from 'vitest';
import { decimalIn, impossible, minutesIn, numberIn, numbersIn } from './typed.ts';

test.each([
  ['8', 480],
  ['7,5', 450],
  ['7:30', 450],
  ['٨', 480],
  ['٧٫٥', 450],
  ['۷:۳۰', 450],
  ['٨h', impossible],
])('hours typed as "%s" are %i minutes', (typed, minutes) => expect(minutesIn(typed)).toBe(minutes));

test.each([
  [' 30 ', 30],
  ['٣٠', 30],
  ['۳۰', 30],
  ['٣٫٥', impossible],
  ['', impossible],
])('"%s" is the whole number %i', (typed, number) => expect(numberIn(typed)).toBe(number));

test('decimals and lists are read in digits of any script', () => {
  expect([decimalIn(' 1,5 '), decimalIn('١٫٥'), decimalIn('x')]).toEqual(['1.5', '1.5', 'x']);
  expect(numbersIn('١، ١٦')).toEqual([1, 16]);
});
