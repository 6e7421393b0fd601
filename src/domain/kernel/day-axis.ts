import { atMinute, dateAt, wallClock, type Instant, type PlainDate, type Span, type Zone } from './time.ts';

/** The part of the day that a ribbon shows: whole hours of the wall clock, 24 is the next midnight. */
export interface AxisHours {
  readonly from: number;
  readonly to: number;
}

export interface AxisMark {
  readonly at: Instant;
  /** Where it stands along the ribbon, in percent. */
  readonly percent: number;
}

/** What the clock panel shows of an ordinary day, and what the rows of a week show. */
export const dayHours: AxisHours = { from: 6, to: 20 };
export const weekHours: AxisHours = { from: 6, to: 22 };

/** Where no hours stand beside a ribbon: noon is in the middle, whenever somebody works. */
export const wholeDay: AxisHours = { from: 0, to: 24 };

/** Widens `hours` to hold all of `spans`, each of them within one date; to even hours, so that marks stay regular. */
export function widened(hours: AxisHours, spans: readonly Span[], zone: Zone): AxisHours {
  let { from, to } = hours;
  for (const span of spans) {
    const begins = wallClock(span.from, zone);
    const ends = wallClock(span.to, zone);
    const intoNextDate = dateAt(span.to, zone) !== dateAt(span.from, zone);
    from = Math.min(from, begins.hour);
    to = Math.max(to, intoNextDate ? 24 : ends.hour + (ends.minute > 0 || ends.second > 0 ? 1 : 0));
  }
  const even = { from: from - (from % 2), to: to + (to % 2) };
  // 22 hours divide into no few equal steps.
  return even.to - even.from > 20 ? { from: 0, to: 24 } : even;
}

/**
 * The instants at which the axis of a date begins and ends. Where the clock changes in between, the ribbon is
 * as long as the time that truly passed.
 */
export const axisSpan = (date: PlainDate, { from, to }: AxisHours, zone: Zone): Span => ({
  from: atHour(date, from, zone),
  to: atHour(date, to, zone),
});

/** How far along `axis` an instant lies, in percent from 0 to 100, hundredths at the finest. */
export function percentOf(at: Instant, axis: Span): number {
  const share = (at - axis.from) / (axis.to - axis.from);
  return Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 100;
}

/** At most eight marks along an axis, at every second, third or fourth hour of the wall clock. */
export function axisMarks(date: PlainDate, hours: AxisHours, zone: Zone, every = stepOf(hours)): AxisMark[] {
  const axis = axisSpan(date, hours, zone);
  const marks: AxisMark[] = [];
  for (let hour = hours.from; hour <= hours.to; hour += every) {
    const at = atHour(date, hour, zone);
    marks.push({ at, percent: percentOf(at, axis) });
  }
  return marks;
}

const stepOf = ({ from, to }: AxisHours): number =>
  [2, 3, 4].find((step) => (to - from) / step <= 7 && (to - from) % step === 0) ?? 4;

const atHour = (date: PlainDate, hour: number, zone: Zone): Instant => atMinute(date, hour * 60, zone);
