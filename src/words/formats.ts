import type { Preferences } from '../contract/people/self.ts';
import { formatDuration } from '../domain/kernel/duration.ts';
import { decimal, toDecimal } from '../domain/kernel/fraction.ts';
import {
  instant,
  millisecondsPerMinute,
  type Instant,
  type PlainDate,
  type Span,
  type Zone,
} from '../domain/kernel/time.ts';
import type { Speaker } from './speak.ts';

/** A clock of 12 hours with AM and PM, or of 24 hours. */
export type HourCycle = Preferences['hourCycle'];

/** What a wall clock shows, in parts, for a clock drawn large: `6:04`, `27`, `PM` (empty in 24 hours). */
export interface ClockFace {
  readonly time: string;
  readonly seconds: string;
  readonly period: string;
}

/** A figure and its unit apart, so that each can have its own size: `8.5` and `hrs`. */
export interface Figure {
  readonly amount: string;
  readonly unit: string;
  readonly text: string;
}

/** Every way in which the product writes times, dates, lengths of time and money. */
export type Formats = ReturnType<typeof makeFormats>;

/** Thousands of hours apart as those of money are, in every language. */
const inHours = (minutes: number): string =>
  formatDuration(Math.trunc(minutes) * 60, 'h:mm').replace(/\B(?=(?:\d{3})+:)/g, ',');

/** Where a clock on the wall of no place in particular stands. */
const utc = 'UTC' as Zone;

const made = new WeakMap<Speaker, Record<string, Formats>>();

/** What stands between a time and its AM or PM, and a figure and its unit: on a screen the two are never parted by the end of a line, and in a file they are compared. */
export type TimeSpace = ' ' | '\u00a0';

/**
 * The formats of a language and a clock of 12 or 24 hours; made once for each.
 *
 * @param presentYear of which dates that may be of any year need not say it; without it they always do
 */
export function formatsOf(
  speaker: Speaker,
  hourCycle: HourCycle,
  space: TimeSpace = ' ',
  presentYear?: number,
): Formats {
  const known = made.get(speaker) ?? {};
  made.set(speaker, known);
  return (known[`${hourCycle}${space}${presentYear}`] ??= makeFormats(speaker, hourCycle, space, presentYear));
}

function makeFormats(speaker: Speaker, hourCycle: HourCycle, space: TimeSpace, presentYear: number | undefined) {
  const { say, locale } = speaker;
  const inUtc = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (date: PlainDate): string => format.format(new Date(`${date}T00:00:00Z`));
  };
  const shortWeekday = inUtc({ weekday: 'short' });
  const shortMonth = inUtc({ month: 'short' });
  const longWeekday = inUtc({ weekday: 'long' });
  const longDate = inUtc({ weekday: 'long', month: 'long', day: 'numeric' });
  const longDateOfYear = inUtc({ year: 'numeric', weekday: 'long', month: 'long', day: 'numeric' });
  const longMonth = inUtc({ year: 'numeric', month: 'long' });
  const fullDate = inUtc({ year: 'numeric', month: 'short', day: 'numeric' });
  const oneDecimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const wholeOrOneDecimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });

  const face = (at: Instant, zone: Zone): ClockFace => {
    const parts = wallParts(at, zone, hourCycle);
    const period = parts.dayPeriod === undefined ? '' : say(parts.dayPeriod === 'PM' ? 'format.pm' : 'format.am');
    return { time: `${parts.hour}:${parts.minute}`, seconds: parts.second, period };
  };
  const withPeriod = (shown: string, period: string): string =>
    period === '' ? shown : plain(say('format.time12', { time: shown, period })).replace(' ', space);
  const time = (at: Instant, zone: Zone): string => {
    const { time: shown, period } = face(at, zone);
    return withPeriod(shown, period);
  };
  const together = (length: string): string => length.replaceAll(' ', space);
  /** Two of something have a form of their own in Arabic, which says how many they are. */
  const hoursAs = (amount: string, unit: string): string =>
    together(asSentence(plain(amount === '2' ? say('format.twoHours') : say('format.hours', { amount, unit }))));
  const wallTime = (minute: number): string => time(instant(minute * millisecondsPerMinute), utc);
  const wallFace = (minute: number): ClockFace => face(instant(minute * millisecondsPerMinute), utc);
  const dayMonth = (date: PlainDate): string =>
    plain(say('format.dayMonth', { month: shortMonth(date), day: dayOfMonth(date) }));

  const dates = (first: PlainDate, last: PlainDate): string => {
    if (first === last) return dayMonth(first);
    return first.slice(0, 7) === last.slice(0, 7)
      ? plain(say('format.daysOfMonth', { month: shortMonth(first), from: dayOfMonth(first), to: dayOfMonth(last) }))
      : plain(say('format.range', { from: dayMonth(first), to: dayMonth(last) }));
  };
  const fullDateRange = (first: PlainDate, last: PlainDate): string =>
    yearOf(first) === yearOf(last)
      ? plain(say('format.datesOfYear', { dates: dates(first, last), year: yearOf(first) }))
      : plain(say('format.range', { from: fullDate(first), to: fullDate(last) }));

  const weekdayDate = (on: PlainDate): string =>
    plain(say('format.weekdayDayMonth', { weekday: shortWeekday(on), month: shortMonth(on), day: dayOfMonth(on) }));
  const isOfPresentYear = (on: PlainDate): boolean => Number(yearOf(on)) === presentYear;

  return {
    /** `9:00 AM`, or `09:00` by a clock of 24 hours. */
    time,
    /** `9:00:28 AM`, where the figure beside it counts the seconds; `9:00 AM` where there are none. */
    exactTime: (at: Instant, zone: Zone): string => {
      const { time: shown, seconds, period } = face(at, zone);
      return withPeriod(seconds === '00' ? shown : `${shown}:${seconds}`, period);
    },
    /** The parts of a large ticking clock. */
    face,
    /** `9:00 AM – 5:00 PM`; Arabic reads it from the right. */
    timeRange: ({ from, to }: Span, zone: Zone): string =>
      plain(say('format.range', { from: time(from, zone), to: time(to, zone) })),
    /** `9:00 AM – 5:00 PM` for minutes 540 to 1,020 of a clock on the wall; midnight at the end of a day is its hour 0. */
    wallRange: ({ from, to }: { readonly from: number; readonly to: number }): string =>
      plain(say('format.range', { from: wallTime(from), to: wallTime(to) })),
    /** `9:00–5:00`: where there is no room for more, and the whole is said besides. */
    compactRange: ({ from, to }: Span, zone: Zone): string => `${face(from, zone).time}–${face(to, zone).time}`,
    /** The same for minutes of a clock on the wall. */
    compactWallRange: ({ from, to }: { readonly from: number; readonly to: number }): string =>
      `${wallFace(from).time}–${wallFace(to).time}`,
    /** `9 AM` on the axis of a ribbon, `09:00` by a clock of 24 hours. */
    hourMark: (at: Instant, zone: Zone): string =>
      hourCycle === 'h23' ? time(at, zone) : time(at, zone).replace(':00', ''),
    /** `Fri`. */
    weekday: shortWeekday,
    /** `Friday`. */
    longWeekday,
    /** `20`, the number of the day in its month. */
    dayOfMonth: (date: PlainDate): string => String(dayOfMonth(date)),
    /** `Nov 20`. */
    dayMonth,
    /** `Fri Nov 20`. */
    date: weekdayDate,
    /** `Fri Nov 20`, and `Mon Mar 15, 2027` where that is not the present year: what may lie far from today. */
    anyDate: (on: PlainDate): string =>
      isOfPresentYear(on)
        ? weekdayDate(on)
        : plain(say('format.datesOfYear', { dates: weekdayDate(on), year: yearOf(on) })),
    /** `Friday, November 20`. */
    longDate,
    /** `Friday, November 20`, and `Sunday, June 13, 2027` where that is not the present year. */
    anyLongDate: (on: PlainDate): string => (isOfPresentYear(on) ? longDate(on) : longDateOfYear(on)),
    /** `Nov 16 – 22`, and `Feb 28 – Mar 1, 2028` where an end of it is not of the present year. Both ends are included. */
    anyDates: (first: PlainDate, last: PlainDate): string =>
      isOfPresentYear(first) && isOfPresentYear(last) ? dates(first, last) : fullDateRange(first, last),
    /** `November 2026`, the month of a date. */
    month: longMonth,
    /** `Nov 20, 2026`. */
    fullDate,
    /** `Nov 16 – 22`, `Nov 16` alone, or `Oct 26 – Nov 1` across months; with its year where an end of it is not of the year of `today`. Both ends are included. */
    dateRange: (first: PlainDate, last: PlainDate, today: PlainDate = last): string => {
      if (yearOf(first) === yearOf(today) && yearOf(last) === yearOf(today)) return dates(first, last);
      return fullDateRange(first, last);
    },
    /** `Nov 16 – 22, 2026`: what is kept for years. Both ends are included. */
    fullDateRange,
    /** `8:34` for 514 minutes, `10,659:25` where many are added up: tables. */
    duration: (minutes: number): string => withMinus(inHours(minutes)),
    /** `8:34:27`: a length of time that ticks, seconds begun not counted. */
    exactDuration: (milliseconds: number): string =>
      withMinus(formatDuration(Math.trunc(milliseconds / 1_000), 'h:mm:ss')),
    /** `8h 34m` for 514 minutes, `18m` under an hour: the capsule of the clock. */
    elapsed: (minutes: number): string =>
      together(
        minutes < 60
          ? say('format.elapsedMinutes', { minutes: Math.floor(minutes) })
          : say('format.elapsed', { hours: Math.floor(minutes / 60), minutes: Math.floor(minutes) % 60 }),
      ),
    /** `8.5 hrs` for 510 minutes: figures. At most one hour is `hr`, as the specification writes `0.5 hr`. */
    hours: (minutes: number, digits: 'always' | 'where_needed' = 'always'): Figure => {
      const tenths = Math.round(minutes / 6) / 10;
      const amount = withMinus((digits === 'always' ? oneDecimal : wholeOrOneDecimal).format(tenths));
      const unit = say('format.hourUnit', { hours: tenths > 0 && tenths <= 1 ? 1 : tenths });
      return { amount, unit, text: hoursAs(amount, unit) };
    },
    /** `8.5 h` where there is no room for more: the grid of a week. */
    shortHours: (minutes: number): string =>
      together(
        asSentence(
          plain(
            say('format.hoursShort', { amount: withMinus(wholeOrOneDecimal.format(Math.round(minutes / 6) / 10)) }),
          ),
        ),
      ),
    /** `64 hrs` for 3,840 minutes, `6:40 hrs` for 400: hours that are added up by whoever reads them, to the minute. */
    exactHours: (minutes: number, sign: 'minus' | 'change' = 'minus'): string => {
      const size = Math.abs(minutes);
      const hours = size % 60 === 0 ? wholeOrOneDecimal.format(size / 60) : inHours(size);
      const mark = minutes < 0 ? minus : minutes > 0 && sign === 'change' ? '+' : '';
      const amount = mark !== '' && speaker.language === 'ar' ? `\u200e${mark}${hours}` : `${mark}${hours}`;
      const unit = say('format.hourUnit', { hours: minutes > 0 && minutes <= 60 ? 1 : minutes / 60 });
      return hoursAs(amount, unit);
    },
    /** `+0:30` for 30 minutes more, `−0:30` for as many less, `0:00` for none: a difference. */
    durationChange: (minutes: number): string => signed(minutes, inHours(Math.abs(minutes))),
    /** `40.6`: hours where the unit stands elsewhere. */
    hoursAmount: (minutes: number, digits: 'always' | 'where_needed' = 'always'): string =>
      withMinus((digits === 'always' ? oneDecimal : wholeOrOneDecimal).format(Math.round(minutes / 6) / 10)),
    /** `8.10` for `8.1`: hours that are paid for, as they stand below each other. */
    decimalHours: (hours: string): string => withMinus(toDecimal(decimal(hours), 2)),
    /** `$577.95` for 57,795 cents, in every language: a figure on the screen must match the one on paper. `−$5.00` for less than nothing. */
    money: (cents: number, currency: string): string => withMinus(moneyFormat(currency).format(cents / 100)),
    /** `+$5.00` for 500 cents more, `−$5.00` for as many less, `$0.00` for none: a difference. */
    moneyChange: (cents: number, currency: string): string =>
      signed(cents, moneyFormat(currency).format(Math.abs(cents) / 100)),
    /** `$20.00` for `20`, `$10.1667` for `10.1667`: what an hour is paid, with as many places as it has. */
    rate: (perHour: string, currency: string): string => withMinus(rateFormat(currency).format(Number(perHour))),
    /** `a, b, c`: things that stand beside each other. */
    list: (items: readonly string[]): string => list.format(items),
    /** `Mon Nov 23, 9:00 AM, 32:16 worked`: what is known of one thing; nothing is counted, so no “and” stands before the last. */
    facts: (known: readonly string[]): string => known.join(speaker.language === 'ar' ? '، ' : ', '),
    /** `Eastern Time`: how people call the zone. */
    zoneName: (zone: Zone): string => zoneName(locale, zone),
  };
}

/** The marks that keep a name to itself are for sentences; a time or date stands alone, and is copied and compared. */
const plain = (text: string): string => text.replace(/[\u2068\u2069]/g, '');

/** What is less than nothing has the same minus everywhere, as wide as a digit: the hyphen of programs is for files. */
const minus = '\u2212';
export const withMinus = (figure: string): string => figure.replace('-', minus);

/** In Arabic a figure below nothing begins with a mark that reads from the left; what is said of it reads from the right all the same. */
export const asSentence = (text: string): string => text.replace(/^\u200E/, '\u200F\u200E');

const signed = (value: number, size: string): string => `${value > 0 ? '+' : value < 0 ? minus : ''}${size}`;

const yearOf = (date: PlainDate): string => date.slice(0, 4);

const dayOfMonth = (date: PlainDate): number => Number(date.slice(8, 10));

/** One formatter for each zone and clock; a dashboard asks every second. English only for its digits and AM or PM. */
const wallFormats = new Map<string, Intl.DateTimeFormat>();

function wallParts(at: Instant, zone: Zone, hourCycle: HourCycle) {
  const key = `${zone} ${hourCycle}`;
  let format = wallFormats.get(key);
  if (format === undefined) {
    const hour = hourCycle === 'h12' ? 'numeric' : '2-digit';
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle,
      hour,
      minute: '2-digit',
      second: '2-digit',
    });
    wallFormats.set(key, format);
  }
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const part of format.formatToParts(at)) parts[part.type] = part.value;
  return { hour: parts.hour ?? '', minute: parts.minute ?? '', second: parts.second ?? '', dayPeriod: parts.dayPeriod };
}

const moneyFormats = new Map<string, Intl.NumberFormat>();
const rateFormats = new Map<string, Intl.NumberFormat>();

const moneyFormat = (currency: string): Intl.NumberFormat => formatIn(moneyFormats, currency, {});
const rateFormat = (currency: string): Intl.NumberFormat =>
  formatIn(rateFormats, currency, { maximumFractionDigits: 4 });

function formatIn(
  known: Map<string, Intl.NumberFormat>,
  currency: string,
  more: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  let format = known.get(currency);
  if (format === undefined) {
    format = new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...more });
    known.set(currency, format);
  }
  return format;
}

function zoneName(locale: string, zone: Zone): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'longGeneric' });
  return format.formatToParts(0).find((part) => part.type === 'timeZoneName')?.value ?? zone;
}
