import { expect, test } from 'vitest';
import { speaker } from '../../../words/chapters.ts';
import { formatsOf } from '../../../words/formats.ts';
import { overtimeWords } from './say-warning.ts';

test.each([
  [150, '2.5 hrs'],
  [6, '0.1 hr'],
  [5, '5m'],
  [1, '1m'],
])('%i minutes of overtime are never said to be none', async (minutes, text) => {
  expect(overtimeWords(minutes, formatsOf(await speaker('en'), 'h12'))).toBe(text);
});
