import {
  addDays,
  dateAt,
  instant,
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
const startOfWorkday = (date: PlainDate, startsAt: WallTime, zone: Zone): Instant =>
  isMidnight(startsAt) ? startOfDate(date, zone) : instantAt(date, startsAt, zone);

const isMidnight = ({ hour, minute }: WallTime): boolean => hour === 0 && minute === 0;

/** The whole workday of `date`: 23 or 25 hours long where the clock changes within it. */
export const workdayOf = (date: PlainDate, startsAt: WallTime, zone: Zone): Span => ({
  from: startOfWorkday(date, startsAt, zone),
  to: startOfWorkday(addDays(date, 1), startsAt, zone),
});

/** The date of the workday that contains `at`: the calendar's date, or the one before until the workday begins. */
export function workdayAt(at: Instant, startsAt: WallTime, zone: Zone): PlainDate {
  const date = dateAt(at, zone);
  return !isMidnight(startsAt) && at < startOfWorkday(date, startsAt, zone) ? addDays(date, -1) : date;
}

/** First date of the workweek that contains `at`. */
export const workweekAt = (at: Instant, { weekday, time }: Workweek, zone: Zone): PlainDate =>
  weekOf(workdayAt(at, time, zone), weekday);

/** The workday of a moment, and the workweek of that, where the policy may be another on another date. */
export function placeAt(at: Instant, policyOn: (date: PlainDate) => { readonly workweek: Workweek }, zone: Zone) {
  const date = workdayAt(at, policyOn(dateAt(at, zone)).workweek.time, zone);
  return { date, startsOn: weekOf(date, policyOn(date).workweek.weekday) };
}

/** How days are cut from a date on: by the clocks of a zone, at an hour of the day. */
export interface DayCut {
  readonly startsOn: PlainDate;
  readonly zone: Zone;
  readonly startsAt: WallTime;
}

/** How the time of a location is cut into workdays, and its workdays into workweeks. */
export interface Workdays {
  readonly startsAt: WallTime;
  readonly zone: Zone;
  /** How they are cut from later dates on, in order: the location moved, or workdays begin at another hour. */
  readonly later?: readonly DayCut[];
  /** On which weekday workweeks begin; where it is absent, no attribution minds them. */
  readonly weekday?: Weekday;
}

/** How a date is cut. */
const cutOn = (workdays: Workdays, date: PlainDate): Pick<DayCut, 'zone' | 'startsAt'> =>
  workdays.later?.findLast(({ startsOn }) => startsOn <= date) ?? workdays;

/** The zone by whose clocks a workday is told. */
export const zoneOn = (workdays: Workdays, date: PlainDate): Zone => cutOn(workdays, date).zone;

/** First instant of a workday. */
export function startIn(workdays: Workdays, date: PlainDate): Instant {
  const { startsAt, zone } = cutOn(workdays, date);
  return startOfWorkday(date, startsAt, zone);
}

/** The workday that contains `at`. Between two cuts no instant is lost and none belongs to two days. */
export function dateIn(workdays: Workdays, at: Instant): PlainDate {
  const { later } = workdays;
  if (later === undefined) return workdayAt(at, workdays.startsAt, workdays.zone);
  const index = later.findLastIndex(({ startsOn }) => at >= startIn(workdays, startsOn));
  const { startsAt, zone } = later[index] ?? workdays;
  return before(workdayAt(at, startsAt, zone), later[index + 1]?.startsOn);
}

/** The date itself, or the last one before `next`. */
const before = (date: PlainDate, next: PlainDate | undefined): PlainDate =>
  next !== undefined && date >= next ? addDays(next, -1) : date;

/** The zone whose wall clock showed a moment. */
export const zoneAt = (workdays: Workdays, at: Instant): Zone => zoneOn(workdays, dateIn(workdays, at));

/** The nearest date to `date` that lies in the same workweek as another, and between the same two cuts. */
export function dateInWeekOf({ weekday, later = [] }: Workdays, date: PlainDate, other: PlainDate): PlainDate {
  if (weekday === undefined) return date;
  const week = weekOf(other, weekday);
  const starts = [week, ...later.map(({ startsOn }) => startsOn), addDays(week, 7)].toSorted();
  const first = starts.findLast((start) => start <= other) as PlainDate;
  return before(
    date < first ? first : date,
    starts.find((start) => start > other),
  );
}

/** Cuts work at the start of each workday: every minute belongs to the day on which it was worked. */
export function splitIn(workdays: Workdays, work: readonly { readonly span: Span }[]): DatedPart[] {
  const parts: DatedPart[] = [];
  for (const { span } of work) {
    const startsOn = dateIn(workdays, span.from);
    // Nearly all work ends on the day on which it began.
    if (span.from < span.to && dateIn(workdays, instant(span.to - 1)) === startsOn) parts.push({ startsOn, span });
    else parts.push(...split(span, startsOn, 1, (date) => startIn(workdays, date)));
  }
  return parts;
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
