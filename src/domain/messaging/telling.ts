import { may, type Doer } from '../access/may.ts';
import { accept, refuse, type Result } from '../kernel/result.ts';
import type { Instant, Span, Zone } from '../kernel/time.ts';
import type { How } from '../notifications/plan-telling.ts';
import { afterQuiet, type QuietHours } from '../notifications/quiet-hours.ts';

/** How long a message waits before anybody is told of it besides the page: who sits before it has read it by then. */
export const pauseBeforeTelling = 60_000;

/** How far the schedule is asked for somebody's next shift. */
export const daysAhead = 7;

/** Whether somebody may mark a message as urgent, so that it breaks the quiet of others: who may speak to all of some location. */
export const decideUrging = (doer: Doer, isUrgent: boolean): Result<undefined, 'only_announcers_urge'> =>
  !isUrgent || may(doer, 'announce') ? accept() : refuse('only_announcers_urge');

/** Up to which message somebody has read, was told by their list at least, and had it ring. */
export interface Heard {
  readonly readUpTo: number;
  readonly toldUpTo: number;
  readonly rangUpTo: number;
}

/**
 * How somebody is told of a message; undefined, not at all: not of what they have read, nor again before they have looked, unless it is
 * urgent. What only stands in their list keeps nothing from ringing.
 *
 * @param ringsNow whether it may ring at this moment: see {@link ringingAt}
 */
export function howToTell(
  { number, isUrgent }: { readonly number: number; readonly isUrgent: boolean },
  { readUpTo, toldUpTo, rangUpTo }: Heard,
  ringsNow: boolean,
): How | undefined {
  if (number <= readUpTo || number <= rangUpTo) return undefined;
  const isListed = toldUpTo > readUpTo;
  if (!ringsNow) return isListed ? undefined : 'silently';
  if (isUrgent) return 'at_once';
  if (rangUpTo > readUpTo) return undefined;
  return isListed ? 'aloud' : 'at_once';
}

/**
 * When a message rings: at once, outside of quiet hours, where somebody is at work by the clock or by the schedule, and where it is urgent.
 * Else with their next shift; without one in the days ahead, when their quiet hours end.
 *
 * @param shifts theirs, as published, that end after now
 */
export function ringingAt(
  now: Instant,
  zone: Zone,
  quiet: QuietHours | undefined,
  shifts: readonly Span[],
  { isUrgent, isOnTheClock }: { readonly isUrgent: boolean; readonly isOnTheClock: boolean },
): Instant {
  const quietUntil = afterQuiet(now, zone, quiet);
  if (isUrgent || isOnTheClock || quietUntil === now || shifts.some(({ from }) => from <= now)) return now;
  const [next] = shifts.map(({ from }) => from).toSorted((a, b) => a - b);
  return next ?? quietUntil;
}
