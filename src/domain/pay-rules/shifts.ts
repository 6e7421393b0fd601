import { millisecondsOf, millisecondsPerMinute } from '../kernel/time.ts';
import { inOrderOfTime, type WorkSegment } from './work-segment.ts';

/** Segments that belong together, in order; the time between them is a pause, not a going home. */
export type Shift = readonly WorkSegment[];

export interface ShiftRules {
  /** A gap this long begins a new shift; where it is absent, all segments are one shift. */
  readonly newShiftGapMinutes?: number;
  /** A segment longer than this is refused: someone forgot to clock out. */
  readonly maxShiftMinutes?: number;
}

export interface Shifts {
  readonly shifts: readonly Shift[];
  /** Segments that no person can have worked: too long, or not after their own start. */
  readonly rejected: readonly WorkSegment[];
}

/**
 * Groups segments into shifts, and refuses the impossible ones.
 *
 * | segments                    | new shift after | shifts                   |
 * | 8–12, 15:59–18              | 4 h             | one                      |
 * | 8–12, 16–18                 | 4 h             | two                      |
 * | 1:00–17:00, at most 16 h    |                 | one                      |
 * | 1:00–17:01, at most 16 h    |                 | none, one refused        |
 */
export function shiftsOf(
  segments: readonly WorkSegment[],
  { newShiftGapMinutes = Infinity, maxShiftMinutes = Infinity }: ShiftRules,
): Shifts {
  const shifts: WorkSegment[][] = [];
  const rejected: WorkSegment[] = [];
  for (const segment of inOrderOfTime(segments)) {
    const length = millisecondsOf(segment.span);
    const last = shifts.at(-1);
    const before = last?.at(-1);
    if (length < 0 || length > maxShiftMinutes * millisecondsPerMinute) rejected.push(segment);
    else if (last === undefined || before === undefined) shifts.push([segment]);
    else if (segment.span.from - before.span.to >= newShiftGapMinutes * millisecondsPerMinute) shifts.push([segment]);
    else last.push(segment);
  }
  return { shifts, rejected };
}
