import { overlap, type PlainDate, type Span } from '../kernel/time.ts';
import type { Shift } from './shifts.ts';
import type { DayFacts } from './week-question.ts';
import type { WorkSegment } from './work-segment.ts';
import type { DatedShift } from './work-time.ts';

/** A shift by which somebody came to work, and which published shift it was for. */
export interface DayReport {
  /** Its first part. */
  readonly part: DatedShift;
  readonly scheduled?: Span;
}

/**
 * The day for which each shift came: that of the first published shift that it meets, as `scheduledDays` says it, else the day on which it
 * began. Who clocks in a few minutes before midnight for a shift at midnight came to that one.
 *
 * | published     | worked                    | came on |
 * | Tue 0:00–8:00 | Mon 23:55 – Tue 1:00      | Tue     |
 * | nothing       | Mon 23:55 – Tue 1:00      | Mon     |
 */
export function reportsByDate(
  shifts: readonly DatedShift[],
  facts: ReadonlyMap<PlainDate, DayFacts> | undefined,
): ReadonlyMap<PlainDate, readonly DayReport[]> {
  const published = [...(facts ?? [])]
    .flatMap(([date, { scheduledDuring = [] }]) => scheduledDuring.map((span) => ({ date, span })))
    .toSorted((a, b) => a.span.from - b.span.from);
  const reports = new Map<PlainDate, DayReport[]>();
  for (const part of shifts.filter(({ isFirst }) => isFirst)) {
    const met = published.find(({ span }) => overlap(span, extentOf(part.shift)) !== undefined);
    const date = met?.date ?? part.date;
    reports.set(date, [...(reports.get(date) ?? []), met === undefined ? { part } : { part, scheduled: met.span }]);
  }
  return reports;
}

/** From the first clock-in of a shift to its last clock-out. */
export function extentOf(shift: Shift): Span {
  const [first, last] = [shift.at(0), shift.at(-1)] as [WorkSegment, WorkSegment];
  return { from: first.span.from, to: last.span.to };
}
