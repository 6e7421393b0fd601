import { instant, millisecondsOf, type PlainDate, type Span } from '../kernel/time.ts';
import type { Shift } from './shifts.ts';
import { dateIn, dateInWeekOf, splitIn, totalByDate, type DatedPart, type Workdays } from './workdays.ts';

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
export function attribute(shift: Shift, attribution: DayAttribution, workdays: Workdays): readonly DatedPart[] {
  const parts = splitIn(workdays, shift);
  const [first, last] = [shift.at(0), shift.at(-1)];
  if (attribution === 'split-midnight' || first === undefined || last === undefined) return parts;
  const date = dateOf({ first: first.span, last: last.span }, attribution, parts, workdays);
  // Hours belong to the workweek in which they are worked: a part of another goes to the nearest day of its own.
  return joined(parts.map((part) => ({ span: part.span, startsOn: dateInWeekOf(workdays, date, part.startsOn) })));
}

function dateOf(
  { first, last }: { readonly first: Span; readonly last: Span },
  attribution: Exclude<DayAttribution, 'split-midnight'>,
  parts: readonly DatedPart[],
  workdays: Workdays,
): PlainDate {
  switch (attribution) {
    case 'shift-start':
      return dateIn(workdays, first.from);
    case 'shift-end':
      // A span does not include its end: who leaves at midnight sharp worked on the day before.
      return dateIn(workdays, millisecondsOf(last) > 0 ? instant(last.to - 1) : last.to);
    case 'most-worked':
      return mostWorked(totalByDate(parts)) ?? dateIn(workdays, first.from);
  }
}

/** Parts of one date that follow each other without a gap are one. */
function joined(parts: readonly DatedPart[]): DatedPart[] {
  const result: DatedPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last?.startsOn === part.startsOn && last.span.to === part.span.from) {
      result[result.length - 1] = { ...last, span: { from: last.span.from, to: part.span.to } };
    } else result.push(part);
  }
  return result;
}

/** The date with most work on it, the earliest of those alike. */
export function mostWorked(lengths: ReadonlyMap<PlainDate, number>): PlainDate | undefined {
  let best: { date: PlainDate; length: number } | undefined;
  for (const [date, length] of lengths) if (best === undefined || length > best.length) best = { date, length };
  return best?.date;
}
