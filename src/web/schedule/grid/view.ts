import type { ManagedShift } from '../../../contract/schedule.ts';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { dateAt, spanOfDate, type PlainDate } from '../../../domain/kernel/time.ts';
import type { Conflict } from '../../../domain/schedule/conflict.ts';
import { coverageOf, demandOn, minutesOf, type Staffed } from '../../../domain/schedule/coverage.ts';
import { sumOfLabour, type Labour, type LabourSum } from '../../../domain/schedule/labour.ts';
import { isTheirsNoLonger } from '../../../domain/schedule/planning-rules.ts';
import {
  changesToPublish,
  publishableAt,
  type PlannedShift,
  type ShiftChange,
} from '../../../domain/schedule/publication.ts';
import { isSamePlan, type ShiftPlan } from '../../../domain/schedule/shift.ts';
import { isWholeDay, wholeDay, type DayPart } from '../../../domain/time-off/leave-overlap.ts';
import { datesOf } from '../view.ts';
import { conflictChecker } from './conflict-checker.ts';
import { labourOfDates, labourOfNobody, labourOfWeek } from './labour-of-week.ts';
import { laidAtLast } from './long-weeks.ts';
import { presentIn } from './present.ts';
import { remembering } from './remembering.ts';
import { canWorkIn } from './shown-position.ts';
import { behindAll, standingConflicts } from './standing-conflicts.ts';
import { spanOfWeek, standingIn } from './week-span.ts';

/** A shift as it stands in a cell. */
export interface GridShift {
  readonly shiftId: string;
  readonly plan: ShiftPlan;
  /** `draft`: people do not know it like this; `gone`: it is cancelled, and people do not know that. */
  readonly state: 'published' | 'draft' | 'gone';
  readonly conflicts: readonly Conflict[];
}

/** Time off, or when somebody said that they cannot work or would rather: minutes of the day. */
export interface DayNote extends DayPart {
  readonly kind: 'away' | 'unavailable' | 'preferred';
}

/** What is shown of somebody's week, and what it comes to: as it was worked where it is over, as far as that is known, and else as it is planned. */
export interface GridRow extends LabourSum {
  /** Null, the row of open shifts. */
  readonly employeeId: string | null;
  readonly name: string;
  readonly photoUrl: string | null;
  /** What begins on each day of the week. */
  readonly cells: readonly (readonly GridShift[])[];
  /** What stands in each day of theirs besides. */
  readonly notes: readonly (readonly DayNote[])[];
  /** The same of each day, by which the rules count it: hours after midnight may be of the next. */
  readonly days: readonly Labour[];
  /** Minutes of work of theirs at other locations in the week; what runs into it from the week before here is of here. */
  readonly elsewhereMinutes: number;
  /** Minutes of work here that are not shown, since they are of something else. */
  readonly otherMinutes: number;
  /** Its reader may not see what they earn. */
  readonly isRateHidden: boolean;
}

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

/** A shift as the rules take it: nothing where the contract says null. */
const plannedShiftOf = ({ shiftId, planned: plan, published }: ManagedShift): PlannedShift => ({
  shiftId,
  planned: plan ?? undefined,
  published: published ?? undefined,
});

/** Of each position that may be shown alone apart: the whole week is looked at beside it. */
const rowsOf = new Map<string | null | undefined, ReturnType<typeof remembering<GridRow>>>();
const laidShiftOf = remembering<GridShift>();

/**
 * What the week of a location looks like: people by days, with hours and cost. Of one position: its shifts, whoever works them, and whoever
 * can ({@link canWorkIn}): who looks at one position alone looks for somebody to plan. What there is to publish and what speaks against it
 * stay those of the whole week.
 *
 * @param plansAt whether its reader plans at a location
 * @param positionId of which position alone; null, of none
 */
export function gridOf(
  schedule: TeamSchedule,
  plansAt: (locationId: string) => boolean,
  positionId?: string | null,
): Grid {
  const { location, startsOn, endsOn, people, shifts } = schedule;
  const isShown = (of: { readonly positionId: string | null }) =>
    positionId === undefined || of.positionId === positionId;
  const needs = schedule.needs.filter(isShown);
  const dates = datesOf(startsOn, endsOn);
  const check = conflictChecker(schedule);
  const conflictsAt = standingConflicts(schedule, check);
  const isHere = standingIn(schedule);
  const { from: begin } = spanOfWeek(schedule);
  const week = publishableAt(shifts.map(plannedShiftOf), plansAt);
  const changes = changesToPublish(week.shifts);
  const each = shifts.flatMap((shift) => gridShift(shift, isHere, conflictsAt(shift)));
  const laid = laidAtLast(each, new Set(changes.map(({ shiftId }) => shiftId)), check);
  const all = each.map((shift) => {
    const conflicts = laid.get(shift.shiftId);
    return conflicts === undefined ? shift : laidShiftOf(shift, [conflicts], () => ({ ...shift, conflicts }));
  });
  const shown = all.filter(({ plan }) => isShown(plan));
  const allOf = Map.groupBy(all, ({ plan }) => plan.employeeId);
  const byPerson = Map.groupBy(shown, ({ plan }) => plan.employeeId);
  const cellsOf = (employeeId: string | null) => {
    const byDate = Map.groupBy(byPerson.get(employeeId) ?? [], ({ plan }) => dateAt(plan.startsAt, location.zone));
    // As they begin: one that was moved here stands in the list where it stood before, until the week is read again.
    return dates.map((date) => (byDate.get(date) ?? []).toSorted((a, b) => a.plan.startsAt - b.plan.startsAt));
  };
  const standing = shown.filter(({ state }) => state !== 'gone');
  const standingOn = Map.groupBy(standing, ({ plan }) => dateAt(plan.startsAt, location.zone));
  const { isAllThere, partsThere } = presentIn(schedule);
  // Whoever works here no longer by then comes to none of them.
  const isTaken = ({ plan, conflicts }: GridShift) => plan.employeeId !== null && !isTheirsNoLonger(conflicts);
  const labourOf = labourOfWeek(schedule, positionId === undefined);
  const rules = behindAll(schedule);
  const rowOfPerson = rowsOf.get(positionId) ?? remembering<GridRow>();
  rowsOf.set(positionId, rowOfPerson);
  const away = Map.groupBy(schedule.elsewhere, ({ employeeId }) => employeeId);
  // Among those elsewhere is also what stands here in the weeks beside it: what of its hours is of this one is worked here.
  const isOfHere = (busy: TeamSchedule['elsewhere'][number]) => busy.locationId === location.id;
  const came = schedule.elsewhere.filter((busy) => isOfHere(busy) && isShown(busy));
  const runIn = new Set(
    came.flatMap(({ employeeId, startsAt, endsAt }) => (startsAt < begin && begin < endsAt ? employeeId : [])),
  );
  const there = [...standing.filter(isTaken).map(({ plan }) => plan), ...came].flatMap(partsThere);
  const coveredOn = (date: PlainDate) =>
    minutesOf(coverageOf(spanOfDate(date, location.zone), demandOn(date, needs, location.zone), there));
  const standingOf = (theirs: readonly GridShift[]) =>
    theirs.flatMap(({ plan, state }) => (state === 'gone' ? [] : [plan]));
  const rowOf = (person: TeamSchedule['people'][number]): GridRow => {
    const { employeeId, name, photoUrl } = person;
    const cells = cellsOf(employeeId);
    const theirs = away.get(employeeId) ?? [];
    const plans = [...standingOf(allOf.get(employeeId) ?? []), ...theirs.filter(isOfHere)];
    const hidden = plans.filter((plan) => !isShown(plan));
    const elsewhere = theirs.filter((busy) => !isOfHere(busy));
    const labour = labourOf(person, plans.filter(isShown), hidden, elsewhere);
    return {
      employeeId,
      name,
      photoUrl,
      cells,
      notes: dates.map((date) => notesOf(person, date)),
      days: labour.shown,
      elsewhereMinutes: labour.elsewhereMinutes,
      otherMinutes: labour.hiddenMinutes,
      isRateHidden: person.rates === null,
      ...sumOfLabour(labour.shown),
    };
  };
  const canWork = positionId === undefined ? () => true : canWorkIn(schedule, positionId);
  const rows = people
    .filter((person) => byPerson.has(person.employeeId) || runIn.has(person.employeeId) || canWork(person))
    .map((person) => {
      const { employeeId } = person;
      const behind = [...rules, ...(away.get(employeeId) ?? []), ...(allOf.get(employeeId) ?? [])];
      return rowOfPerson(person, behind, () => rowOf(person));
    });
  const labourOn = labourOfDates(dates, rows);
  const knowsCost = labourOn.some(({ knownCents }) => knownCents > 0);
  const uncostedOn = (day: number) =>
    rows.filter(({ days, isRateHidden }) => days[day]?.cents === null && (isRateHidden || knowsCost));
  return {
    positionId,
    open: openRow(cellsOf(null), schedule),
    rows,
    days: dates.map((date, day) => {
      const ofDay = standingOn.get(date) ?? [];
      const need = needs.length === 0 ? undefined : coveredOn(date);
      const filled = ofDay.filter((one) => isTaken(one) && isAllThere(one.plan)).length;
      const uncosted = uncostedOn(day);
      return Object.assign({ date, uncosted, filled, needed: ofDay.length, need }, labourOn[day] ?? sumOfLabour([]));
    }),
    there,
    needs,
    publishable: week.shifts,
    changes,
    waiting: week.waiting,
    conflicts: all.filter(({ conflicts }) => conflicts.length > 0).length,
  };
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

/** Whoever is away all day needs no more said of it. */
function notesOf(person: TeamSchedule['people'][number], date: PlainDate): readonly DayNote[] {
  const notes = (['away', 'unavailable', 'preferred'] as const).flatMap((kind) =>
    person[kind].filter((part) => part.date === date).map(({ from, to }): DayNote => ({ kind, from, to })),
  );
  const absence = notes.find((note) => note.kind === 'away' && isWholeDay(note));
  return absence === undefined ? notes : [absence];
}

const gridShiftOf = remembering<GridShift>();

function gridShift(
  shift: ManagedShift,
  isHere: (plan: ShiftPlan) => boolean,
  conflicts: readonly Conflict[],
): GridShift[] {
  const { shiftId, planned, published } = shift;
  const plan = planned ?? published;
  // Moved to another location or week: it stands in the plan of that one.
  if (plan === null || !isHere(plan)) return [];
  return [gridShiftOf(shift, [conflicts], () => ({ shiftId, plan, state: stateOf(planned, published), conflicts }))];
}

function stateOf(planned: ShiftPlan | null, published: ShiftPlan | null): GridShift['state'] {
  if (planned === null) return 'gone';
  return published !== null && isSamePlan(planned, published) ? 'published' : 'draft';
}
