import { expect, test } from 'vitest';
import { median, medianRun, scoreOf, slowdownFor, spread, type Report } from './runs.ts';

const run = (performance: number, blocking = 0): Report => ({
  categories: { performance: { score: performance / 100, auditRefs: [] } },
  audits: { 'total-blocking-time': { title: '', score: null, numericValue: blocking } },
  environment: { benchmarkIndex: 1_800 },
});
const performanceOf = (runs: readonly Report[]): number => scoreOf(medianRun(runs), 'performance');

test('one run that was lucky or unlucky does not decide', () => {
  expect(performanceOf([run(96), run(42), run(95), run(100), run(94)])).toBe(95);
});

test('of an even number of runs the worse of the two in the middle counts', () => {
  expect(performanceOf([run(96), run(94), run(99), run(90)])).toBe(94);
});

test('among runs of one score the one in the middle by blocking is told', () => {
  const middle = run(95, 200);
  expect(medianRun([run(95, 100), middle, run(95, 300)])).toBe(middle);
});

test('a median of figures is the one in the middle, or between the two there', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

test('a spread is told from the least to the greatest', () => {
  expect(spread([97, 91, 95])).toBe('91–97');
  expect(spread([100, 100])).toBe('100');
});

test('a machine is slowed down as Lighthouse’s table has it', () => {
  expect(slowdownFor(1_500)).toBe(4);
  expect(slowdownFor(1_499)).toBe(2);
});
