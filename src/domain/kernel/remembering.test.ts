import { expect, test } from 'vitest';
import { remembering } from './remembering.ts';

test('each answer is worked out once, also where there is none', () => {
  const asked: string[] = [];
  const lengthOf = remembering((word: string) => {
    asked.push(word);
    return word === '' ? undefined : word.length;
  });
  expect(['meal', '', 'meal', 'rest', ''].map(lengthOf)).toEqual([4, undefined, 4, 4, undefined]);
  expect(asked).toEqual(['meal', '', 'rest']);
});
