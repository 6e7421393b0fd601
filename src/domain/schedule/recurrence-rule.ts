import { parsePlainDate, weekdays, type PlainDate, type Weekday } from '../kernel/time.ts';

export const frequencies = ['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type Frequency = (typeof frequencies)[number];

/** `2TU` is the second Tuesday, `-1SU` the last Sunday, `MO` every Monday. */
export interface RuleDay {
  readonly weekday: Weekday;
  readonly nth: number | undefined;
}

/** Calendar and clock on the wall, without a zone: `19970902T090000`. */
export interface WallMoment {
  readonly date: PlainDate;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** A rule of RFC 5545, section 3.3.10. */
export interface RecurrenceRule {
  readonly frequency: Frequency;
  readonly interval: number;
  readonly count: number | undefined;
  /** The last moment that counts; of a date alone, all of it. */
  readonly until: WallMoment | undefined;
  readonly weekStart: Weekday;
  readonly months: readonly number[];
  readonly weekNumbers: readonly number[];
  readonly yearDays: readonly number[];
  readonly monthDays: readonly number[];
  readonly days: readonly RuleDay[];
  readonly hours: readonly number[];
  readonly minutes: readonly number[];
  readonly seconds: readonly number[];
  readonly positions: readonly number[];
}

/** What each list of a rule may hold; with a sign, counted from the end. */
const ranges = {
  BYMONTH: [1, 12],
  BYWEEKNO: [1, 53, 'signed'],
  BYYEARDAY: [1, 366, 'signed'],
  BYMONTHDAY: [1, 31, 'signed'],
  BYHOUR: [0, 23],
  BYMINUTE: [0, 59],
  // A leap second.
  BYSECOND: [0, 60],
  BYSETPOS: [1, 366, 'signed'],
} as const;

/** Reads the text of an RRULE; undefined where it is not one: without a known frequency, or with a figure that there is not. */
export function parseRecurrence(text: string): RecurrenceRule | undefined {
  const parts = partsOf(text);
  const frequency = frequencies.find((each) => each === parts.get('FREQ'));
  const until = parts.get('UNTIL');
  const last = until === undefined ? undefined : parseWallMoment(until, { hour: 23, minute: 59, second: 59 });
  const interval = Number(parts.get('INTERVAL') ?? 1);
  const count = parts.has('COUNT') ? Number(parts.get('COUNT')) : undefined;
  const weekStart = weekdayOfCode(parts.get('WKST') ?? 'MO');
  const days = (parts.get('BYDAY')?.split(',') ?? []).map(parseDay);
  const figures = [...parts].every(([name, value]) => areInRange(name, value));
  const isWhole = [interval, count ?? 1].every((each) => Number.isSafeInteger(each) && each > 0);
  if (frequency === undefined || weekStart === undefined || !figures || !isWhole) return undefined;
  if (days.includes(undefined) || (until !== undefined && last === undefined)) return undefined;
  const numbers = (name: keyof typeof ranges) => (parts.get(name)?.split(',') ?? []).map(Number);
  return {
    frequency,
    interval,
    count,
    until: last,
    weekStart,
    months: numbers('BYMONTH'),
    weekNumbers: numbers('BYWEEKNO'),
    yearDays: numbers('BYYEARDAY'),
    monthDays: numbers('BYMONTHDAY'),
    days: days.filter((day) => day !== undefined),
    hours: numbers('BYHOUR'),
    minutes: numbers('BYMINUTE'),
    seconds: numbers('BYSECOND'),
    positions: numbers('BYSETPOS'),
  };
}

const partsOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .replace(/^RRULE:/i, '')
      .toUpperCase()
      .split(';')
      .map((part): [string, string] => {
        const [name = '', value = ''] = part.split('=');
        return [name.trim(), value.trim()];
      }),
  );

function areInRange(name: string, value: string): boolean {
  const range = Object.entries(ranges).find(([each]) => each === name)?.[1];
  if (range === undefined) return true;
  const [least, most, signed] = range;
  return value.split(',').every((text) => {
    const size = signed === undefined ? Number(text) : Math.abs(Number(text));
    return /^[+-]?\d+$/.test(text) && size >= least && size <= most;
  });
}

const midnight = { hour: 0, minute: 0, second: 0 };

/** Reads `19970902T090000`, with or without a Z, or a date alone, which is at `timeOfDate`. */
export function parseWallMoment(text: string, timeOfDate = midnight): WallMoment | undefined {
  const match = /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d):?(\d\d)?Z?)?$/.exec(text);
  const date = match === null ? undefined : parsePlainDate(`${match[1]}-${match[2]}-${match[3]}`);
  if (match === null || date === undefined) return undefined;
  if (match[4] === undefined) return { date, ...timeOfDate };
  return { date, hour: Number(match[4]), minute: Number(match[5]), second: Number(match[6] ?? 0) };
}

function parseDay(text: string): RuleDay | undefined {
  const match = /^([+-]?\d+)?([A-Z]{2})$/.exec(text);
  const weekday = weekdayOfCode(match?.[2] ?? '');
  return weekday === undefined ? undefined : { weekday, nth: match?.[1] === undefined ? undefined : Number(match[1]) };
}

/** `MO` is monday. */
const weekdayOfCode = (code: string): Weekday | undefined =>
  code.length === 2 ? weekdays.find((each) => each.startsWith(code.toLowerCase())) : undefined;
