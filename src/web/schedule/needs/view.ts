import type { InputOf } from '../../../contract/kernel/endpoint.ts';
import type { addNeeds, StaffingNeed } from '../../../contract/schedule/needs.ts';
import { plainNumber } from '../../../domain/kernel/digits.ts';
import { weekdays, type Weekday } from '../../../domain/kernel/time.ts';

/** A need as it is typed. */
export interface TypedNeed {
  readonly weekdays: readonly Weekday[];
  /** Empty, whatever they work as. */
  readonly positionId: string;
  readonly from: string;
  readonly to: string;
  readonly people: string;
}

export const usualNeed: TypedNeed = { weekdays: [], positionId: '', from: '09:00', to: '17:00', people: '1' };

type Wish = Omit<InputOf<typeof addNeeds>['body'], 'locationId'>;
export type NeedFault = 'weekdays' | 'hours' | 'people';

/** What was typed as the server takes it, or what is wrong with it. An end at midnight is the end of the day. */
export function wishOfNeed(typed: TypedNeed): Wish | NeedFault {
  const [fromMinute, to] = [minuteOf(typed.from), minuteOf(typed.to)];
  const people = Number(plainNumber(typed.people));
  if (typed.weekdays.length === 0) return 'weekdays';
  const toMinute = to === 0 ? 1_440 : to;
  if (fromMinute === undefined || toMinute === undefined || toMinute <= fromMinute) return 'hours';
  if (!Number.isInteger(people) || people < 1 || people > 999) return 'people';
  return {
    weekdays: weekdays.filter((day) => typed.weekdays.includes(day)),
    positionId: typed.positionId === '' ? null : typed.positionId,
    fromMinute,
    toMinute,
    people,
  };
}

/** What is needed, weekday by weekday; days that need nobody are left out. */
export const needsByDay = (needs: readonly StaffingNeed[]): readonly (readonly [Weekday, readonly StaffingNeed[]])[] =>
  weekdays
    .map((day) => [day, needs.filter(({ weekday }) => weekday === day)] as const)
    .filter(([, ofDay]) => ofDay.length > 0);

/** Another number of people for the same hours; 0, nobody is asked for any more. */
export interface NeedChange {
  readonly needId: string;
  readonly people: number;
}

/** What is needed once the server has heard of what was pressed: the next press counts from there. */
export const withChanges = (needs: readonly StaffingNeed[], changes: readonly NeedChange[]): readonly StaffingNeed[] =>
  needs
    .map((need) => ({
      ...need,
      people: changes.findLast(({ needId }) => needId === need.needId)?.people ?? need.people,
    }))
    .filter(({ people }) => people > 0);

/** What was pressed last for each of them: all that the rest comes to. */
export const lastOfEach = (changes: readonly NeedChange[]): readonly NeedChange[] =>
  changes.filter(({ needId }, index) => !changes.slice(index + 1).some((later) => later.needId === needId));

function minuteOf(text: string): number | undefined {
  const [, hour, minute] = /^(\d{2}):(\d{2})/u.exec(text) ?? [];
  return hour === undefined || minute === undefined ? undefined : Number(hour) * 60 + Number(minute);
}
