import { describe, expect, test } from 'vitest';
import type { LabourFiguresReply, LabourReply } from '../../../contract/reports/labour.ts';
import { cents } from '../../../domain/kernel/money.ts';
import { addDays, parsePlainDate, type PlainDate } from '../../../domain/kernel/time.ts';
import { beyondPercent, centsPerHour, chartOf, measured, namedEvery, ranked, ribbonOf } from './view.ts';

const monday = parsePlainDate('2026-11-16') as PlainDate;
const figures = (more: Partial<LabourFiguresReply> = {}): LabourFiguresReply => ({
  workedMinutes: 2_400,
  regularMinutes: 2_400,
  overtimeMinutes: 0,
  doubleMinutes: 0,
  unapprovedMinutes: 0,
  unratedMinutes: 0,
  payCents: cents(80_000),
  ...more,
});
const week = (more: Partial<LabourFiguresReply> = {}): LabourReply['byWeek'][number] => ({
  startsOn: monday,
  endsOn: addDays(monday, 6),
  ...figures(more),
});

describe('what is drawn of a line', () => {
  test('overtime is all that is paid at more than the plain rate', () => {
    expect(measured(figures({ overtimeMinutes: 90, doubleMinutes: 30 }), 'overtime')).toBe(120);
  });

  test('a cost that may not be seen is drawn as nothing', () => {
    expect(measured(figures({ payCents: null }), 'cost')).toBe(0);
  });

  test('lines are sorted by it, the largest first', () => {
    const lines = [figures({ workedMinutes: 60 }), figures({ workedMinutes: 600, payCents: cents(1) })];
    expect(ranked(lines, 'hours').map(({ workedMinutes }) => workedMinutes)).toEqual([600, 60]);
    expect(ranked(lines, 'cost').map(({ workedMinutes }) => workedMinutes)).toEqual([60, 600]);
  });

  test('the ribbon of hours ends where the line does, overtime last', () => {
    const line = figures({ workedMinutes: 3_000, regularMinutes: 2_400, overtimeMinutes: 600 });
    expect(ribbonOf(line, 'hours', 6_000)).toEqual([
      { tone: 'in', start: 0, end: 40 },
      { tone: 'ot', start: 40, end: 50 },
    ]);
    expect(ribbonOf(figures(), 'overtime', 600)).toEqual([]);
    expect(ribbonOf(figures({ workedMinutes: 0, regularMinutes: 0 }), 'hours', 0)).toEqual([]);
  });
});

describe('the columns of weeks', () => {
  test('stand side by side under a round figure', () => {
    const { columns, marks } = chartOf([week(), week({ workedMinutes: 4_260, regularMinutes: 4_260 })], 'hours');
    // 71 hours: the scale ends at 80.
    expect(marks.map(({ figure }) => figure / 60)).toEqual([0, 40, 80]);
    expect(columns.map(({ plain }) => plain)).toEqual([50, 88.75]);
    expect(columns.map(({ start, width }) => [start, width])).toEqual([
      [21.5, 7],
      [71.5, 7],
    ]);
  });

  test('tell how much of each nobody approved', () => {
    const { columns } = chartOf([week({ unapprovedMinutes: 600 })], 'hours');
    expect(columns[0]?.plain).toBe(100);
    expect(columns[0]?.unapproved).toBe(25);
  });

  test('are flat where nobody worked', () => {
    const { columns, marks } = chartOf([week({ workedMinutes: 0, regularMinutes: 0, payCents: cents(0) })], 'cost');
    expect(columns[0]).toMatchObject({ plain: 0, beyond: 0, unapproved: 0 });
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
});

describe('the figures above', () => {
  test('overtime is a share of all hours', () => {
    expect(beyondPercent(figures({ overtimeMinutes: 120 }))).toBe(5);
    expect(beyondPercent(figures({ workedMinutes: 0 }))).toBe(0);
  });

  test('an hour costs what was paid over the hours that have a rate', () => {
    expect(centsPerHour(figures())).toBe(2_000);
    expect(centsPerHour(figures({ unratedMinutes: 1_200 }))).toBe(4_000);
    expect(centsPerHour(figures({ unratedMinutes: 2_400 }))).toBeUndefined();
    expect(centsPerHour(figures({ payCents: null }))).toBeUndefined();
  });
});
