import { formatDuration } from '../kernel/duration.ts';
import { dayOfMonth, monthOf, yearOf } from '../kernel/months.ts';
import type { PlainDate } from '../kernel/time.ts';

/** Columns of a TIMEACT row of QuickBooks IIF, in their order. */
export const iifColumns = [
  'DATE',
  'JOB',
  'EMP',
  'ITEM',
  'PITEM',
  'DURATION',
  'PROJ',
  'NOTE',
  'XFERTOPAYROLL',
  'BILLINGSTATUS',
] as const;
/** Columns of the file's TIMERHDR row, in their order. */
export const iifHeaderColumns = [
  'VER',
  'REL',
  'COMPANYNAME',
  'IMPORTEDBEFORE',
  'FROMTIMER',
  'COMPANYCREATETIME',
] as const;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** MM/DD/YY. */
export const iifDate = (date: PlainDate): string =>
  [monthOf(date), dayOfMonth(date), yearOf(date) % 100].map(twoDigits).join('/');

/** H:MM, at most 23:59; undefined for a longer time, which takes two rows. */
export const iifDuration = (minutes: number): string | undefined =>
  minutes < 1_440 ? formatDuration(minutes * 60, 'h:mm') : undefined;

const halfDay = 720;

/** A length of time as so many as it takes; nothing where there is none. | 8 h | 8:00 | 24 h | 12:00, 12:00 | */
export function iifDurations(minutes: number): string[] {
  if (minutes === 0) return [];
  const whole = iifDuration(minutes);
  return whole === undefined ? [...iifDurations(halfDay), ...iifDurations(minutes - halfDay)] : [whole];
}

/** The company's code in capital letters, filled up with `_` to three. */
export const adpCompanyCode = (companyCode: string): string => companyCode.toUpperCase().padEnd(3, '_');

/** `PRcccEPI.csv`. */
export const adpFileName = (companyCode: string): string => `PR${adpCompanyCode(companyCode)}EPI.csv`;

export const adpFirstColumns = ['Co Code', 'Batch ID', 'File #'] as const;

/** What a row of Gusto's file holds, in words: headings are taken from its current template. */
export const gustoFields = [
  'last name',
  'first name',
  'job title where there is more than one rate',
  'employee id (6 characters)',
  'SSN as *1234',
  'regular hours',
  'overtime hours',
  'double overtime hours',
  'bonus',
  'commission',
  'tips',
  'correction',
  'reimbursement',
  'note',
] as const;
export const gustoBlank = 'leaves the existing value';
export const gustoZero = 'overwrites with zero';
