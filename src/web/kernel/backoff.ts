const firstPause = 1_000;
const longestPause = 60_000;
/** A server that asks for more than this has made a mistake; what waits is not held back for it. */
const longestAskedPause = 300_000;

/**
 * How long to wait after the given number of failed tries: doubling from one second to a minute,
 * and somewhere between half and all of it, so that many devices do not come back at once.
 *
 * @param random from 0 up to 1
 * @returns milliseconds
 */
export function retryPause(tries: number, random: number): number {
  const whole = Math.min(longestPause, firstPause * 2 ** Math.max(0, tries - 1));
  return Math.round(whole / 2 + (whole / 2) * random);
}

/**
 * The wait that a server asked for in `Retry-After`: seconds, or a date (RFC 9110, 10.2.3).
 *
 * @returns milliseconds from `now`, at most five minutes; undefined if it asked for nothing that can be read
 */
export function askedPause(retryAfter: string | null, now: number): number | undefined {
  if (retryAfter === null) return undefined;
  const text = retryAfter.trim();
  const wait = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now;
  return Number.isFinite(wait) ? Math.min(longestAskedPause, Math.max(0, wait)) : undefined;
}

/** What is left of a wait until `until`. A device clock that was set back must not stretch it. */
export function pauseLeft(until: number | undefined, now: number, longest = longestAskedPause): number {
  return until === undefined ? 0 : Math.min(longest, Math.max(0, until - now));
}
