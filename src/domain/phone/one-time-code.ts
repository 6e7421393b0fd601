import { addMilliseconds, millisecondsPerMinute, millisecondsPerSecond, type Instant } from '../kernel/time.ts';

const digits = 6;

/** Bytes of chance that a code is made of: so many that no code is likelier than another by more than one in a hundred billion. */
export const codeBytes = 8;

/** How long a code works. */
export const codeMinutes = 5;
export const codeEnds = (now: Instant): Instant => addMilliseconds(now, codeMinutes * millisecondsPerMinute);

/** After so many wrong codes no other is taken, nor is another worth asking for, until the count is forgotten. */
export const mostTriesAtCode = 5;
export const countSeconds = 3_600;
const countMilliseconds = countSeconds * millisecondsPerSecond;

/** Tries that were counted since before this moment are forgotten. */
export const countedSince = (now: Instant): Instant => addMilliseconds(now, -countMilliseconds);
/** When tries that are counted since a moment are forgotten. */
export const countEnds = (since: Instant): Instant => addMilliseconds(since, countMilliseconds);

/** Six digits, made of chance that the caller brings. */
export function codeOf(chance: Uint8Array): string {
  const number = chance.slice(0, codeBytes).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  return String(number % 10n ** BigInt(digits)).padStart(digits, '0');
}
