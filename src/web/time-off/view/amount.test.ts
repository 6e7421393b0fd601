import { expect, test } from 'vitest';
import { formatsOf } from '../../../words/formats.ts';
import { speakers } from '../../../words/speakers.ts';
import { amountIn, amountsIn, chargedIn, daysOf } from './amount.ts';

const inWords = (language: 'en' | 'ar', minutes: number): string =>
  amountIn({ say: speakers[language].say, formats: formatsOf(speakers[language], 'h12') }, 480, minutes).replace(
    /[\u2068\u2069]/g,
    '',
  );

test.each([
  [1_200, '2.5 days (20 hrs)'],
  [-960, '−2 days (−16 hrs)'],
  [-90, '−1:30 hrs'],
])('%d minutes of days of eight hours are written %s', (minutes, text) => {
  expect(inWords('en', minutes)).toBe(text);
});

test.each([
  ['whole', [480, 480], '2 days (16 hrs)'],
  ['whole', [240], '1 day (4 hrs)'],
  // The week became another within it.
  ['whole', [480, 240], '2 days (12 hrs)'],
  ['whole', [], '0 days (0 hrs)'],
  ['morning', [240], '0.5 days (4 hrs)'],
  ['afternoon', [120], '0.5 days (2 hrs)'],
  ['hours', [240], '4 hrs'],
] as const)('time off of %s that takes %j is written %s, however long a day is', (part, charged, text) => {
  const words = { say: speakers.en.say, formats: formatsOf(speakers.en, 'h12') };
  const days = charged.map((minutes) => ({ minutes }));
  expect(chargedIn(words, part, days).replace(/[\u2068\u2069]/g, '')).toBe(text);
});

test('in Arabic less than nothing reads from the right, its figure from the left', () => {
  expect(inWords('ar', -90)).toBe('\u200f\u200e−1:30 ساعة');
  expect(inWords('ar', -960)).toMatch(/^\u200f\u200e−2 /);
});

test('what stands together is written alike: one that is no half of a day has all of them in hours', () => {
  const words = { say: speakers.en.say, formats: formatsOf(speakers.en, 'h12') };
  const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');
  expect([5_040, 5_440].map(amountsIn(words, 480, [5_040, 5_440])).map(plain)).toEqual(['84 hrs', '90:40 hrs']);
  expect([5_040, 480].map(amountsIn(words, 480, [5_040, 480])).map(plain)).toEqual([
    '10.5 days (84 hrs)',
    '1 day (8 hrs)',
  ]);
});

test('days are said where they are exact', () => {
  expect([5_040, 120, 2_875].map((minutes) => daysOf(minutes, 480))).toEqual([10.5, 0.25, undefined]);
});
