import { expect, test } from 'vitest';
import { marksOf, standingOf } from './view.ts';

const ana = { employeeId: 'ana', name: 'Ana', confirmed: ['monday'], waiting: ['tuesday'], lastAt: null };
const ben = { employeeId: 'ben', name: 'Ben', confirmed: ['friday'], waiting: [], lastAt: null };

test('each shift shows whether it is confirmed, and those that nobody is asked about show nothing', () => {
  const marks = marksOf([ana, ben]);
  expect([marks.get('monday'), marks.get('tuesday'), marks.get('sunday')]).toEqual(['confirmed', 'waiting', undefined]);
});

test('that a shift is offered is said before whether it is confirmed, and that a swap waits for the reader before both', () => {
  const marks = marksOf([ana, ben], ['friday'], ['friday', 'monday', 'sunday']);
  expect(['monday', 'tuesday', 'friday', 'sunday'].map((day) => marks.get(day))).toEqual([
    'offered',
    'waiting',
    'swap',
    'offered',
  ]);
});

test('whoever has one shift left to confirm is not done', () => {
  expect(standingOf([ana, ben])).toEqual({ done: [ben], missing: [ana] });
});
