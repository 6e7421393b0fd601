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

/** Cuts a span at the start of each workday, midnight as a rule: every minute belongs to the day on which it was worked. */
export const splitByWorkday = (span: Span, startsAt: WallTime, zone: Zone): DatedPart[] =>
  split(span, workdayAt(span.from, startsAt, zone), 1, startsAt, zone);

/** Cuts a span at the very instant each workweek begins: hours belong to the workweek in which they are worked. */
export const splitByWorkweek = (span: Span, workweek: Workweek, zone: Zone): DatedPart[] =>
  split(span, workweekAt(span.from, workweek, zone), 7, workweek.time, zone);

function split(span: Span, first: PlainDate, days: number, startsAt: WallTime, zone: Zone): DatedPart[] {
  const parts: DatedPart[] = [];
  let startsOn = first;
  let from = startOfWorkday(first, startsAt, zone);
  while (from < span.to) {
    const next = addDays(startsOn, days);
    const to = startOfWorkday(next, startsAt, zone);
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
