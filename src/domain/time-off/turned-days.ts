import type { PlainDate } from '../kernel/time.ts';

/** A date of time off that takes something, unless it is spared: since it was asked for it became a holiday. */
interface TakenDay {
  readonly date: PlainDate;
  readonly isSpared: boolean;
}

/**
 * The dates of time off that count otherwise since the calendar of holidays is another: those to come alone. What is past was taken as it
 * was; and what was never counted is not counted afterwards, since nobody asked for it at that price.
 *
 * | a date to come, counted, is a holiday now | it is spared        |
 * | the same, today or before                 | stays as it was     |
 * | spared, and no holiday any more           | it is counted again |
 */
export const turnedDays = <D extends TakenDay>(
  days: readonly D[],
  holidays: ReadonlySet<PlainDate>,
  today: PlainDate,
): readonly D[] => days.filter(({ date, isSpared }) => date > today && holidays.has(date) !== isSpared);
