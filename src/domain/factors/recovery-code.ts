import { plainDigits } from '../kernel/digits.ts';

/** Crockford's 32: no letter that is read as a figure, none that spells what it should not. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = 4;
const perGroup = 4;

/** How many a person is given at once. */
export const recoveryCodeCount = 10;
/** Bytes of chance in each: 16 characters of 5 bits. */
export const recoveryCodeBytes = 10;

/** `7K2M-9XWD-…`, made of chance that the caller brings. */
export function recoveryCodeOf(chance: Uint8Array): string {
  const bits = [...chance].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const characters = (bits.match(/.{5}/g) ?? []).map((five) => alphabet.charAt(Number.parseInt(five, 2)));
  return Array.from({ length: groups }, (_, at) => characters.slice(at * perGroup, (at + 1) * perGroup).join('')).join(
    '-',
  );
}

/** What was typed as it was given: without spaces and dashes, and with the letters that Crockford forgives. */
export const readRecoveryCode = (typed: string): string =>
  plainDigits(typed)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
