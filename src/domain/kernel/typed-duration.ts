import { plainNumber } from './digits.ts';
import { fraction, multiply, parseDecimal, roundHalfAwayFromZero } from './fraction.ts';
import { accept, refuse, type Result } from './result.ts';

/** How a length of time is typed: `8:30` or `8:30:15`, `8h 30m`, `8.5` or `8,5` hours. */
export const durationNotations = ['colon', 'natural', 'decimal'] as const;
export type DurationNotation = (typeof durationNotations)[number];

/**
 * Reads a length of time as whole seconds; negative with a leading minus.
 *
 * In digits of any script. Nothing typed, or a bare zero, is no time in any notation. Minutes and seconds may pass 59
 * (`0:90` is an hour and a half), since people do type that and it has only one meaning. Decimal
 * hours that fall between two seconds go to the nearer one.
 */
export function parseDuration(text: string, notation: DurationNotation): Result<number, 'duration_not_understood'> {
  const typed = plainNumber(text);
  if (typed === '' || typed === '0') return accept(0);
  const sign = typed.startsWith('-') ? -1 : 1;
  const seconds = readers[notation](sign === -1 ? typed.slice(1) : typed);
  if (seconds === undefined || !Number.isSafeInteger(seconds)) return refuse('duration_not_understood');
  return accept(seconds === 0 ? 0 : sign * seconds);
}

const readers: Record<DurationNotation, (unsigned: string) => number | undefined> = {
  colon: (text) => {
    const match = /^(\d+):(\d+)(?::(\d+))?$/.exec(text);
    return match === null ? undefined : inSeconds(match[1], match[2], match[3]);
  },
  natural: (text) => {
    const match = /^(?:(\d+)\s*h)?\s*(?:(\d+)\s*m)?\s*(?:(\d+)\s*s)?$/i.exec(text);
    return match === null ? undefined : inSeconds(match[1], match[2], match[3]);
  },
  decimal: (text) => {
    const hours = /^\d*(?:[.,]\d+)?$/.test(text) ? parseDecimal(text.replace(',', '.')) : undefined;
    return hours === undefined ? undefined : Number(roundHalfAwayFromZero(multiply(hours, fraction(3600))));
  },
};

const inSeconds = (hours = '0', minutes = '0', seconds = '0'): number =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
