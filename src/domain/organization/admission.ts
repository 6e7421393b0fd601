import { plainDigits } from '../kernel/digits.ts';

/** How people come in without an invitation: anybody may ask to be admitted, whoever has the code may, or nobody. */
export const admissionWays = ['open', 'code', 'invitation'] as const;
export type AdmissionWay = (typeof admissionWays)[number];

/** Crockford's base 32: nothing that looks like something else, so that a code can be read out. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Forty bits: more than anybody guesses at the pace that registering is tried. */
export const joinCodeLength = 8;

/** A code made of chance, one byte for each letter. */
export const joinCodeOf = (chance: Uint8Array): string =>
  Array.from(chance.subarray(0, joinCodeLength), (byte) => alphabet[byte % alphabet.length]).join('');

/** A code as somebody typed it, in small letters, with dashes, or with what looks alike; undefined when it cannot be one. */
export function readJoinCode(typed: string): string | undefined {
  const plain = plainDigits(typed).toUpperCase().replaceAll(/[\s-]/g, '');
  const letters = plain.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const isCode = letters.length === joinCodeLength && [...letters].every((letter) => alphabet.includes(letter));
  return isCode ? letters : undefined;
}

/** As it is shown: `K7QM-4WXT`. */
export const shownJoinCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;
