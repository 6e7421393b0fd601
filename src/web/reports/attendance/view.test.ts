import { describe, expect, test } from 'vitest';
import type { AttendanceFiguresReply } from '../../../contract/reports/attendance.ts';
import { attendanceParts, differenceOf, latePercent, rankedBy, ribbonOf } from './view.ts';

const line = (more: Partial<AttendanceFiguresReply> = {}): AttendanceFiguresReply => ({
  plannedMinutes: 2_400,
  workedMinutes: 2_400,
  shifts: 5,
  lateShifts: 0,
  lateMinutes: 0,
  missedShifts: 0,
  ...more,
});

describe('what was worked of a plan', () => {
  test('is drawn as worked, beyond it, or planned and not worked', () => {
    expect(attendanceParts(line())).toEqual({ plain: 2_400, beyond: 0, open: { from: 2_400, height: 0 } });
    expect(attendanceParts(line({ workedMinutes: 2_700 }))).toMatchObject({ plain: 2_400, beyond: 300 });
    expect(attendanceParts(line({ workedMinutes: 1_800 })).open).toEqual({ from: 1_800, height: 600 });
  });

  test('is a ribbon on the scale of the longest line', () => {
    expect(ribbonOf(line({ workedMinutes: 1_200 }), 4_800)).toEqual([
      { tone: 'in', start: 0, end: 25 },
      { tone: 'plan', start: 25, end: 50 },
    ]);
    expect(ribbonOf(line({ plannedMinutes: 0, workedMinutes: 0 }), 0)).toEqual([]);
  });

  test('differs by minutes, more or less', () => {
    expect([line({ workedMinutes: 2_430 }), line({ workedMinutes: 2_000 })].map(differenceOf)).toEqual([30, -400]);
  });
});

test('lines are ranked by what is asked for: whoever is late more often comes before whoever is late by more', () => {
  const often = line({ lateShifts: 3, lateMinutes: 20 });
  const long = line({ lateShifts: 1, lateMinutes: 200, workedMinutes: 2_000, missedShifts: 1 });
  expect(rankedBy([long, often], 'late')).toEqual([often, long]);
  expect(rankedBy([often, long], 'difference')).toEqual([long, often]);
  expect(rankedBy([often, long], 'missed')).toEqual([long, often]);
  expect(rankedBy([long, often], 'worked')).toEqual([often, long]);
});

test('late shifts are a share of all', () => {
  expect([line({ lateShifts: 2 }), line({ shifts: 0 })].map(latePercent)).toEqual([40, 0]);
});
