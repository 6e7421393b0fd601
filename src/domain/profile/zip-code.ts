import { plainDigits } from '../kernel/digits.ts';

/** A ZIP code as the mail writes it, `10013` or `10013-2412`; undefined if it is neither. Spaces, a missing hyphen and digits of other scripts are mended. */
export function parseZip(text: string): string | undefined {
  const [, five, four] = /^(\d{5})(?:[-\s]?(\d{4}))?$/.exec(plainDigits(text).trim()) ?? [];
  if (five === undefined) return undefined;
  return four === undefined ? five : `${five}-${four}`;
}
