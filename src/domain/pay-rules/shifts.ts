import { millisecondsPerMinute } from '../kernel/time.ts';
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
  // Before the first of them lies a gap without end.
  let endedAt = -Infinity;
  for (const segment of inOrderOfTime(segments)) {
    const { from, to } = segment.span;
    if (to < from || to - from > maxShiftMinutes * millisecondsPerMinute) {
      rejected.push(segment);
      continue;
    }
    if (from - endedAt >= newShiftGapMinutes * millisecondsPerMinute) shifts.push([]);
    (shifts.at(-1) as WorkSegment[]).push(segment);
    endedAt = to;
  }
  return { shifts, rejected };
}
