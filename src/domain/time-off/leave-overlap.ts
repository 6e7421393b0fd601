import type { PlainDate } from '../kernel/time.ts';

export type HalfDay = 'am' | 'pm';

/** A leave may begin and end with half a day; on a leave of one date only `startPart` counts. */
export interface LeaveSpan {
  readonly start: PlainDate;
  readonly end: PlainDate;
  readonly startPart?: HalfDay;
  readonly endPart?: HalfDay;
}

/**
 * Whether two leaves take the same half of the same day.
 *
 * | 9 Apr morning        | 9 Apr afternoon            | no  |
 * | 9 Apr morning – 10   | 8 – 9 Apr                  | yes |
 * | 9 Apr morning – 10   | 8 – 9 Apr afternoon        | no  |
 */
export function leavesClash(a: LeaveSpan, b: LeaveSpan): boolean {
  const from = a.start > b.start ? a.start : b.start;
  const to = a.end < b.end ? a.end : b.end;
  if (from > to) return false;
  // On dates within both leaves whole days meet; halves can only miss each other where one begins or ends.
  if (from < to) return true;
  const [partA, partB] = [partOn(a, from), partOn(b, from)];
  return partA === undefined || partB === undefined || partA === partB;
}

/** The half that is taken on a date of the leave; undefined for the whole day. */
function partOn({ start, startPart, end, endPart }: LeaveSpan, date: PlainDate): HalfDay | undefined {
  if (date === start) return startPart;
  return date === end ? endPart : undefined;
}
