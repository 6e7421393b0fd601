import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { axisSpan, percentOf, weekHours, widened, wholeDay } from '../../../domain/kernel/day-axis.ts';
import {
  addMilliseconds,
  atMinute,
  dateAt,
  millisecondsPerHour,
  overlap,
  spanOfDate,
  type Instant,
  type PlainDate,
  type Span,
  type Zone,
} from '../../../domain/kernel/time.ts';
import { demandOn } from '../../../domain/schedule/coverage.ts';
import { spanOfShift, type ShiftPlan } from '../../../domain/schedule/shift.ts';
import { isWholeDay } from '../../../domain/time-off/leave-overlap.ts';
import type { DayNote, Grid, GridRow, GridShift } from '../grid/view.ts';
import { datesOf } from '../view.ts';
import { nameOfShadeAt, withTimes, type Place, type TimesAt } from './room.ts';

/** A shift on the axis; those of a person that overlap stand below each other. */
export interface DayBar {
  readonly shift: GridShift;
  readonly lane: number;
  readonly place: Place;
  readonly timesAt: TimesAt;
  /** It began before the week: it is planned there, and stands here to be seen. */
  readonly isBefore: boolean;
}

/** What stands behind the shifts of somebody: another location has them, or they have time off. */
export type DayShade = {
  readonly place: Place;
  /** Where its name is to be read; undefined, where shifts are drawn over all of it. */
  readonly nameAt: Place | undefined;
} & (
  | { readonly kind: 'elsewhere'; readonly locationId: string }
  | { readonly kind: DayNote['kind']; readonly note: DayNote }
);

export interface DayRow {
  readonly row: GridRow;
  readonly bars: readonly DayBar[];
  readonly lanes: number;
  readonly shades: readonly DayShade[];
}

export interface DayPlan {
  readonly date: PlainDate;
  /** It holds every shift that begins on the date to its end, also after midnight. */
  readonly axis: Span;
  /** When each of its hours begins. */
  readonly hours: readonly Instant[];
  readonly rows: readonly DayRow[];
}

/** A day of the week's plan: people by hours on one axis, the open shifts first. */
export function dayPlanOf(schedule: TeamSchedule, grid: Grid, date: PlainDate): DayPlan {
  const { zone } = schedule.location;
  const day = datesOf(schedule.startsOn, schedule.endsOn).indexOf(date);
  const whole = spanOfDate(date, zone);
  const rows = [grid.open, ...grid.rows];
  const elsewhere = Map.groupBy(schedule.elsewhere, ({ employeeId }) => employeeId);
  const isShown = (busy: Busy): boolean => grid.positionId === undefined || busy.positionId === grid.positionId;
  const beganBefore = (busy: Busy): boolean =>
    day === 0 &&
    busy.locationId === schedule.location.id &&
    busy.startsAt < whole.from &&
    busy.endsAt > whole.from &&
    isShown(busy);
  const shiftsOf = ({ cells, employeeId }: GridRow) => [
    ...(elsewhere.get(employeeId ?? '') ?? []).filter(beganBefore).map(shiftBefore),
    ...[...(cells[day - 1] ?? []), ...(cells[day] ?? [])].filter(({ plan }) => plan.endsAt > whole.from),
  ];
  const all = rows.flatMap(shiftsOf).map(({ plan }) => plan);
  const axis = axisOf(date, all, demandOn(date, grid.needs, zone), zone);
  const hours = hoursOf(axis);
  return {
    date,
    axis,
    hours,
    rows: rows.map((row) => {
      const bars = withTimes(
        inLanes(shiftsOf(row)).map(({ shift, lane }) => ({
          shift,
          lane,
          place: placeOf(shift.plan, axis),
          isBefore: day === 0 && shift.plan.startsAt < whole.from,
        })),
        hours.length,
      );
      const nameAt = (place: Place) => nameOfShadeAt(place, bars, hours.length);
      const away = (elsewhere.get(row.employeeId ?? '') ?? []).filter(
        (busy) => !beganBefore(busy) && overlap(spanOfShift(busy), axis),
      );
      return {
        row,
        bars,
        lanes: Math.max(1, ...bars.map(({ lane }) => lane + 1)),
        shades: [
          ...(row.notes[day] ?? []).map((note) => {
            const place = placeOfNote(note, date, axis, zone);
            return { kind: note.kind, note, place, nameAt: nameAt(place) };
          }),
          ...away.map((busy) => {
            const place = placeOf(busy, axis);
            return { kind: 'elsewhere' as const, locationId: busy.locationId, place, nameAt: nameAt(place) };
          }),
        ],
      };
    }),
  };
}

type Busy = TeamSchedule['elsewhere'][number];

/** A shift of the evening before the week: it belongs to that week, and is none of this one's to change. */
const shiftBefore = (busy: Busy): GridShift => ({
  shiftId: `${busy.employeeId} ${busy.startsAt}`,
  plan: { ...busy, note: null },
  state: 'published',
  conflicts: [],
});

export const placeOf = ({ startsAt, endsAt }: Pick<ShiftPlan, 'startsAt' | 'endsAt'>, axis: Span): Place => ({
  start: percentOf(startsAt, axis),
  end: percentOf(endsAt, axis),
});

/** It also holds the hours at which somebody is needed and nobody is planned. */
function axisOf(date: PlainDate, plans: readonly ShiftPlan[], needed: readonly Span[], zone: Zone): Span {
  const whole = spanOfDate(date, zone);
  const within = plans.flatMap((plan) => overlap(spanOfShift(plan), whole) ?? []);
  const axis = axisSpan(date, widened(weekHours, [...within, ...needed], zone), zone);
  const beginning = plans.filter(({ startsAt }) => dateAt(startsAt, zone) === date);
  const last = Math.max(axis.to, ...beginning.map(({ endsAt }) => endsAt));
  const hours = Math.ceil((last - axis.to) / millisecondsPerHour);
  return { from: axis.from, to: addMilliseconds(axis.to, hours * millisecondsPerHour) };
}

const hoursOf = ({ from, to }: Span): readonly Instant[] =>
  Array.from({ length: Math.ceil((to - from) / millisecondsPerHour) }, (_, index) =>
    addMilliseconds(from, index * millisecondsPerHour),
  );

/** Each in the first lane that is free when it begins. */
function inLanes(shifts: readonly GridShift[]): readonly { readonly shift: GridShift; readonly lane: number }[] {
  const ends: Instant[] = [];
  return shifts
    .toSorted((a, b) => a.plan.startsAt - b.plan.startsAt)
    .map((shift) => {
      const free = ends.findIndex((end) => end <= shift.plan.startsAt);
      const lane = free === -1 ? ends.length : free;
      ends[lane] = shift.plan.endsAt;
      return { shift, lane };
    });
}

function placeOfNote(note: DayNote, date: PlainDate, axis: Span, zone: Zone): Place {
  if (isWholeDay(note)) {
    const day = axisSpan(date, wholeDay, zone);
    return { start: percentOf(day.from, axis), end: percentOf(day.to, axis) };
  }
  const [startsAt, endsAt] = [atMinute(date, note.from, zone), atMinute(date, note.to, zone)];
  return placeOf({ startsAt, endsAt }, axis);
}
