import { expect, test } from 'vitest';
import { remembering } from './remembering.ts';

test('what was made of a thing stays the very same until anything behind it is another one', () => {
  const madeOf = remembering<object>();
  const [ana, ben, rules, others] = [{}, {}, {}, {}];
  const first = madeOf(ana, [rules, 1], () => ({}));
  expect(madeOf(ana, [rules, 1], () => ({}))).toBe(first);
  expect(madeOf(ben, [rules, 1], () => ({}))).not.toBe(first);
  const [changed, longer] = [madeOf(ana, [others, 1], () => ({})), madeOf(ana, [others, 1, 2], () => ({}))];
  expect(new Set([first, changed, longer]).size).toBe(3);
});
