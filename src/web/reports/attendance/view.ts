import type { AttendanceFiguresReply } from '../../../contract/reports/attendance.ts';
import type { RibbonSegment } from '../../ui/ribbon.tsx';
import type { Parts } from '../chart/view.ts';

/** By what lines are sorted. */
export const attendanceOrders = ['worked', 'difference', 'late', 'missed'] as const;
export type AttendanceOrder = (typeof attendanceOrders)[number];

/** Worked less planned, in minutes; below nothing where less was worked. */
export const differenceOf = ({ plannedMinutes, workedMinutes }: AttendanceFiguresReply): number =>
  workedMinutes - plannedMinutes;

const rank: Readonly<Record<AttendanceOrder, (figures: AttendanceFiguresReply) => number>> = {
  worked: ({ workedMinutes }) => workedMinutes,
  difference: (figures) => Math.abs(differenceOf(figures)),
  late: ({ lateShifts, lateMinutes }) => lateShifts * 100_000 + lateMinutes,
  missed: ({ missedShifts }) => missedShifts,
};

/** Lines with the largest figure first; among equals they keep their order. */
export const rankedBy = <Line extends AttendanceFiguresReply>(lines: readonly Line[], order: AttendanceOrder): Line[] =>
  lines.toSorted((a, b) => rank[order](b) - rank[order](a));

/** What was worked as planned, what beyond the plan, and what of the plan was not worked. */
export function attendanceParts({ plannedMinutes, workedMinutes }: AttendanceFiguresReply): Parts {
  const plain = Math.min(plannedMinutes, workedMinutes);
  return {
    plain,
    beyond: workedMinutes - plain,
    open: { from: plain, height: plannedMinutes - plain },
  };
}

/** The same as a ribbon, in percent of the longest line. */
export function ribbonOf(figures: AttendanceFiguresReply, longest: number): RibbonSegment[] {
  const percent = (minutes: number) => (longest === 0 ? 0 : (minutes / longest) * 100);
  const { plain, beyond, open } = attendanceParts(figures);
  const pieces: RibbonSegment[] = [
    { tone: 'in', start: 0, end: percent(plain) },
    { tone: 'ot', start: percent(plain), end: percent(plain + beyond) },
    { tone: 'plan', start: percent(open.from), end: percent(open.from + open.height) },
  ];
  return pieces.filter((piece) => piece.end > piece.start);
}

/** How far a line reaches. */
export const lengthOf = ({ plannedMinutes, workedMinutes }: AttendanceFiguresReply): number =>
  Math.max(plannedMinutes, workedMinutes);

/** Shifts that somebody came late to as a share of all, in whole percent. */
export const latePercent = ({ lateShifts, shifts }: AttendanceFiguresReply): number =>
  shifts === 0 ? 0 : Math.round((lateShifts / shifts) * 100);
