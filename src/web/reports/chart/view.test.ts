import { expect, test } from 'vitest';
import { addDays, parsePlainDate, type PlainDate } from '../../../domain/kernel/time.ts';
import { chartOf, namedEvery, type Parts } from './view.ts';

const monday = parsePlainDate('2026-11-16') as PlainDate;
const week = { startsOn: monday, endsOn: addDays(monday, 6) };
const parts = (plain: number, open = { from: 0, height: 0 }): Parts => ({ plain, beyond: 0, open });

test('weeks stand side by side under a round figure: 71 hours under 80', () => {
  const { columns, marks } = chartOf(
    [
      { ...week, minutes: 2_400 },
      { ...week, minutes: 4_260 },
    ],
    ({ minutes }) => parts(minutes),
    60,
  );
  expect(marks.map(({ figure }) => figure / 60)).toEqual([0, 40, 80]);
  expect(columns.map(({ plain }) => plain)).toEqual([50, 88.75]);
  expect(columns.map(({ start, width }) => [start, width])).toEqual([
    [21.5, 7],
    [71.5, 7],
  ]);
});

test('what is still open reaches beyond what is there', () => {
  const { columns } = chartOf([week], () => parts(1_200, { from: 1_200, height: 1_200 }), 60);
  expect(columns[0]).toMatchObject({ plain: 50, open: { from: 50, height: 50 } });
});

test('columns are flat where nothing is', () => {
  const { columns, marks } = chartOf([week], () => parts(0), 100);
  expect(columns[0]).toMatchObject({ plain: 0, beyond: 0, open: { from: 0, height: 0 } });
  expect(marks.at(-1)?.figure).toBe(100);
});

test.each([
  [4, 1],
  [13, 3],
  [26, 5],
  [52, 10],
])('of %i one in %i is named', (columns, every) => {
  expect(namedEvery(columns)).toBe(every);
});
