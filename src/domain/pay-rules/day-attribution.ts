import { instant, millisecondsOf, type PlainDate, type WallTime, type Zone } from '../kernel/time.ts';
import type { Shift } from './shifts.ts';
import { splitByWorkday, totalByDate, workdayAt, type DatedPart } from './workdays.ts';

/** Which workday a shift through midnight belongs to; overtime of the week is always split at the very instant. */
export const dayAttributions = ['shift-start', 'shift-end', 'most-worked', 'split-midnight'] as const;
export type DayAttribution = (typeof dayAttributions)[number];

/**
 * Gives each part of a shift its workday.
 *
 * | shift                 | shift-start | shift-end | most-worked | split-midnight     |
 * | Mon 18:00 – Tue 1:00  | Mon 7 h     | Tue 7 h   | Mon 7 h     | Mon 6 h, Tue 1 h   |
 * | Mon 16:00 – 24:00     | Mon 8 h     | Mon 8 h   | Mon 8 h     | Mon 8 h            |
 * | Mon 20:00 – Tue 4:00  | Mon 8 h     | Tue 8 h   | Mon 8 h, the earlier of two alike | Mon 4 h, Tue 4 h |
 */
export function attribute(
  shift: Shift,
  attribution: DayAttribution,
  startsAt: WallTime,
  zone: Zone,
): readonly DatedPart[] {
  const parts = shift.flatMap(({ span }) => splitByWorkday(span, startsAt, zone));
  if (attribution === 'split-midnight') return parts;
  const startsOn = dateOf(shift, attribution, parts, startsAt, zone);
  return startsOn === undefined ? [] : shift.map(({ span }) => ({ startsOn, span }));
}

function dateOf(
  shift: Shift,
  attribution: Exclude<DayAttribution, 'split-midnight'>,
  parts: readonly DatedPart[],
  startsAt: WallTime,
  zone: Zone,
): PlainDate | undefined {
  const [first, last] = [shift.at(0), shift.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  switch (attribution) {
    case 'shift-start':
      return workdayAt(first.span.from, startsAt, zone);
    case 'shift-end':
      // A span does not include its end: who leaves at midnight sharp worked on the day before.
      return workdayAt(millisecondsOf(last.span) > 0 ? instant(last.span.to - 1) : last.span.to, startsAt, zone);
    case 'most-worked':
      return mostWorked(parts) ?? workdayAt(first.span.from, startsAt, zone);
  }
}

/** The date with most work on it, the earliest of those alike. */
export function mostWorked(parts: readonly DatedPart[]): PlainDate | undefined {
  let best: { date: PlainDate; length: number } | undefined;
  for (const [date, length] of totalByDate(parts))
    if (best === undefined || length > best.length) best = { date, length };
  return best?.date;
}
