import { expect, test } from 'vitest';
import { marksOf, standingOf } from './view.ts';

const ana = { employeeId: 'ana', name: 'Ana', confirmed: ['monday'], waiting: ['tuesday'], lastAt: null };
const ben = { employeeId: 'ben', name: 'Ben', confirmed: ['friday'], waiting: [], lastAt: null };

test('each shift shows whether it is confirmed, and those that nobody is asked about show nothing', () => {
  const marks = marksOf([ana, ben]);
  expect([marks.get('monday'), marks.get('tuesday'), marks.get('sunday')]).toEqual(['confirmed', 'waiting', undefined]);
});

test('whoever has one shift left to confirm is not done', () => {
  expect(standingOf([ana, ben])).toEqual({ done: [ben], missing: [ana] });
});
