import { atMinute, dateAt, overlap, type Span, type Zone } from '../kernel/time.ts';
import { dayPartOf, type DayOff } from '../time-off/day-off.ts';
import { isWholeDay } from '../time-off/leave-overlap.ts';
import type { DatedPart } from './day-parts.ts';
import { spanOfShift, type ShiftPlan } from './shift.ts';

type Timed = Pick<ShiftPlan, 'startsAt' | 'endsAt'>;

/**
 * What time off of a date takes of a shift; undefined, it does not concern it. A whole day takes what begins on it, by the calendar at the
 * location of the shift: the night before is worked. A part of a day takes its hours.
 *
 * | off on Monday      | Mon 9–17 all of it | Sun 22 – Mon 6 nothing      | Mon 22 – Tue 6 all of it |
 * | off Monday morning | Mon 9–17 its 9–12  | Sun 22 – Mon 6 from 0 on    | Mon 12–20 nothing        |
 */
export function takenFrom(shift: Timed, { date, from, to }: DatedPart, zone: Zone): Span | undefined {
  const span = spanOfShift(shift);
  if (isWholeDay({ from, to })) return dateAt(shift.startsAt, zone) === date ? span : undefined;
  return overlap(span, { from: atMinute(date, from, zone), to: atMinute(date, to, zone) });
}

/** A date of an approved request, by what of it is taken. */
export const datedPartOf = (day: DayOff): DatedPart => ({ date: day.date, ...dayPartOf(day) });

/** What is left of a shift by time off of whoever has it: when they are there. */
export const leftOf = (shift: Timed, away: readonly DatedPart[], zone: Zone): readonly Span[] =>
  away.reduce<readonly Span[]>(
    (spans, part) => {
      const taken = takenFrom(shift, part, zone);
      return taken === undefined ? spans : spans.flatMap((span) => without(span, taken));
    },
    [spanOfShift(shift)],
  );

function without(span: Span, taken: Span): readonly Span[] {
  if (overlap(span, taken) === undefined) return [span];
  return [
    { from: span.from, to: taken.from },
    { from: taken.to, to: span.to },
  ].filter(({ from, to }) => from < to);
}
