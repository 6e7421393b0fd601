import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { spanOfDate, type PlainDate } from '../../../domain/kernel/time.ts';
import { coverageOf, demandOn, minutesOf, type Staffed } from '../../../domain/schedule/coverage.ts';
import { sumOfLabour, type LabourSum } from '../../../domain/schedule/labour.ts';
import type { PlannedShift, ShiftChange } from '../../../domain/schedule/publication.ts';
import { wholeDay, type DayPart } from '../../../domain/time-off/leave-overlap.ts';
import { datesOf } from '../view.ts';
import { awayOf, peopleById, shiftsByPerson } from './by-person.ts';
import { labourOfDates, labourOfNobody, labourOfWeek } from './labour-of-week.ts';
import { weeksOfPersons } from './person-week.ts';
import { remembering } from './remembering.ts';
import {
  cellsOf,
  hasShown,
  personShown,
  standingOf,
  strangersShown,
  type DayNote,
  type GridRow,
  type Person,
  type ShownPerson,
} from './shown-person.ts';
import { canWorkIn } from './shown-position.ts';
import { spanOfWeek } from './week-span.ts';

export type { GridShift } from './person-week.ts';
export type { DayNote, GridRow } from './shown-person.ts';

/** Whose hours have no cost, and whether that is since the reader may not see their rate: otherwise there is none. */
export type Uncosted = Pick<GridRow, 'employeeId' | 'name' | 'isRateHidden'>;

export interface GridDay extends LabourSum {
  readonly date: PlainDate;
  /** Who is left out of its cost. Where nobody has a rate no cost is told at all, and those who lack one are not named. */
  readonly uncosted: readonly Uncosted[];
  /** Of all shifts of the day, how many have somebody who has no time off then. */
  readonly filled: number;
  readonly needed: number;
  /** Minutes that people are needed for, and how many of them have somebody; undefined where nobody said what is needed. */
  readonly need: { readonly needed: number; readonly filled: number } | undefined;
}

export interface Grid {
  /** What position its shifts are of, where others are left out; null, those without one; undefined, all are shown. */
  readonly positionId: string | null | undefined;
  readonly open: GridRow;
  readonly rows: readonly GridRow[];
  readonly days: readonly GridDay[];
  /** Everybody who is planned to be here, also on the days around the week: whoever came the evening before counts after midnight. */
  readonly there: readonly Staffed[];
  readonly needs: TeamSchedule['needs'];
  /** The week as its reader may publish it: what they may not stays as people know it. */
  readonly publishable: readonly PlannedShift[];
  /** What publishing changes. */
  readonly changes: readonly ShiftChange[];
  /** Changes besides that wait for somebody who plans where the shift comes from and where it goes. */
  readonly waiting: number;
  /** Shifts of the whole week that something speaks against. */
  readonly conflicts: number;
}

/** A week of which nothing is planned yet: how it is begun stands there to be pressed, and nothing of it is published. */
export const isEmptyGrid = ({ open, rows }: Pick<Grid, 'open' | 'rows'>): boolean =>
  [open, ...rows].every(({ cells }) => cells.every(({ length }) => length === 0));

/** Of each position that may be shown alone apart: the whole week is looked at beside it. */
const shownOf = new Map<string | null | undefined, ReturnType<typeof remembering<ShownPerson>>>();

/**
 * What the week of a location looks like: people by days, with hours and cost. Of one position: its shifts, whoever works them, and whoever
 * can ({@link canWorkIn}): who looks at one position alone looks for somebody to plan. What there is to publish and what speaks against it
 * stay those of the whole week.
 *
 * @param plansAt whether its reader plans at a location; another function, and everything is worked out anew
 * @param positionId of which position alone; null, of none
 */
export function gridOf(
  schedule: TeamSchedule,
  plansAt: (locationId: string) => boolean,
  positionId?: string | null,
): Grid {
  const { location, startsOn, endsOn, people, elsewhere } = schedule;
  const isShown = (of: { readonly positionId: string | null }) =>
    positionId === undefined || of.positionId === positionId;
  const needs = schedule.needs.filter(isShown);
  const dates = datesOf(startsOn, endsOn);
  const weekOf = weeksOfPersons(schedule, plansAt);
  const persons = peopleById(people);
  const showing = { schedule, dates, isShown, labourOf: labourOfWeek(schedule, positionId === undefined) };
  const remembered = shownOf.get(positionId) ?? remembering<ShownPerson>();
  shownOf.set(positionId, remembered);
  const { from: begin } = spanOfWeek(schedule);
  const isRunningIn = ({ employeeId }: Person) =>
    awayOf(elsewhere, employeeId).some(
      (busy) => busy.locationId === location.id && isShown(busy) && busy.startsAt < begin && begin < busy.endsAt,
    );
  const canWork = positionId === undefined ? () => true : canWorkIn(schedule, positionId);
  const weeks = people.map((person) => {
    const week = weekOf(person.employeeId);
    return { person, week, shown: remembered(person, [week], () => personShown(person, week, showing)) };
  });
  const rows = weeks.flatMap(({ person, week, shown }) =>
    canWork(person) || hasShown(week, isShown) || isRunningIn(person) ? [shown.row] : [],
  );
  // Whoever is not among the people of the location works here all the same.
  const strangers = [...shiftsByPerson(schedule).keys()].flatMap((employeeId) =>
    employeeId === null || persons.has(employeeId) ? [] : [weekOf(employeeId)],
  );
  const nobody = weekOf(null);
  const open = openRow(cellsOf(nobody, showing), schedule);
  const all = [...weeks.map(({ week }) => week), ...strangers, nobody];
  const shown = [...weeks.map((each) => each.shown), strangersShown(strangers, showing)];
  const there = whenAsked(() => shown.flatMap((each) => each.there));
  const coveredOn = (date: PlainDate) =>
    minutesOf(coverageOf(spanOfDate(date, location.zone), demandOn(date, needs, location.zone), there()));
  const sums = whenAsked((): readonly GridDay[] => {
    const labourOn = labourOfDates(dates, rows);
    const knowsCost = labourOn.some(({ knownCents }) => knownCents > 0);
    const uncostedOn = (day: number) =>
      rows.filter(({ days, isRateHidden }) => days[day]?.cents === null && (isRateHidden || knowsCost));
    return dates.map((date, day) => {
      const need = needs.length === 0 ? undefined : coveredOn(date);
      const { filled, needed } = sumOfStaffed(shown, day);
      const nobodys = standingOf(open.cells[day] ?? []).length;
      const figures = { date, uncosted: uncostedOn(day), filled, needed: needed + nobodys, need };
      return Object.assign(figures, labourOn[day] ?? sumOfLabour([]));
    });
  });
  const publishable = whenAsked(() => all.flatMap((week) => week.publishable));
  return {
    positionId,
    open,
    rows,
    needs,
    get days() {
      return sums();
    },
    get there() {
      return there();
    },
    get publishable() {
      return publishable();
    },
    changes: all.flatMap((week) => week.changes),
    waiting: all.reduce((sum, week) => sum + week.waiting, 0),
    conflicts: all.reduce((sum, week) => sum + week.conflicts, 0),
  };
}

/** Worked out as it is asked for, and once: of a week of thousands of shifts what one drop draws is a few of them. */
function whenAsked<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** The same of everybody on a day. */
function sumOfStaffed(each: readonly Pick<ShownPerson, 'staffed'>[], day: number): ShownPerson['staffed'][number] {
  let [filled, needed] = [0, 0];
  for (const { staffed } of each) {
    filled += staffed[day]?.filled ?? 0;
    needed += staffed[day]?.needed ?? 0;
  }
  return { filled, needed };
}

function openRow(cells: GridRow['cells'], { policies, homePolicy, location: { zone } }: TeamSchedule): GridRow {
  const policy = policies[homePolicy];
  if (policy === undefined) throw new Error('nobody is paid by any policy here');
  const days = labourOfNobody(
    cells.map((shifts) => shifts.flatMap(({ plan, state }) => (state === 'gone' ? [] : [plan]))),
    { policy, zone },
  );
  const besides = { notes: cells.map(() => []), elsewhereMinutes: 0, otherMinutes: 0, isRateHidden: false };
  return { employeeId: null, name: '', photoUrl: null, cells, days, ...besides, ...sumOfLabour(days) };
}

/**
 * The notes of a day as they are read fastest: hours beyond which somebody is not available are those at which they are.
 *
 * | 12:00 AM – 6:00 AM, 3:00 PM – 12:00 AM not available | 6:00 AM – 3:00 PM available |
 */
export function noteWords(
  notes: readonly DayNote[],
): readonly (DayPart & { readonly kind: DayNote['kind'] | 'available' })[] {
  const [before, after, ...more] = notes.filter(({ kind }) => kind === 'unavailable');
  const isAround = more.length === 0 && before?.from === 0 && after?.to === wholeDay.to && before.to < after.from;
  if (!isAround) return notes;
  const rest = notes.filter((note) => note !== before && note !== after);
  return [{ kind: 'available', from: before.to, to: after.from }, ...rest];
}
