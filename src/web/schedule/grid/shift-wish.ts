import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { plainNumber } from '../../../domain/kernel/digits.ts';
import {
  addDays,
  dateAt,
  instantAt,
  wallClock,
  type Instant,
  type PlainDate,
  type WallTime,
  type Zone,
} from '../../../domain/kernel/time.ts';
import type { ShiftPlan } from '../../../domain/schedule/shift.ts';
import type { TemplateShift } from '../../../domain/schedule/template.ts';
import { ownPosition } from '../../../domain/schedule/works-as.ts';

/** A shift as it is typed. */
export interface ShiftWish {
  /** Empty, an open shift. */
  readonly employeeId: string;
  readonly date: PlainDate;
  readonly start: string;
  readonly end: string;
  readonly breakMinutes: string;
  readonly positionId: string;
  readonly note: string;
}

/** What a new shift begins as. */
const usualWish = {
  start: '09:00',
  end: '17:00',
  breakMinutes: '30',
  positionId: '',
  note: '',
};

/** What a new shift begins as, eight hours from a minute of the wall clock where one was pointed at. */
export function usualWishAt(minute: number | undefined): typeof usualWish {
  if (minute === undefined) return usualWish;
  const time = (of: number) => textOfTime({ hour: Math.floor(of / 60) % 24, minute: of % 60 });
  return { ...usualWish, start: time(minute), end: time(minute + 480) };
}

/**
 * As what a new shift is planned at first: the position that alone is shown, or else that of its person's own.
 *
 * @param employeeId null or empty, an open shift
 * @param shown of which position alone shifts are shown; null, of none; undefined, of all
 */
export function positionOfNew(
  { people, positions }: Pick<TeamSchedule, 'people' | 'positions'>,
  employeeId: string | null,
  shown: string | null | undefined,
): string | null {
  if (shown !== undefined) return shown;
  const person = people.find((one) => one.employeeId === employeeId);
  return person === undefined ? null : ownPosition(person.worksAs, positions);
}

/** A plan as it would have been typed. */
export function wishOfPlan(plan: ShiftPlan, zone: Zone): ShiftWish {
  const time = (at: Instant) => textOfTime(wallClock(at, zone));
  return {
    employeeId: plan.employeeId ?? '',
    date: dateAt(plan.startsAt, zone),
    start: time(plan.startsAt),
    end: time(plan.endsAt),
    breakMinutes: String(plan.breakMinutes),
    positionId: plan.positionId ?? '',
    note: plan.note ?? '',
  };
}

/** What was typed, and where nothing was, what somebody else made of it meanwhile. */
export function mergedWish(base: ShiftWish, typed: ShiftWish, theirs: ShiftWish): ShiftWish {
  const of = (field: keyof ShiftWish) => (typed[field] === base[field] ? theirs[field] : typed[field]);
  return {
    employeeId: of('employeeId'),
    date: typed.date === base.date ? theirs.date : typed.date,
    start: of('start'),
    end: of('end'),
    breakMinutes: of('breakMinutes'),
    positionId: of('positionId'),
    note: of('note'),
  };
}

/** What a template says of a shift, as it would have been typed; whose it is and when is left to the form. */
export function wishOfTemplate(shift: TemplateShift): Omit<ShiftWish, 'employeeId' | 'date'> {
  const time = (minute: number) => textOfTime({ hour: Math.floor(minute / 60), minute: minute % 60 });
  return {
    start: time(shift.fromMinute),
    end: time(shift.toMinute),
    breakMinutes: String(shift.breakMinutes),
    positionId: shift.positionId ?? '',
    note: shift.note ?? '',
  };
}

const textOfTime = ({ hour, minute }: WallTime): string =>
  [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');

function timeOf(text: string): WallTime | undefined {
  const [, hour, minute] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  return hour === undefined || minute === undefined ? undefined : { hour: Number(hour), minute: Number(minute) };
}

/**
 * The plan that was typed; an end that is not after the start is on the next date. Undefined while a time is missing.
 *
 * | Monday 22:00 to 6:00 | Monday 22:00 to Tuesday 6:00 |
 * | Monday 9:00 to 9:00  | Monday 9:00 to Tuesday 9:00  |
 *
 * @param known what is planned already: an hour that the clock shows twice stays the one of the two that it is, where it is left as it stands
 */
export function planOfWish(
  wish: ShiftWish,
  { id: locationId, zone }: { readonly id: string; readonly zone: Zone },
  known: readonly ShiftPlan[] = [],
): ShiftPlan | undefined {
  const [start, end] = [timeOf(wish.start), timeOf(wish.end)];
  const typedBreak = plainNumber(wish.breakMinutes);
  const breakMinutes = /^\d{0,4}$/.test(typedBreak) ? Number(typedBreak) : undefined;
  if (start === undefined || end === undefined || breakMinutes === undefined) return undefined;
  const at = (date: PlainDate, time: WallTime, kept: readonly Instant[]): Instant =>
    kept.find((one) => dateAt(one, zone) === date && textOfTime(wallClock(one, zone)) === textOfTime(time)) ??
    instantAt(date, time, zone);
  const endsOn = wish.end > wish.start ? wish.date : addDays(wish.date, 1);
  const { startsAt, endsAt } = known.find((plan) => isTypedSo(wish, plan, zone)) ?? {
    startsAt: at(
      wish.date,
      start,
      known.map((plan) => plan.startsAt),
    ),
    endsAt: at(
      endsOn,
      end,
      known.map((plan) => plan.endsAt),
    ),
  };
  return {
    locationId,
    employeeId: wish.employeeId === '' ? null : wish.employeeId,
    positionId: wish.positionId === '' ? null : wish.positionId,
    startsAt,
    endsAt,
    breakMinutes,
    note: wish.note.trim() === '' ? null : wish.note.trim(),
  };
}

function isTypedSo({ date, start, end }: ShiftWish, plan: ShiftPlan, zone: Zone): boolean {
  const standing = wishOfPlan(plan, zone);
  return standing.date === date && standing.start === start && standing.end === end;
}
