import {
  addDays,
  inMinutes,
  instantAt,
  isWithin,
  millisecondsOf,
  overlap,
  startOfDate,
  weekdayOf,
  dateAt,
  type PlainDate,
  type Span,
  type WallTime,
  type Weekday,
  type Zone,
} from '../kernel/time.ts';
import type { WorkSegment } from './work-segment.ts';

/** A stretch of each day whose work earns more: evening, night, weekend. */
export interface PremiumWindow {
  readonly start: WallTime;
  /** At or before `start`: of the next day. 23:59 is the end of the day, as people write it. */
  readonly end: WallTime;
  /** The days on which the window starts; every day, if absent. */
  readonly weekdays?: readonly Weekday[];
}

export interface PremiumRules {
  readonly windows: readonly PremiumWindow[];
  /** False: work counts only where a segment lies wholly inside a window. */
  readonly partial: boolean;
}

/** The spans of a segment that lie in a window, in order, each minute once. */
function premiumSpans(segment: WorkSegment, { windows, partial }: PremiumRules, zone: Zone): Span[] {
  const { span } = segment;
  // What was cut at midnight counts whole or not at all too.
  const whole = partial ? span : (segment.cutFrom ?? span);
  const opened = merged(windows.flatMap((window) => openings(window, whole, zone)));
  if (!partial) return opened.some((each) => each.from <= whole.from && whole.to <= each.to) ? [span] : [];
  return opened.flatMap((each) => overlap(each, span) ?? []);
}

/**
 * Minutes of work that lie in the windows.
 *
 * | window                | work                  | counts |
 * | 18:00–3:00            | 14:00–17:30, 18:30–1:30 | 7 h  |
 * | 19:00–23:59           | 15:00–22:00           | 3 h; 0 where only whole segments count |
 * | Sat, Sun 7:00–19:00   | Fri 18:00 – Sat 9:00  | 2 h    |
 */
export const premiumMinutes = (segments: readonly WorkSegment[], rules: PremiumRules, zone: Zone): number =>
  inMinutes(premiumLength(segments, rules, zone));

/** The same in milliseconds. */
export const premiumLength = (segments: readonly WorkSegment[], rules: PremiumRules, zone: Zone): number =>
  segments
    .flatMap((segment) => premiumSpans(segment, rules, zone))
    .reduce((total, span) => total + millisecondsOf(span), 0);

/** Whether a window is open on Saturdays and Sundays alone, so that one of Sunday ends with it. */
export const isOfWeekend = ({ start, end, weekdays }: PremiumWindow): boolean =>
  weekdays !== undefined &&
  weekdays.every((day) => day === 'saturday' || (day === 'sunday' && (!endsNextDay(start, end) || isMidnight(end))));

const isMidnight = ({ hour, minute }: WallTime): boolean => hour === 0 && minute === 0;

const endsNextDay = (start: WallTime, end: WallTime): boolean =>
  end.hour * 60 + end.minute <= start.hour * 60 + start.minute;

/** The windows that may be open at some moment of a span: all that do not begin after it, from the day before it on. */
function openings({ start, end, weekdays }: PremiumWindow, span: Span, zone: Zone): Span[] {
  const spans: Span[] = [];
  // One that began on the day before may still be open.
  for (let date = addDays(dateAt(span.from, zone), -1); startOfDate(date, zone) < span.to; date = addDays(date, 1)) {
    if (weekdays !== undefined && !weekdays.includes(weekdayOf(date))) continue;
    spans.push({ from: instantAt(date, start, zone), to: endOf(date, start, end, zone) });
  }
  return spans;
}

function endOf(date: PlainDate, start: WallTime, end: WallTime, zone: Zone) {
  if (end.hour === 23 && end.minute === 59) return startOfDate(addDays(date, 1), zone);
  return instantAt(addDays(date, endsNextDay(start, end) ? 1 : 0), end, zone);
}

/** Windows that overlap or touch are one: no minute earns a premium twice. */
function merged(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last === undefined || (last.to !== span.from && !isWithin(span.from, last))) result.push(span);
    else if (span.to > last.to) result[result.length - 1] = { from: last.from, to: span.to };
  }
  return result;
}

/** What a premium counts, in minutes or any other unit, within its least and most; none stays none. */
export function limitPremium(length: number, least = 0, most = Infinity): number {
  return length <= 0 ? 0 : Math.min(Math.max(length, least), most);
}
