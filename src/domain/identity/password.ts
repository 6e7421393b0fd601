import { accept, refuse, type Result } from '../kernel/result.ts';

/** NIST SP 800-63B-4 section 3.1.1.2: 15 where the password stands alone, 8 beside a second factor. */
export const shortestPassword = 15;
const shortestWithSecondFactor = 8;
/** Long enough for any passphrase, short enough that hashing it is no attack. */
export const longestPassword = 256;

/**
 * Whether `password` may be chosen. Characters are counted as Unicode code points after
 * normalization (NFC), so that a person is not asked to count bytes.
 *
 * @param isCommon whether a lower-cased password stands in the list of common ones
 */
export function decidePassword(
  password: string,
  isCommon: (lowerCased: string) => boolean,
  hasSecondFactor: boolean,
): Result<string, 'password_too_short' | 'password_too_common'> {
  const normalized = password.normalize('NFC');
  const shortest = hasSecondFactor ? shortestWithSecondFactor : shortestPassword;
  if ([...normalized].length < shortest) return refuse('password_too_short');
  if (isEasilyGuessed(normalized.toLowerCase(), isCommon)) return refuse('password_too_common');
  return accept(normalized);
}

/** A common password, or one repeated or padded until it is long enough. */
function isEasilyGuessed(lowerCased: string, isCommon: (text: string) => boolean): boolean {
  if (isCommon(lowerCased)) return true;
  for (let length = 1; length <= lowerCased.length / 2; length += 1) {
    const unit = lowerCased.slice(0, length);
    const repeated = unit.repeat(Math.ceil(lowerCased.length / length)).slice(0, lowerCased.length);
    if (repeated === lowerCased && (length <= 4 || isCommon(unit))) return true;
  }
  return isCommon(lowerCased.replace(/[\d\W_]+$/u, '')) || isSequence(lowerCased);
}

const sequences = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm'];

function isSequence(lowerCased: string): boolean {
  return sequences.some((sequence) => {
    const reversed = [...sequence].toReversed().join('');
    return sequence.includes(lowerCased) || reversed.includes(lowerCased);
  });
}
