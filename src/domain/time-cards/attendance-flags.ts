import {
  addMilliseconds,
  isWithin,
  millisecondsPerMinute,
  overlap,
  type Instant,
  type PlainDate,
  type Span,
  type Zone,
} from '../kernel/time.ts';
import { takenFrom } from '../schedule/away.ts';
import type { DatedPart } from '../schedule/day-parts.ts';
import type { ExpectedShift } from '../schedule/scheduled-days.ts';
import { spanOfShift } from '../schedule/shift.ts';
import { presenceOf, type TimeEntry } from '../time-clock/time-entry.ts';
import { isWholeDay } from '../time-off/leave-overlap.ts';
import type { CardFlag, CardFlagKind } from './card-flag.ts';
import { minutesLate } from './kept-shift.ts';

/** What was known beforehand of somebody's days. */
export interface Expected {
  /** Their published shifts. */
  readonly shifts: readonly ExpectedShift[];
  /** Whether the schedule of a date was published where they are at home: before that nobody is scheduled. */
  readonly isPublishedOn: (date: PlainDate) => boolean;
  /** When they are away, as it was approved. */
  readonly away: readonly DatedPart[];
  /** By which calendar work for no shift began: that of their home. */
  readonly zone: Zone;
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
 * | Mon 22:00 – Tue 6:00, Tue off   | the same        | nothing |
 */
export function attendanceFlags(
  entries: readonly TimeEntry[],
  days: readonly { readonly date: PlainDate; readonly during: Span }[],
  expected: Expected,
  until: Instant,
): CardFlag[] {
  const { shifts, isPublishedOn, away } = expected;
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
  for (const part of away) {
    const [first] = worked.flatMap((span) => takenOfWork(span, part, expected));
    if (first !== undefined) add('overlap', first.from);
  }
  for (const shift of shifts) {
    // Who was let off a part of it comes when that is over: as `keptShifts` says of the same shift.
    if (away.some((part) => takenFrom(shift, part, shift.zone) !== undefined)) continue;
    const late = minutesLate(spanOfShift(shift), worked) ?? 0;
    if (late > 0) add('late', addMilliseconds(shift.startsAt, late * millisecondsPerMinute));
  }
  for (const span of worked) if (shiftsMet(span, shifts).length === 0) add('unscheduled', span.from);
  return flags;
}

const shiftsMet = (span: Span, shifts: readonly ExpectedShift[]): readonly ExpectedShift[] =>
  shifts.filter((shift) => overlap(span, spanOfShift(shift)) !== undefined);

/**
 * What of some work time off takes of a date, the earliest first. A whole day takes what the work is for: the shifts that begin on it, or, where
 * it is for none, itself if it begins then. Whoever stays on after the night before works in that.
 */
function takenOfWork(work: Span, part: DatedPart, { shifts, zone }: Pick<Expected, 'shifts' | 'zone'>): Span[] {
  const met = shiftsMet(work, shifts);
  if (met.length > 0 && isWholeDay(part)) {
    return met.flatMap((shift) => {
      const taken = takenFrom(shift, part, shift.zone);
      return (taken && overlap(work, taken)) ?? [];
    });
  }
  const taken = takenFrom({ startsAt: work.from, endsAt: work.to }, part, met[0]?.zone ?? zone);
  return taken === undefined ? [] : [taken];
}
