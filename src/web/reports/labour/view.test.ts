import { describe, expect, test } from 'vitest';
import type { LabourFiguresReply } from '../../../contract/reports/labour.ts';
import { cents } from '../../../domain/kernel/money.ts';
import { beyondPercent, centsPerHour, labourParts, measured, ranked, ribbonOf } from './view.ts';

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

describe('the column of a week', () => {
  test('is what was worked at the plain rate, and beyond', () => {
    const line = figures({ workedMinutes: 3_000, overtimeMinutes: 600 });
    expect(labourParts(line, 'hours')).toMatchObject({ plain: 2_400, beyond: 600 });
    expect(labourParts(line, 'overtime')).toMatchObject({ plain: 0, beyond: 600 });
  });

  test('tells how much of it nobody approved', () => {
    expect(labourParts(figures({ unapprovedMinutes: 600 }), 'hours').open).toEqual({ from: 1_800, height: 600 });
    expect(labourParts(figures({ workedMinutes: 0, payCents: cents(0) }), 'cost').open.height).toBe(0);
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
