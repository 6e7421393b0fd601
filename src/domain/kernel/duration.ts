import { fraction, toDecimal } from './fraction.ts';

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
