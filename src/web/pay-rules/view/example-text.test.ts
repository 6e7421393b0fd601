import { expect, test } from 'vitest';
import { formatsOf } from '../../../words/formats.ts';
import { speakers } from '../../../words/speakers.ts';
import { sampleText } from './example-text.ts';

const spoken = (language: 'en' | 'ar') => ({
  say: speakers[language].say,
  formats: formatsOf(speakers[language], '12'),
});

test('what an hour is paid in an example is an amount of the organization, kept to itself in Arabic with its sign', () => {
  expect(sampleText(spoken('en'), 'weekly', 'USD')).toBe('Five days of 9 hours at $20.00:');
  expect(sampleText(spoken('en'), 'rates', 'EUR')).toBe('Five days of 9 hours at €15.33, and a bonus of €25.00:');
  expect(sampleText(spoken('en'), 'twoRates', 'USD')).toBe('Three days of 9 hours at $15.00 and two at $21.00:');
  expect(sampleText(spoken('ar'), 'weekly', 'USD')).toContain('\u2068$20.00\u2069:');
});
