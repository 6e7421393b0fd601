import { expect, test } from 'vitest';
import { targetTyped, typedTarget } from './view.ts';

test.each([
  ['40', 2_400],
  ['37.5', 2_250],
  ['37,5', 2_250],
  ['37:30', 2_250],
  ['٣٧٫٥', 2_250],
  ['1', 60],
  ['0:59', undefined],
  ['168', 10_080],
  ['168:01', undefined],
  ['0', undefined],
  ['', undefined],
  ['-40', undefined],
  ['forty', undefined],
])('a weekly target typed as %j is %s minutes', (text, minutes) => {
  expect(targetTyped(text)).toBe(minutes);
});

test.each([60, 2_250, 2_405, 3_000, 10_080])('a target of %i minutes is typed as it is read', (minutes) => {
  expect(targetTyped(typedTarget(minutes))).toBe(minutes);
});
