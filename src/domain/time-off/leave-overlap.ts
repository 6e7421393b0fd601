import type { PlainDate } from '../kernel/time.ts';

/** Minutes of a day's wall clock, the end not included. */
export interface DayPart {
  readonly from: number;
  readonly to: number;
}

/** From its first date to its last, both included. */
export interface LeaveSpan {
  readonly start: PlainDate;
  readonly end: PlainDate;
  /** Of a leave of one date alone: what it takes of that, if not all. */
  readonly part?: DayPart;
}

export const wholeDay: DayPart = { from: 0, to: 1_440 };
export const isWholeDay = ({ from, to }: DayPart): boolean => from <= wholeDay.from && to >= wholeDay.to;
/** Noon parts a day in two. */
export const halfDays = { morning: { from: 0, to: 720 }, afternoon: { from: 720, to: 1_440 } } as const;

/**
 * Whether two leaves take the same minute of the same day.
 *
 * | 9 Apr morning        | 9 Apr afternoon            | no  |
 * | 9 Apr morning        | 8 – 9 Apr                  | yes |
 * | 8 – 9 Apr            | 9 – 10 Apr                 | yes |
 * | 9 Apr 9:00–11:00     | 9 Apr 11:00–12:00          | no  |
 */
export function leavesClash(a: LeaveSpan, b: LeaveSpan): boolean {
  const from = a.start > b.start ? a.start : b.start;
  const to = a.end < b.end ? a.end : b.end;
  if (from > to) return false;
  const [{ part: partA = wholeDay }, { part: partB = wholeDay }] = [a, b];
  return partA.from < partB.to && partB.from < partA.to;
}
