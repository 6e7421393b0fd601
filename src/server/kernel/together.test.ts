import { expect, test, vi } from 'vitest';
import { together } from './together.ts';

const doubled = (calls: readonly number[]): Promise<number[]> => Promise.resolve(calls.map((call) => call * 2));

test('a lone call leaves at once; those that wait meanwhile leave together', async () => {
  const run = vi.fn<typeof doubled>(doubled);
  const ask = together(run, 10);
  expect(await Promise.all([ask(1), ask(2), ask(3)])).toEqual([2, 4, 6]);
  expect(run.mock.calls).toEqual([[[1]], [[2, 3]]]);
});

test('one bad call does not fail its neighbours', async () => {
  const ask = together(async (calls: readonly number[]) => {
    if (calls.includes(3)) throw new Error('three is bad');
    return doubled(calls);
  }, 10);
  const answers = await Promise.allSettled([ask(1), ask(2), ask(3), ask(4)]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
});

test('when nobody can be reached all are told at once, not one wait after the other', async () => {
  const run = vi.fn<typeof doubled>(() => Promise.reject(new Error('timeout exceeded when trying to connect')));
  const ask = together<number, number>(run, 10);
  const answers = await Promise.allSettled([ask(1), ask(2), ask(3), ask(4)]);
  expect(answers.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  expect(run).toHaveBeenCalledTimes(2);
});
