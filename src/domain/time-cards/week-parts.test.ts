import { expect, test } from 'vitest';
import { weekParts } from './week-parts.ts';

const ask = (weeks: number) => ({ startsOn: Array.from({ length: weeks }, (_, week) => week) });

test('people are worked out some at a time, each with all their weeks', () => {
  const asks = [ask(60), ask(60), ask(13), ask(300), ask(1)];
  expect(weekParts(asks).map((part) => part.map(({ startsOn }) => startsOn.length))).toEqual([
    [60, 60],
    [13, 300],
    [1],
  ]);
  expect(weekParts([])).toEqual([]);
});
