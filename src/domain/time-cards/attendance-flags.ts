import {
  addMilliseconds,
  isWithin,
  millisecondsPerMinute,
  overlap,
  type Instant,
  type PlainDate,
  type Span,
} from '../kernel/time.ts';
import type { ExpectedShift } from '../schedule/scheduled-days.ts';
import { spanOfShift } from '../schedule/shift.ts';
import { presenceOf, type TimeEntry } from '../time-clock/time-entry.ts';
import type { CardFlag, CardFlagKind } from './card-flag.ts';
import { minutesLate } from './kept-shift.ts';

/** What was known beforehand of somebody's days. */
export interface Expected {
  /** Their published shifts. */
  readonly shifts: readonly ExpectedShift[];
  /** Whether the schedule of a date was published where they are at home: before that nobody is scheduled. */
  readonly isPublishedOn: (date: PlainDate) => boolean;
  /** When they are away, as it was approved. */
  readonly away: readonly Span[];
}

/**
 * How the work of a week differs from what was expected of it. Whoever comes before a shift, or stays on after it, works in it.
 *
 * | published      | worked            |             |
 * | Mon 9:00–17:00 | Mon 9:05–17:00    | nothing     |
 * | the same       | Mon 9:06–17:00    | late        |
 * | the same       | Mon 17:00–20:00   | unscheduled |
 * | Mon off        | Mon 9:00–12:00    | overlap, and unscheduled |
 * | Mon 9:00–17:00, off until 13:00 | Mon 13:00–17:00 | nothing |
 */
export function attendanceFlags(
  entries: readonly TimeEntry[],
  days: readonly { readonly date: PlainDate; readonly during: Span }[],
  { shifts, isPublishedOn, away }: Expected,
  until: Instant,
): CardFlag[] {
  const worked = entries
    .map((entry) => presenceOf(entry, until))
    .filter(({ from, to }) => from < to)
    .toSorted((a, b) => a.from - b.from);
  const flags: CardFlag[] = [];
  const add = (kind: CardFlagKind, at: Instant): void => {
    const date = days.find(({ during }) => isWithin(at, during))?.date;
    if (date === undefined || (kind === 'unscheduled' && !isPublishedOn(date))) return;
    if (!flags.some((flag) => flag.kind === kind && flag.date === date)) flags.push({ kind, date });
  };
  const isDuring = (a: Span, b: Span): boolean => overlap(a, b) !== undefined;
  for (const span of away) {
    const meeting = worked.find((each) => isDuring(each, span));
    if (meeting !== undefined) add('overlap', meeting.from > span.from ? meeting.from : span.from);
  }
  for (const shift of shifts.map(spanOfShift)) {
    // Who was let off a part of it comes when that is over: as `keptShifts` says of the same shift.
    if (away.some((off) => isDuring(off, shift))) continue;
    const late = minutesLate(shift, worked) ?? 0;
    if (late > 0) add('late', addMilliseconds(shift.from, late * millisecondsPerMinute));
  }
  for (const span of worked) {
    if (!shifts.some((shift) => isDuring(span, spanOfShift(shift)))) add('unscheduled', span.from);
  }
  return flags;
}
