import { parsePlainDate, type PlainDate, type Weekday } from '../../../domain/kernel/time.ts';
import type { Repetition } from '../../../domain/schedule/series.ts';

/** How often a shift is planned again, as it is typed. */
export interface RepeatWish {
  /** Empty, once. */
  readonly everyWeeks: string;
  readonly weekdays: readonly Weekday[];
  readonly endsOn: string;
}

/** What was typed; `once` where it is planned once, undefined while the days or the date are missing. */
export function repetitionOf(
  { everyWeeks, weekdays, endsOn }: RepeatWish,
  from: PlainDate,
): Repetition | 'once' | undefined {
  if (everyWeeks === '') return 'once';
  const date = parsePlainDate(endsOn);
  if (date === undefined || date < from || weekdays.length === 0) return undefined;
  return { everyWeeks: Number(everyWeeks), weekdays, endsOn: date };
}
