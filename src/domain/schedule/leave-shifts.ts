import {
  addDays,
  dateAt,
  instantAt,
  overlap,
  startOfDate,
  type Instant,
  type PlainDate,
  type Span,
  type Zone,
} from '../kernel/time.ts';
import { dayPartOf, type TimeOffWish } from '../time-off/decide-time-off.ts';
import { isWholeDay } from '../time-off/leave-overlap.ts';
import { fewestDuring, type Staffed } from './coverage.ts';
import type { DatedPart } from './day-parts.ts';
import { spanOfShift, type ShiftPlan } from './shift.ts';

/**
 * Whether somebody's time off concerns a shift of theirs. Whole days concern what begins on them, by the calendar at its location: the
 * night before is worked. A part of a day concerns what overlaps it.
 *
 * | off on Monday      | Mon 9–17 yes | Sun 22 – Mon 6 no | Mon 22 – Tue 6 yes |
 * | off Monday morning | Mon 9–17 yes | Sun 22 – Mon 6 yes | Mon 12–20 no       |
 */
export function isDuringLeave(shift: Pick<ShiftPlan, 'startsAt' | 'endsAt'>, zone: Zone, leave: TimeOffWish): boolean {
  if (leave.part === 'whole') {
    const date = dateAt(shift.startsAt, zone);
    return leave.startsOn <= date && date <= leave.endsOn;
  }
  const { from, to } = dayPartOf(leave);
  const off = { from: minuteOf(leave.startsOn, from, zone), to: minuteOf(leave.startsOn, to, zone) };
  return overlap(spanOfShift(shift), off) !== undefined;
}

/** A shift of somebody else at the same place, and when approved time off takes them away. */
export interface ShiftBeside extends Staffed {
  readonly away: readonly DatedPart[];
}

/**
 * How many others are there for the same work at the emptiest moment of a shift; for a shift without a position everybody counts. Whoever
 * has time off is not there: whole days take what begins on them, a part of a day its hours.
 *
 * | 9–17, and others 16:45–23 and 6–9:15        | 0 |
 * | 9–17 at the bar, another 9–17 in the kitchen | 0 |
 * | 9–17, another 8–18, who is off until noon   | 0 |
 * | 13–17, the same other                       | 1 |
 */
export function fewestBeside(shift: Staffed, others: readonly ShiftBeside[], zone: Zone): number {
  const there = others
    .filter(({ positionId }) => shift.positionId === null || positionId === shift.positionId)
    .flatMap((other) =>
      other.away.reduce(
        (spans, part) => spans.flatMap((span) => without(span, part, other, zone)),
        [spanOfShift(other)],
      ),
    )
    .map(({ from, to }) => ({ startsAt: from, endsAt: to }));
  return fewestDuring(spanOfShift(shift), there);
}

/** What is left of a span of a shift by a date that somebody is off, or some hours of it. */
function without(span: Span, { date, from, to }: DatedPart, shift: Staffed, zone: Zone): Span[] {
  if (isWholeDay({ from, to })) return dateAt(shift.startsAt, zone) === date ? [] : [span];
  const off = { from: minuteOf(date, from, zone), to: minuteOf(date, to, zone) };
  if (overlap(span, off) === undefined) return [span];
  return [
    { from: span.from, to: off.from },
    { from: off.to, to: span.to },
  ].filter((left) => left.from < left.to);
}

const minutesPerDay = 1_440;

/** A minute of a date on its wall clock; the last one is the first of the next date. */
const minuteOf = (date: PlainDate, minute: number, zone: Zone): Instant =>
  minute === minutesPerDay
    ? startOfDate(addDays(date, 1), zone)
    : instantAt(date, { hour: Math.floor(minute / 60), minute: minute % 60 }, zone);
