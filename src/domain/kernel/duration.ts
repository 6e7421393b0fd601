import { plainNumber } from './digits.ts';
import { fraction, multiply, parseDecimal, roundHalfAwayFromZero, toDecimal } from './fraction.ts';
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

/** How a length of time is spelled in figures; `hh` pads the hours to two digits, without `ss` seconds are dropped. */
export const durationPatterns = ['h:mm', 'hh:mm', 'h:mm:ss', 'hh:mm:ss', 'decimal'] as const;
export type DurationPattern = (typeof durationPatterns)[number];

/** Spells whole seconds in figures, hours not stopping at 24; negative lengths by magnitude after a minus. */
export function formatDuration(seconds: number, pattern: DurationPattern): string {
  if (pattern === 'decimal') return toDecimal(fraction(seconds, 3600), 2);
  const magnitude = Math.abs(seconds);
  const withSeconds = pattern.endsWith(':ss');
  const hours = String(Math.floor(magnitude / 3600)).padStart(pattern.startsWith('hh') ? 2 : 1, '0');
  const parts = [hours, twoDigits(Math.floor(magnitude / 60) % 60)];
  if (withSeconds) parts.push(twoDigits(magnitude % 60));
  const isNegative = seconds < 0 && (withSeconds || magnitude >= 60);
  return `${isNegative ? '-' : ''}${parts.join(':')}`;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Decimal hours to two places for display: 20 minutes → `0.33`. Pay is worked out from the minutes, not from this. */
export const decimalHours = (minutes: number): string => toDecimal(fraction(minutes, 60), 2);
