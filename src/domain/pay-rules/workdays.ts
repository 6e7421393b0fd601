import {
  addDays,
  dateAt,
  instantAt,
  millisecondsOf,
  overlap,
  startOfDate,
  weekOf,
  type Instant,
  type PlainDate,
  type Span,
  type WallTime,
  type Weekday,
  type Zone,
} from '../kernel/time.ts';
import type { Workweek } from './pay-policy.ts';

/** The part of a span that belongs to one workday or workweek, named by the date on which that began. */
export interface DatedPart {
  readonly startsOn: PlainDate;
  readonly span: Span;
}

/** Start of the workday of `date`: midnight of the location, or the hour the policy names. */
function startOfWorkday(date: PlainDate, startsAt: WallTime, zone: Zone): Instant {
  const isMidnight = startsAt.hour === 0 && startsAt.minute === 0;
  return isMidnight ? startOfDate(date, zone) : instantAt(date, startsAt, zone);
}

/** The whole workday of `date`: 23 or 25 hours long where the clock changes within it. */
export const workdayOf = (date: PlainDate, startsAt: WallTime, zone: Zone): Span => ({
  from: startOfWorkday(date, startsAt, zone),
  to: startOfWorkday(addDays(date, 1), startsAt, zone),
});

/** The date of the workday that contains `at`: the calendar's date, or the one before until the workday begins. */
export function workdayAt(at: Instant, startsAt: WallTime, zone: Zone): PlainDate {
  const date = dateAt(at, zone);
  return at < startOfWorkday(date, startsAt, zone) ? addDays(date, -1) : date;
}

/** First date of the workweek that contains `at`. */
export const workweekAt = (at: Instant, { weekday, time }: Workweek, zone: Zone): PlainDate =>
  weekOf(workdayAt(at, time, zone), weekday);

/** How the time of a location is cut into workdays, and its workdays into workweeks. */
export interface Workdays {
  readonly startsAt: WallTime;
  readonly zone: Zone;
  /** The zone from a date on, where the location moved to another. */
  readonly next?: { readonly startsOn: PlainDate; readonly zone: Zone };
  /** On which weekday workweeks begin; where it is absent, no attribution minds them. */
  readonly weekday?: Weekday;
}

/** First instant of a workday. */
const startOf = (date: PlainDate, { startsAt, zone, next }: Workdays): Instant =>
  startOfWorkday(date, startsAt, next !== undefined && date >= next.startsOn ? next.zone : zone);

/** The workday that contains `at`. Between two zones no instant is lost and none belongs to two days. */
export function dateIn(workdays: Workdays, at: Instant): PlainDate {
  const { startsAt, zone, next } = workdays;
  if (next === undefined) return workdayAt(at, startsAt, zone);
  if (at < startOf(next.startsOn, workdays)) {
    const before = addDays(next.startsOn, -1);
    const date = workdayAt(at, startsAt, zone);
    return date < before ? date : before;
  }
  const date = workdayAt(at, startsAt, next.zone);
  return date > next.startsOn ? date : next.startsOn;
}

/** Cuts a span at the start of each workday: every minute belongs to the day on which it was worked. */
export function splitIn(workdays: Workdays, span: Span): DatedPart[] {
  const startsOn = dateIn(workdays, span.from);
  // Nearly all work ends on the day on which it began.
  if (span.from < span.to && span.to <= startOf(addDays(startsOn, 1), workdays)) return [{ startsOn, span }];
  return split(span, startsOn, 1, (date) => startOf(date, workdays));
}

/** Cuts a span at the start of each workday, midnight as a rule: every minute belongs to the day on which it was worked. */
export const splitByWorkday = (span: Span, startsAt: WallTime, zone: Zone): DatedPart[] =>
  split(span, workdayAt(span.from, startsAt, zone), 1, (date) => startOfWorkday(date, startsAt, zone));

/** Cuts a span at the very instant each workweek begins: hours belong to the workweek in which they are worked. */
export const splitByWorkweek = (span: Span, workweek: Workweek, zone: Zone): DatedPart[] =>
  split(span, workweekAt(span.from, workweek, zone), 7, (date) => startOfWorkday(date, workweek.time, zone));

function split(span: Span, first: PlainDate, days: number, startsOf: (date: PlainDate) => Instant): DatedPart[] {
  const parts: DatedPart[] = [];
  let startsOn = first;
  let from = startsOf(first);
  while (from < span.to) {
    const next = addDays(startsOn, days);
    const to = startsOf(next);
    const part = overlap(span, { from, to });
    if (part !== undefined) parts.push({ startsOn, span: part });
    startsOn = next;
    from = to;
  }
  return parts;
}

/** Milliseconds by date, of parts that may name a date more than once; in order of first mention. */
export function totalByDate(parts: readonly DatedPart[]): Map<PlainDate, number> {
  const totals = new Map<PlainDate, number>();
  for (const { startsOn, span } of parts) totals.set(startsOn, (totals.get(startsOn) ?? 0) + millisecondsOf(span));
  return totals;
}
