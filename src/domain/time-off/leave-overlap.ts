import type { PlainDate } from '../kernel/time.ts';

export type HalfDay = 'am' | 'pm';

/** Minutes of a day's wall clock, the end not included. */
export interface DayPart {
  readonly from: number;
  readonly to: number;
}

/** A leave may begin and end with a part of a day; on a leave of one date only `startPart` counts. */
export interface LeaveSpan {
  readonly start: PlainDate;
  readonly end: PlainDate;
  readonly startPart?: HalfDay | DayPart;
  readonly endPart?: HalfDay | DayPart;
}

export const wholeDay: DayPart = { from: 0, to: 1_440 };
export const isWholeDay = ({ from, to }: DayPart): boolean => from <= wholeDay.from && to >= wholeDay.to;
/** Noon parts a day in two. */
export const halfDays: Readonly<Record<HalfDay, DayPart>> = { am: { from: 0, to: 720 }, pm: { from: 720, to: 1_440 } };

/**
 * Whether two leaves take the same minute of the same day.
 *
 * | 9 Apr morning        | 9 Apr afternoon            | no  |
 * | 9 Apr morning – 10   | 8 – 9 Apr                  | yes |
 * | 9 Apr morning – 10   | 8 – 9 Apr afternoon        | no  |
 * | 9 Apr 9:00–11:00     | 9 Apr 11:00–12:00          | no  |
 */
export function leavesClash(a: LeaveSpan, b: LeaveSpan): boolean {
  const from = a.start > b.start ? a.start : b.start;
  const to = a.end < b.end ? a.end : b.end;
  if (from > to) return false;
  // On dates within both leaves whole days meet; parts can only miss each other where one begins or ends.
  if (from < to) return true;
  const [partA, partB] = [partOn(a, from), partOn(b, from)];
  return partA.from < partB.to && partB.from < partA.to;
}

/** What is taken of a date of the leave. */
function partOn({ start, startPart, end, endPart }: LeaveSpan, date: PlainDate): DayPart {
  const part = date === start ? startPart : date === end ? endPart : undefined;
  if (part === undefined) return wholeDay;
  return typeof part === 'string' ? halfDays[part] : part;
}
