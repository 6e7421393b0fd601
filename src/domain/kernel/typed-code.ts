import { plainDigits } from './digits.ts';

/** A code of six digits as it was sent, of what was typed or pasted: without spaces and dashes, and in digits of any script. Undefined if it is no code. */
export function readCode(typed: string): string | undefined {
  const plain = plainDigits(typed).replaceAll(/[\s-]/g, '');
  return /^\d{6}$/.test(plain) ? plain : undefined;
}
