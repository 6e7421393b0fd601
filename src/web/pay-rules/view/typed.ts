import { plainNumber } from '../../../domain/kernel/digits.ts';
import { parsePlainDate, type PlainDate, type WallTime } from '../../../domain/kernel/time.ts';

/** What is no number is one that no rule allows, so that its field says so. */
export const impossible = Number.MAX_SAFE_INTEGER;

export function numberIn(typed: string): number {
  const plain = plainNumber(typed);
  return /^\d{1,4}$/.test(plain) ? Number(plain) : impossible;
}

/** Hours as people write them, `7.5`, `7,5`, `٧٫٥` or `7:30`, in minutes. */
export function minutesIn(typed: string): number {
  const plain = plainNumber(typed);
  const [, hours, minutes] = /^(\d{1,3}):([0-5]\d)$/.exec(plain) ?? [];
  if (hours !== undefined) return Number(hours) * 60 + Number(minutes);
  if (!/^\d{1,3}([.,]\d{1,2})?$/.test(plain)) return impossible;
  return Math.round(Number(plain.replace(',', '.')) * 60);
}

export const decimalIn = (typed: string): string => plainNumber(typed).replace(',', '.');

export function timeIn(typed: string): WallTime {
  const [, hour = '99', minute = '0'] = /^(\d\d):(\d\d)$/.exec(typed) ?? [];
  return { hour: Number(hour), minute: Number(minute) };
}

export const dateIn = (typed: string): PlainDate | undefined => parsePlainDate(typed);

/** Numbers between which commas, of either script, or spaces stand. */
export const numbersIn = (typed: string): number[] =>
  typed
    .trim()
    .split(/[\s,،;]+/)
    .map(numberIn);

/** `7.5`, or `1:40` where no hundredth of an hour says it. */
export function hoursText(minutes: number | undefined): string {
  if (minutes === undefined) return '';
  const isDecimal = (minutes * 100) % 60 === 0;
  return isDecimal ? String(minutes / 60) : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

export const numberText = (value: number | undefined): string => (value === undefined ? '' : String(value));

export const timeText = ({ hour, minute }: WallTime): string =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;

/** A rule, if something was typed for it. */
export const given = <T>(typed: string, rule: () => T): T | undefined => (typed.trim() === '' ? undefined : rule());

/** A list, unless it is empty. */
export const some = <T>(list: readonly T[]): readonly T[] | undefined => (list.length === 0 ? undefined : list);

/** An object without what is undefined. */
export function present<T extends object>(parts: { [Key in keyof T]: T[Key] | undefined }): T {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as T;
}
