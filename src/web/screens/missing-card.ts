import type { PlainDate } from '../../domain/kernel/time.ts';

interface Workweek {
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate;
}

/** Whether what was worked on a date is in none of the workweeks that are there; of what is to come nothing was. */
export const isMissing = (date: PlainDate, today: PlainDate, ...there: readonly (Workweek | undefined)[]): boolean =>
  date < today && !there.some((week) => week !== undefined && week.startsOn <= date && date <= week.endsOn);
