import { Temporal } from 'temporal-polyfill';

declare const brand: unique symbol;
type Branded<T, Name extends string> = T & { readonly [brand]: Name };

/** A moment on the UTC line: whole milliseconds since 1970-01-01T00:00Z. */
export type Instant = Branded<number, 'Instant'>;
/** What the calendar at a location says: `YYYY-MM-DD`, a date that exists. Compares as text. */
export type PlainDate = Branded<string, 'PlainDate'>;
/** An IANA time zone that this machine knows, `America/New_York`. */
export type Zone = Branded<string, 'Zone'>;
/** A stretch of time that does not include its end: touching spans do not overlap. */
export interface Span {
  readonly from: Instant;
  readonly to: Instant;
}
/** What a clock on the wall shows; with a date and a zone it becomes an instant. */
export interface WallTime {
  readonly hour: number;
  readonly minute: number;
  readonly second?: number;
}

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

export const millisecondsPerSecond = 1_000;
export const millisecondsPerMinute = 60_000;
/** Whole minutes, downwards: a second never shows as a minute. */
export const inMinutes = (milliseconds: number): number => Math.floor(milliseconds / millisecondsPerMinute);
export const millisecondsPerHour = 3_600_000;
/** Length of a day of the UTC calendar. A day at a location may be shorter or longer: see {@link startOfDate}. */
const millisecondsPerUtcDay = 86_400_000;
/** ECMAScript's own range of time: 100,000,000 days around 1970. */
const farthestInstant = 8_640_000_000_000_000;

/** Marks whole epoch milliseconds as an instant; throws on a fraction or a number outside the calendar. */
export function instant(epochMilliseconds: number): Instant {
  if (!Number.isSafeInteger(epochMilliseconds) || Math.abs(epochMilliseconds) > farthestInstant) {
    throw new RangeError(`Not an instant: ${epochMilliseconds}`);
  }
  return epochMilliseconds as Instant;
}

/** Reads ISO 8601 with an offset or `Z`; undefined if it is not one. What is finer than a millisecond is dropped. */
export function parseInstant(iso: string): Instant | undefined {
  if (!/^[+-]?\d{4,6}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)$/.test(iso)) return undefined;
  return parsed(() => instant(Temporal.Instant.from(iso).epochMilliseconds));
}

/** ISO 8601 in UTC with milliseconds, `2026-11-20T13:30:00.000Z`. */
export const formatInstant = (at: Instant): string => new Date(at).toISOString();

/** The instant `milliseconds` later (earlier, if negative). */
export const addMilliseconds = (at: Instant, milliseconds: number): Instant => instant(at + milliseconds);

/** Reads `YYYY-MM-DD`; undefined if there is no such date. */
export function parsePlainDate(text: string): PlainDate | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  return plainDate(epochDay(text)) === text ? (text as PlainDate) : undefined;
}

/** An IANA name in its usual spelling; undefined if this machine does not know it. A bare offset is not a zone. */
export function parseZone(name: string): Zone | undefined {
  if (!/^[A-Za-z]/.test(name)) return undefined;
  return parsed(() => Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId as Zone);
}

/** The date `days` later (earlier, if negative), by the calendar: a day is a day, however many hours it has. */
export const addDays = (date: PlainDate, days: number): PlainDate => plainDate(epochDay(date) + days);

/** Days from `from` to `to`: 0 on the same date, negative when `to` is earlier. */
export const daysBetween = (from: PlainDate, to: PlainDate): number => epochDay(to) - epochDay(from);

/** 1970-01-01 was a Thursday, which is number 3 of {@link weekdays}. */
export const weekdayOf = (date: PlainDate): Weekday => weekdays[modulo(epochDay(date) + 3, 7)] as Weekday;

/** First date of the week that contains `date`, for weeks that begin on `weekStart`. */
export function weekOf(date: PlainDate, weekStart: Weekday): PlainDate {
  return addDays(date, -modulo(weekdays.indexOf(weekdayOf(date)) - weekdays.indexOf(weekStart), 7));
}

/**
 * First instant of `date` in `zone`: midnight, or 01:00 where the clock jumped over midnight,
 * or the earlier midnight where it was shown twice. Where the whole date was jumped over
 * (Samoa, 2011-12-30) it is the start of the next, so that such a date has no length.
 */
export function startOfDate(date: PlainDate, zone: Zone): Instant {
  return remember(cacheOf(zone).starts, date, () =>
    instant(Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds),
  );
}

/** The whole of `date` in `zone`; 23 or 25 hours where the clock changes. */
export const spanOfDate = (date: PlainDate, zone: Zone): Span => ({
  from: startOfDate(date, zone),
  to: startOfDate(addDays(date, 1), zone),
});

/**
 * The date whose span contains `at`. It is what the calendar shows, but for the zones that once set
 * the clock back over midnight (Newfoundland, until 2011): a date stays begun there, so that every
 * day is one span and no minute belongs to two.
 */
export function dateAt(at: Instant, zone: Zone): PlainDate {
  const utcDay = Math.floor(at / millisecondsPerUtcDay);
  const days = remember(cacheOf(zone).days, utcDay, () => daysTouching(utcDay, zone));
  for (let index = days.length - 1; index > 0; index -= 1) {
    const day = days[index] as DayStart;
    if (day.from <= at) return day.date;
  }
  return (days[0] as DayStart).date;
}

/** What calendar and clock on the wall show at `at` in `zone`. */
export function wallClock(at: Instant, zone: Zone): WallTime & { date: PlainDate; second: number } {
  const shown = zoned(at, zone);
  return { date: dateShown(shown), hour: shown.hour, minute: shown.minute, second: shown.second };
}

/**
 * The instant at which the wall clock in `zone` shows `time` on `date`. Temporal's `compatible`: a time
 * shown twice (autumn) is the earlier one, a time never shown (spring) is as much later as the clock jumped.
 */
export function instantAt(date: PlainDate, time: WallTime, zone: Zone): Instant {
  const wall = Temporal.PlainDate.from(date).toPlainDateTime(time);
  return instant(wall.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds);
}

const minutesOfDay = 1_440;

/** The instant at which the wall clock in `zone` shows a minute of a date, {@link instantAt}; 1,440 is where the next date begins. */
export const atMinute = (date: PlainDate, minute: number, zone: Zone): Instant =>
  minute >= minutesOfDay
    ? startOfDate(addDays(date, 1), zone)
    : instantAt(date, { hour: Math.floor(minute / 60), minute: minute % 60 }, zone);

/** Seconds by which the wall clock in `zone` is ahead of UTC at `at`; negative west of Greenwich. */
export const offsetSecondsAt = (at: Instant, zone: Zone): number => zoned(at, zone).offsetNanoseconds / 1_000_000_000;

/**
 * The hour of the wall clock that a date shows twice, and when it begins again: the clock is set back by it. Undefined on all other dates.
 *
 * | New York, 1 November 2026 | 1:00–2:00, again from 6:00 UTC on |
 */
export function setBackOn(
  date: PlainDate,
  zone: Zone,
): { readonly at: Instant; readonly from: number; readonly to: number } | undefined {
  const { from, to } = spanOfDate(date, zone);
  if (to - from <= millisecondsPerUtcDay) return undefined;
  const before = offsetSecondsAt(from, zone);
  let [last, at] = [from, to];
  while (at - last > millisecondsPerMinute) {
    const middle = instant(last + Math.floor((at - last) / (2 * millisecondsPerMinute)) * millisecondsPerMinute);
    if (offsetSecondsAt(middle, zone) === before) last = middle;
    else at = middle;
  }
  const { hour, minute } = wallClock(at, zone);
  const again = hour * 60 + minute;
  return { at, from: again, to: again + (before - offsetSecondsAt(at, zone)) / 60 };
}

/** The time that both spans have in common; undefined if they only touch or lie apart. */
export function overlap(a: Span, b: Span): Span | undefined {
  const from = a.from > b.from ? a.from : b.from;
  const to = a.to < b.to ? a.to : b.to;
  return from < to ? { from, to } : undefined;
}

/** Whether an instant lies in a span; its end does not. */
export const isWithin = (at: Instant, span: Span): boolean => span.from <= at && at < span.to;

/** True length of a span in milliseconds: a difference of instants, whatever the clock on the wall did. */
export const millisecondsOf = (span: Span): number => span.to - span.from;

const zoned = (at: Instant, zone: Zone) => Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);

const dateShown = (at: Temporal.ZonedDateTime): PlainDate => at.toPlainDate().toString() as PlainDate;

const modulo = (value: number, divisor: number): number => ((value % divisor) + divisor) % divisor;

/** Days since 1970-01-01 of a date in the calendar, without any zone. */
const epochDay = (date: string): number =>
  remember(
    countedDays,
    date,
    () =>
      Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) /
      millisecondsPerUtcDay,
  );

const plainDate = (day: number): PlainDate =>
  remember(spelledDays, day, () => new Date(day * millisecondsPerUtcDay).toISOString().slice(0, 10) as PlainDate);

interface DayStart {
  readonly date: PlainDate;
  readonly from: Instant;
}

/** The local dates that have a part in the given day of UTC, in order, the first of them possibly begun before. */
function daysTouching(utcDay: number, zone: Zone): DayStart[] {
  const from = utcDay * millisecondsPerUtcDay;
  const days: DayStart[] = [];
  // A day early, for the zones that set the clock back over midnight.
  let date = addDays(dateShown(zoned(instant(from), zone)), -1);
  for (; startOfDate(date, zone) < from + millisecondsPerUtcDay; date = addDays(date, 1)) {
    days.push({ date, from: startOfDate(date, zone) });
  }
  return days;
}

/**
 * A screen folds a week of punches every second; asking the time zone tables takes ten microseconds,
 * remembering takes a tenth. Facts about a calendar never change, so nothing can go stale.
 */
interface ZoneCache {
  readonly days: Map<number, DayStart[]>;
  readonly starts: Map<PlainDate, Instant>;
}

/** Days since 1970-01-01 as dates: a week of punches asks for the same few again and again. */
const spelledDays = new Map<number, PlainDate>();
/** The same the other way round. */
const countedDays = new Map<string, number>();
const caches = new Map<Zone, ZoneCache>();
/** About eleven years of one zone; then it starts afresh, so that odd input cannot fill the memory. */
const mostRemembered = 4_096;

function cacheOf(zone: Zone): ZoneCache {
  const known = caches.get(zone);
  if (known !== undefined) return known;
  const fresh: ZoneCache = { days: new Map(), starts: new Map() };
  caches.set(zone, fresh);
  return fresh;
}

function remember<Key, Value>(cache: Map<Key, Value>, key: Key, find: () => Value): Value {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const found = find();
  if (cache.size >= mostRemembered) cache.clear();
  cache.set(key, found);
  return found;
}

/** Temporal says no by throwing a RangeError; anything else is a surprise and stays thrown. */
function parsed<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
