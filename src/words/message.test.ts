import { expect, test } from 'vitest';
import { compile, readerIn } from './message.ts';

const read = (text: string, values?: Record<string, string | number>, locale = 'en-US'): string =>
  readerIn(locale)(compile(text), values);

test.each([
  ['Log in', {}, 'Log in'],
  ['Hello, {name}', { name: 'Ana' }, 'Hello, Ana'],
  ['#1 of {count}', { count: 3 }, '#1 of 3'],
  ['{from} – {to}', { from: '{to}', to: '9:00' }, '{to} – 9:00'],
])('%s is read with its values', (text, values, said) => {
  expect(read(text, values)).toBe(said);
});

const punches = '{count, plural, =0 {none} one {# punch} other {# punches}} here';

test.each([
  [0, 'none here'],
  [1, '1 punch here'],
  [2, '2 punches here'],
  [1_200, '1,200 punches here'],
])('%i punches are said by their own form, with the digits of the locale', (count, said) => {
  expect(read(punches, { count })).toBe(said);
});

test('a number whose form the message lacks takes the other', () => {
  expect(read('{count, plural, other {# times}}', { count: 1 })).toBe('1 times');
});

const wait =
  '{unit, select, seconds {{count, plural, one {# second} other {# seconds}}} other {{count, plural, one {# minute} other {# minutes}}}}';

test.each([
  ['seconds', 1, '1 second'],
  ['minutes', 2, '2 minutes'],
  ['toString', 1, '1 minute'],
])('a choice by the word %s holds a choice by a number', (unit, count, said) => {
  expect(read(wait, { unit, count })).toBe(said);
});

test('a number counts in a choice by a word inside its own', () => {
  const text =
    '{count, plural, one {# {kind, select, hour {hour} other {day}}} other {{kind, select, hour {# hours} other {# days}}}}';
  expect(read(text, { count: 3, kind: 'hour' })).toBe('3 hours');
});

test('Arabic distinguishes six forms', () => {
  const text = '{n, plural, zero {z} one {o} two {t} few {# f} many {# m} other {# x}}';
  const forms = [0, 1, 2, 3, 11, 100].map((n) => read(text, { n }, 'ar-EG-u-nu-latn'));
  expect(forms).toEqual(['z', 'o', 't', '3 f', '11 m', '100 x']);
});
