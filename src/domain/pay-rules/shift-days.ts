import { addDays, type Instant, type PlainDate } from '../kernel/time.ts';
import { extentOf } from './reports.ts';
import { minutesBy, type RulesEdition } from './rules-edition.ts';
import type { DatedShift, WorkTime } from './work-time.ts';

/** A run of a workday’s minutes, and how many were worked before it in the 24 hours that it belongs to. */
export interface MinutesOfRun {
  readonly minutes: number;
  readonly minutesBefore: number;
}

const dayMilliseconds = 86_400_000;

/** Days before a period from which its days of 24 hours are counted: whoever was off for 24 hours in them begins one of their own after that. */
export const daysBeforeShiftDays = 14;

/**
 * The minutes of each date by days of 24 hours that begin as somebody begins to work: NRS 608.0126. The next one begins with the first work
 * after its end, in the midst of a shift as well. They are counted from the first shift of the two weeks before the period, so that a week
 * comes out the same however far back its punches were read.
 *
 * | worked                            | Monday      | Tuesday                        |
 * | Mon 20:00 – Tue 6:00              | 4 h after 0 | 6 h after 4                    |
 * | Mon 14:00–22:00, Tue 6:00–14:00   | 8 h after 0 | 8 h after 8                    |
 * | Mon 8:00–16:00, Tue 7:00–16:00    | 8 h after 0 | 1 h after 8, then 8 h after 0  |
 */
export function minutesOfShiftDays(
  { shifts, dates, edition }: WorkTime,
  startsOn: PlainDate,
): Map<PlainDate, MinutesOfRun[]> {
  const since = addDays(startsOn, -daysBeforeShiftDays);
  const firsts = shifts.filter((part) => part.isFirst && part.date >= since);
  const cuts = cutsOf(firsts, edition);
  const workedBy = new Map(dates.map(({ date, workedMinutes }) => [date, workedMinutes]));
  const done = new Map<ShiftDay, number>();
  const byDate = new Map<PlainDate, MinutesOfRun[]>();
  for (const [date, runs] of runsByDate(shifts, cuts)) {
    let left = workedBy.get(date) ?? 0;
    const counted = runs.map(({ day, minutes }, index) => {
      // What was taken off a date is taken off its end; what was added stands there.
      const own = index === runs.length - 1 ? left : Math.min(minutes, left);
      left -= own;
      const minutesBefore = done.get(day) ?? 0;
      done.set(day, minutesBefore + own);
      return { minutes: own, minutesBefore };
    });
    byDate.set(date, counted);
  }
  return byDate;
}

/** A day of 24 hours, by its beginning; or the date itself, for work of shifts that began before all that are counted. */
type ShiftDay = Instant | PlainDate;

/** From a minute of a shift on, its work is of a day of 24 hours. */
interface Cut {
  readonly fromMinute: number;
  readonly day: ShiftDay;
}

/** Where the days of 24 hours begin within each shift. */
function cutsOf(firsts: readonly DatedShift[], edition: RulesEdition): Map<DatedShift['shift'], Cut[]> {
  const cuts = new Map<DatedShift['shift'], Cut[]>();
  let day = -Infinity as Instant;
  for (const part of firsts) {
    const { to } = extentOf(part.shift);
    const own: Cut[] = [{ fromMinute: 0, day }];
    for (let ends = day + dayMilliseconds; ends < to; ends = day + dayMilliseconds) {
      day = workFrom(part, ends);
      own.push({ fromMinute: minutesUntil(part, ends, edition), day });
    }
    cuts.set(part.shift, own);
  }
  return cuts;
}

const workOf = ({ shift, paidPauses }: DatedShift) => [...shift.map(({ span }) => span), ...paidPauses];

/** The first moment of work from a time on that lies before the end of the shift. */
const workFrom = (part: DatedShift, at: number): Instant =>
  workOf(part)
    .filter(({ to }) => to > at)
    .reduce((first, { from }) => Math.min(first, Math.max(from, at)), Infinity) as Instant;

/** Minutes of the shift before a time. */
const minutesUntil = (part: DatedShift, at: number, edition: RulesEdition): number =>
  minutesBy(
    edition,
    workOf(part).reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, at) - from), 0),
  );

/** The minutes of each date in order, cut where a day of 24 hours begins. */
function runsByDate(
  shifts: readonly DatedShift[],
  cuts: ReadonlyMap<DatedShift['shift'], readonly Cut[]>,
): Map<PlainDate, { readonly day: ShiftDay; readonly minutes: number }[]> {
  const byDate = new Map<PlainDate, { readonly day: ShiftDay; readonly minutes: number }[]>();
  for (const { shift, date, minutes, minutesBefore } of shifts) {
    const own: readonly Cut[] = cuts.get(shift) ?? [{ fromMinute: 0, day: date }];
    const runs = byDate.get(date) ?? [];
    for (const [index, { fromMinute, day }] of own.entries()) {
      const from = Math.max(fromMinute, minutesBefore);
      const to = Math.min(own[index + 1]?.fromMinute ?? Infinity, minutesBefore + minutes);
      if (from < to) runs.push({ day, minutes: to - from });
    }
    byDate.set(date, runs);
  }
  return byDate;
}
