import { dateAt, type Zone } from '../kernel/time.ts';
import { dayPartOf } from '../time-off/day-off.ts';
import type { TimeOffWish } from '../time-off/decide-time-off.ts';
import { leftOf, takenFrom } from './away.ts';
import { fewestDuring, type Staffed } from './coverage.ts';
import type { DatedPart } from './day-parts.ts';
import { spanOfShift, type ShiftPlan } from './shift.ts';

/** Whether somebody's time off concerns a shift of theirs: whether it takes any of it. Several days at once are whole ones. */
export function isDuringLeave(shift: Pick<ShiftPlan, 'startsAt' | 'endsAt'>, zone: Zone, leave: TimeOffWish): boolean {
  const begins = dateAt(shift.startsAt, zone);
  const isWithin = leave.startsOn <= begins && begins <= leave.endsOn;
  return takenFrom(shift, { date: isWithin ? begins : leave.startsOn, ...dayPartOf(leave) }, zone) !== undefined;
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
    .flatMap((other) => leftOf(other, other.away, zone))
    .map(({ from, to }) => ({ startsAt: from, endsAt: to }));
  return fewestDuring(spanOfShift(shift), there);
}
