import { millisecondsPerSecond } from './time.ts';

/** How many calls are let through in a minute: all of them at once if it must be, then as many as come free. */
export interface Rate {
  readonly perMinute: number;
}

const minuteMilliseconds = 60 * millisecondsPerSecond;

/**
 * One call more under a rate, by the generic cell rate algorithm (ITU-T I.371): of all calls of before one number is remembered, the moment
 * at which they are paid off. A call that is refused costs nothing.
 *
 * @param paidOffAt milliseconds, of before this call; undefined, there was none
 * @param now milliseconds, of the same steady clock
 */
export function takeCall(
  paidOffAt: number | undefined,
  { perMinute }: Rate,
  now: number,
): { readonly paidOffAt: number } | { readonly waitMilliseconds: number } {
  const next = Math.max(paidOffAt ?? now, now) + minuteMilliseconds / perMinute;
  const waitMilliseconds = next - now - minuteMilliseconds;
  // Sums of fractions: what is less than a thousandth of a millisecond is none.
  return waitMilliseconds > 0.001 ? { waitMilliseconds } : { paidOffAt: next };
}
