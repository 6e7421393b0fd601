import { expect, test } from 'vitest';
import { isPositionNameTaken } from './position-name.ts';

const positions = [
  { id: 'a', name: 'Bar' },
  { id: 'b', name: 'Kitchen' },
];

test.each([
  ['a new one of another name', { name: 'Stock' }, false],
  ['a new one of a name that there is, however it is written', { name: 'BAR' }, true],
  ['one that keeps its own name', { id: 'a', name: 'bar' }, false],
  ['one that would be called like another', { id: 'b', name: 'Bar' }, true],
])('%s', (_, wish, isTaken) => {
  expect(isPositionNameTaken(wish, positions)).toBe(isTaken);
});
