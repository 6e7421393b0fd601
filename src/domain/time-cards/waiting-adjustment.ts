import type { Instant, PlainDate, Span } from '../kernel/time.ts';
import { presenceOf, type TimeEntry } from '../time-clock/time-entry.ts';

/** What somebody asked to be adjusted, and nobody has answered. */
export interface WaitingAdjustment {
  /** The clock-in of the entry that is to be changed; null where one is to be added. */
  readonly entryId: string | null;
  readonly asked: Span;
}

/**
 * The days that waiting adjustments touch: where the entry begins, lasts and ends, as it is recorded and as it is asked for. Its end touches
 * the day that begins then, as it does where an approved week refuses what is recorded (`closureOf`).
 *
 * | recorded        | asked           | days             |
 * | Sun 22:00–Mon 6 | Sun 22:00–23:00 | Sun, Mon         |
 * | nothing         | Sun 22:00–Mon 6 | Sun, Mon         |
 * | Mon 9:00–17:00  | Tue 9:00–17:00  | Mon, Tue         |
 * | Mon 9:00–17:00  | the day before  | Sun, Mon         |
 *
 * @param entries as they count, also those of the days around
 */
export function datesWaiting(
  days: readonly { readonly date: PlainDate; readonly during: Span }[],
  entries: readonly TimeEntry[],
  waiting: readonly WaitingAdjustment[],
  until: Instant,
): PlainDate[] {
  const spans = waiting.flatMap(({ entryId, asked }) => {
    const recorded = entries.find(({ punchIds }) => punchIds[0] === entryId);
    return recorded === undefined ? [asked] : [asked, presenceOf(recorded, until)];
  });
  return days
    .filter(({ during }) => spans.some(({ from, to }) => from < during.to && to >= during.from))
    .map(({ date }) => date);
}
