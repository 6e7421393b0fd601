import { addMilliseconds, millisecondsPerMinute, type Instant } from '../kernel/time.ts';

/** What a browser must work out before it is believed to be somebody's: nothing for a person, much for whoever asks a million times. */
export const proofOfWork = {
  algorithm: 'PBKDF2/SHA-256',
  /** Rounds of one try. */
  cost: 1_000,
  /** The right one lies between, so that each browser tries about as often: a quarter of a second on a desk, one or two on a telephone. */
  fewestTries: 500,
  mostTries: 1_000,
} as const;

/** How long a task is open: time enough to read a page that was left for a while. */
export const taskEnds = (now: Instant): Instant => addMilliseconds(now, 10 * millisecondsPerMinute);

/** Which try is the right one. @param chance four bytes or more */
export function rightTry(chance: Uint8Array): number {
  const { fewestTries, mostTries } = proofOfWork;
  const number = chance.slice(0, 4).reduce((sum, byte) => sum * 256 + byte, 0);
  return fewestTries + (number % (mostTries - fewestTries));
}
