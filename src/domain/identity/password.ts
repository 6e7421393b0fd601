import { accept, refuse, type Accepted, type Refusal } from '../kernel/result.ts';

/** NIST SP 800-63B-4 section 3.1.1.2: 15 where the password stands alone, 8 beside a second factor. */
const shortestPassword = 15;
const shortestWithSecondFactor = 8;
/** Long enough for any passphrase, short enough that hashing it is no attack. */
export const longestPassword = 256;

/** The fewest characters of a password that stands alone, or beside a second factor. */
export const shortestFor = (hasSecondFactor: boolean): number =>
  hasSecondFactor ? shortestWithSecondFactor : shortestPassword;

/** Whether a password is long enough where no second factor stands beside it. */
export const standsAlone = (password: string): boolean => [...password.normalize('NFC')].length >= shortestPassword;

/** Whose password it will be, as far as the rule needs to know. */
export interface PasswordOwner {
  readonly hasSecondFactor: boolean;
  /** Their names, e-mail and the like: what whoever guesses at their account tries first. */
  readonly facts: readonly string[];
}

export type PasswordRefusal =
  | Refusal<'password_too_short', { readonly shortest: number }>
  | Refusal<'password_too_common'>;

/**
 * Whether `password` may be chosen. Characters are counted as Unicode code points after
 * normalization (NFC), so that a person is not asked to count bytes.
 *
 * @param isCommon whether a lower-cased password stands in the list of common ones
 */
export function decidePassword(
  password: string,
  isCommon: (lowerCased: string) => boolean,
  { hasSecondFactor, facts }: PasswordOwner,
): Accepted<string> | PasswordRefusal {
  const normalized = password.normalize('NFC');
  const shortest = shortestFor(hasSecondFactor);
  if ([...normalized].length < shortest) return refuse('password_too_short', { shortest });
  const lowerCased = normalized.toLowerCase();
  if (isEasilyGuessed(lowerCased, isCommon)) return refuse('password_too_common');
  if (isAboutOwner(lowerCased, facts, isCommon)) return refuse('password_too_common');
  return accept(normalized);
}

/** A common password, one repeated or padded until it is long enough, or two in a row. */
function isEasilyGuessed(lowerCased: string, isCommon: (text: string) => boolean): boolean {
  if (isCommon(lowerCased)) return true;
  for (let length = 1; length <= lowerCased.length / 2; length += 1) {
    const unit = lowerCased.slice(0, length);
    const repeated = unit.repeat(Math.ceil(lowerCased.length / length)).slice(0, lowerCased.length);
    if (repeated === lowerCased && (length <= 4 || isCommon(unit))) return true;
  }
  const bare = lowerCased.replace(/^[\d\W_]+|[\d\W_]+$/gu, '');
  return isCommon(bare) || isTwoCommon(bare, isCommon) || isSequence(lowerCased);
}

/** `password letmein`, and `passwordletmein`: after one common password, two in a row are tried. */
function isTwoCommon(text: string, isCommon: (text: string) => boolean): boolean {
  const words = text.split(/[^\p{L}\p{N}]+/u);
  if (words.length === 2) return words.every((word) => isCommon(word) || isCommon(word.replace(/\d+$/, '')));
  for (let at = 4; words.length === 1 && at <= text.length - 4; at += 1) {
    if (isCommon(text.slice(0, at)) && isCommon(text.slice(at))) return true;
  }
  return false;
}

/** Little is left of it, or only what is common, once its owner's names and address are taken out. */
function isAboutOwner(lowerCased: string, facts: readonly string[], isCommon: (text: string) => boolean): boolean {
  const words = facts
    .flatMap((fact) =>
      fact
        .normalize('NFC')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u),
    )
    .filter((word) => [...word].length >= 3);
  const left = words.reduce((text, word) => text.replaceAll(word, ' '), lowerCased);
  if (left === lowerCased) return false;
  const telling = left.replace(/[\d\W_]+/gu, '');
  return [...telling].length < shortestWithSecondFactor || isCommon(telling);
}

const sequences = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm'];

function isSequence(lowerCased: string): boolean {
  return sequences.some((sequence) => {
    const reversed = [...sequence].toReversed().join('');
    return sequence.includes(lowerCased) || reversed.includes(lowerCased);
  });
}
