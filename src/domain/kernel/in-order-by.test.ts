import { expect, test } from 'vitest';
import { inOrderBy } from './in-order-by.ts';

const byLength = (a: string, b: string) => a.length - b.length;

test.each([[[]], [['a']], [['a', 'bb', 'ccc']], [['a', 'b', 'cc', 'dd']]])(
  'a list that is in order is given back itself: %j',
  (list) => {
    expect(inOrderBy(list, byLength)).toBe(list);
  },
);

test.each([
  [
    ['ccc', 'bb', 'a'],
    ['a', 'bb', 'ccc'],
  ],
  [
    ['a', 'ccc', 'bb'],
    ['a', 'bb', 'ccc'],
  ],
  [
    ['bb', 'a', 'cc', 'b'],
    ['a', 'b', 'bb', 'cc'],
  ],
])('another is put in order, and itself left as it was: %j', (list, ordered) => {
  const before = [...list];
  expect(inOrderBy(list, byLength)).toEqual(ordered);
  expect(list).toEqual(before);
});
