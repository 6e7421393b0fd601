import { addMilliseconds, millisecondsPerHour, millisecondsPerSecond, type Instant } from '../kernel/time.ts';

/** What is remembered of the failures under one key. */
export interface Failures {
  readonly count: number;
  readonly lastFailedAt: Instant;
}

/**
 * How many failures are free, and the longest wait between two tries after that. Waits
 * double from one second and end at `longestWaitSeconds`: someone else's guessing can slow an
 * account's owner down, but never lock them out (NIST SP 800-63B-4 section 3.2.2).
 */
export interface Allowance {
  readonly freeFailures: number;
  readonly longestWaitSeconds: number;
}

/** One person at one place mistypes; guessing from one place ends here. */
export const perAccountAndNetwork: Allowance = { freeFailures: 5, longestWaitSeconds: 60 };
/**
 * The same account guessed from many places. It does not hold up a place that the account was
 * signed in to from before: or whoever guesses without pause would take the owner's turn each time.
 */
export const perAccount: Allowance = { freeFailures: 50, longestWaitSeconds: 10 };
/** Many accounts guessed from one place; a whole shop may share its address. */
export const perNetwork: Allowance = { freeFailures: 100, longestWaitSeconds: 30 };

/** Letters to one address: whoever asks for them for somebody else fills nobody's mailbox. */
export const perLetter: Allowance = { freeFailures: 3, longestWaitSeconds: 900 };

/** After so many codes at one step, the sign-in begins anew. */
export const mostTriesAtStep = 5;

/**
 * Codes of six digits, of which three are right at any moment. Whoever guesses knows the password already; a try in five
 * minutes finds one in three years, on average.
 */
export const perSecondStep: Allowance = { freeFailures: 10, longestWaitSeconds: 300 };

/** Counts, and holds nobody up. */
export const unlimited: Allowance = { freeFailures: Number.MAX_SAFE_INTEGER, longestWaitSeconds: 0 };

/** Failures older than this are forgotten. */
const memoryMilliseconds = millisecondsPerHour;

/** When the next try under this key is allowed; undefined, at once. */
export function nextTryAt(failures: Failures | undefined, allowance: Allowance, now: Instant): Instant | undefined {
  if (failures === undefined || isForgotten(failures, now)) return undefined;
  const beyond = failures.count - allowance.freeFailures;
  if (beyond < 0) return undefined;
  const waitSeconds = Math.min(2 ** Math.min(beyond, 30), allowance.longestWaitSeconds);
  const at = addMilliseconds(failures.lastFailedAt, waitSeconds * millisecondsPerSecond);
  return at > now ? at : undefined;
}

/** The failures after one more try, which counts as failed until it has succeeded. */
export function afterTry(failures: Failures | undefined, now: Instant): Failures {
  const count = failures === undefined || isForgotten(failures, now) ? 0 : failures.count;
  return { count: count + 1, lastFailedAt: now };
}

/** From when on failures are remembered. */
export const forgottenSince = (now: Instant): Instant => addMilliseconds(now, -memoryMilliseconds);

const isForgotten = (failures: Failures, now: Instant): boolean => now - failures.lastFailedAt > memoryMilliseconds;
