import { expect, test } from 'vitest';
import { fitted, without } from './row-keys.ts';

const three = fitted({ keys: [], next: 0 }, 3);

test('a row that is removed takes its own key along, and no other', () => {
  expect(three.keys).toEqual([0, 1, 2]);
  expect(without(three, 1).keys).toEqual([0, 2]);
});

test('a row that is added gets a key that no row ever had', () => {
  expect(fitted(without(three, 2), 3).keys).toEqual([0, 1, 3]);
});

test('where rows are set anew, there are as many keys as rows', () => {
  expect(fitted(three, 1).keys).toEqual([0]);
  expect(fitted(fitted(three, 1), 2).keys).toEqual([0, 3]);
  expect(fitted(three, 3)).toEqual(three);
});
