import { inMinutes, overlap, type Instant, type Span } from '../kernel/time.ts';
import { leftOf, takenFrom } from '../schedule/away.ts';
import type { DatedPart } from '../schedule/day-parts.ts';
import type { ExpectedShift } from '../schedule/scheduled-days.ts';
import { spanOfShift } from '../schedule/shift.ts';

/** Who clocks in no later than this came on time, as the clock on the card shows it: without its seconds. */
const lateToleratedMinutes = 5;

/** A published shift that is over, and how it was kept. */
export interface KeptShift {
  /** What it promised of work, as the rules count it. */
  readonly plannedMinutes: number;
  /** 0, on time. */
  readonly lateMinutes: number;
  /** Nobody was at work in it at all. */
  readonly isMissed: boolean;
}

const meets = (a: Span, b: Span): boolean => overlap(a, b) !== undefined;

/**
 * By how much somebody came too late to a shift, in whole minutes: 0, on time; undefined, not at all. Whoever comes before a shift is in
 * time for it if they are still there.
 *
 * | shift      | at work               |           |
 * | 9:00–17:00 | 9:05–17:00            | 0         |
 * | the same   | 9:06–17:00            | 6         |
 * | the same   | 8:00–8:50, 9:30–17:00 | 30        |
 * | the same   | 17:00–20:00           | undefined |
 *
 * @param worked when they were at work, the earliest first
 */
export function minutesLate(shift: Span, worked: readonly Span[]): number | undefined {
  const first = worked.find((span) => meets(span, shift));
  if (first === undefined) return undefined;
  const minutes = inMinutes(first.from - shift.from);
  return minutes > lateToleratedMinutes ? minutes : 0;
}

/**
 * How somebody kept their published shifts, those that are over. Of a shift of which approved time off takes some nobody is late, and none is missed; one of which it takes all
 * was not to be worked.
 *
 * | shift          | at work    | away        |                        |
 * | Mon 9:00–17:00 | 9:20–17:00 |             | 8:00 planned, 20 late  |
 * | the same       |            |             | 8:00 planned, missed   |
 * | the same       |            | 9:00–13:00  | 8:00 planned           |
 * | the same       |            | all Monday  | nothing                |
 * | Mon 22:00 – Tue 6:00 |      | all Tuesday | 8:00 planned, missed   |
 *
 * @param worked when they were at work, the earliest first
 */
export function keptShifts<Shift extends ExpectedShift>(
  shifts: readonly Shift[],
  worked: readonly Span[],
  away: readonly DatedPart[],
  until: Instant,
  minutesOf: (shift: Shift) => number,
): (KeptShift & { readonly shift: Shift })[] {
  return shifts.flatMap((shift) => {
    const span = spanOfShift(shift);
    if (span.to > until || leftOf(shift, away, shift.zone).length === 0) return [];
    const late = minutesLate(span, worked);
    const isExcused = away.some((part) => takenFrom(shift, part, shift.zone) !== undefined);
    return {
      shift,
      plannedMinutes: minutesOf(shift),
      lateMinutes: isExcused ? 0 : (late ?? 0),
      isMissed: !isExcused && late === undefined,
    };
  });
}
