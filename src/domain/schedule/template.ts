import {
  addDays,
  atMinute,
  dateAt,
  daysBetween,
  millisecondsPerMinute,
  wallClock,
  type PlainDate,
  type Zone,
} from '../kernel/time.ts';
import { asLongAs } from './move.ts';
import type { ShiftPlan } from './shift.ts';

export const longestTemplateName = 60;

/** So many shifts of a week are one template: some hundred people at a location, every day. */
export const mostTemplateShifts = 2_000;

export const templateKinds = ['shift', 'week'] as const;
/** One shift that is planned again and again, or a whole week. */
export type TemplateKind = (typeof templateKinds)[number];

/** A shift of a template: without a date and without a zone. */
export interface TemplateShift {
  /** Days from the beginning of the week. */
  readonly day: number;
  /** Minutes of the wall clock; an end that is not after the start is on the next day. */
  readonly fromMinute: number;
  readonly toMinute: number;
  readonly breakMinutes: number;
  readonly positionId: string | null;
  /** Null, an open shift. */
  readonly employeeId: string | null;
  readonly note: string | null;
}

/** Minutes from its start to its end, by the clock on the wall of a day on which that does not change. */
const lengthOf = ({ fromMinute, toMinute }: Pick<TemplateShift, 'fromMinute' | 'toMinute'>): number =>
  toMinute - fromMinute + (toMinute > fromMinute ? 0 : minutesPerDay);

const minutesPerDay = 24 * 60;

/** Whether a break leaves nothing of a shift: in no week could it be planned. */
export const isAllBreak = (shift: TemplateShift): boolean => shift.breakMinutes >= lengthOf(shift);

/** What a plan is in any week: its day and its times by the clock on the wall. */
export function templateShiftOf(plan: ShiftPlan, startsOn: PlainDate, zone: Zone): TemplateShift {
  const { breakMinutes, positionId, employeeId, note } = plan;
  return {
    day: daysBetween(startsOn, dateAt(plan.startsAt, zone)),
    fromMinute: minuteAt(plan.startsAt, zone),
    toMinute: minuteAt(plan.endsAt, zone),
    breakMinutes,
    positionId,
    employeeId,
    note,
  };
}

/**
 * A shift of a template as a plan of the week that begins on a date. Where the clocks change, as of one that is copied to another date.
 *
 * | day 0, 9:00 to 17:00 | Monday 9:00 to 17:00           |
 * | day 5, 22:00 to 6:00 | Saturday 22:00 to Sunday 6:00  |
 */
export function planOfTemplate(
  { day, fromMinute, toMinute, ...rest }: TemplateShift,
  startsOn: PlainDate,
  { id: locationId, zone }: { readonly id: string; readonly zone: Zone },
): ShiftPlan {
  const date = addDays(startsOn, day);
  const minutes = lengthOf({ fromMinute, toMinute });
  const endsAt = atMinute(toMinute > fromMinute ? date : addDays(date, 1), toMinute, zone);
  const startsAt = atMinute(date, fromMinute, zone);
  return asLongAs(minutes * millisecondsPerMinute, { ...rest, locationId, startsAt, endsAt });
}

function minuteAt(at: ShiftPlan['startsAt'], zone: Zone): number {
  const { hour, minute } = wallClock(at, zone);
  return hour * 60 + minute;
}
