import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { dateAt, type PlainDate, type Zone } from '../../../domain/kernel/time.ts';
import type { Staffed } from '../../../domain/schedule/coverage.ts';
import { sumOfLabour, type Labour, type LabourSum } from '../../../domain/schedule/labour.ts';
import { isTheirsNoLonger } from '../../../domain/schedule/planning-rules.ts';
import { isWholeDay, type DayPart } from '../../../domain/time-off/leave-overlap.ts';
import { awayOf, peopleById } from './by-person.ts';
import type { labourOfWeek } from './labour-of-week.ts';
import type { GridShift, PersonWeek } from './person-week.ts';
import { isAllThere, partsThere } from './present.ts';

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

/** Of the shifts of a day, how many there are, and how many have somebody who is there for them. */
interface Staffing {
  readonly filled: number;
  readonly needed: number;
}

/** Somebody's row, and what their shifts are of each day. */
export interface ShownPerson {
  readonly row: GridRow;
  readonly staffed: readonly Staffing[];
  readonly there: readonly Staffed[];
}

export type Person = TeamSchedule['people'][number];

/** What of a week is shown, and how it is counted. */
export interface Showing {
  readonly schedule: TeamSchedule;
  readonly dates: readonly PlainDate[];
  readonly isShown: (of: { readonly positionId: string | null }) => boolean;
  readonly labourOf: ReturnType<typeof labourOfWeek>;
}

/** Whether any of their shifts is among those that are shown. */
export const hasShown = ({ shifts }: PersonWeek, isShown: Showing['isShown']): boolean =>
  shifts.some(({ plan }) => isShown(plan));

/** Without those that are cancelled, which stand there until people are told. */
export const standingOf = (shifts: readonly GridShift[]): readonly GridShift[] =>
  shifts.filter(({ state }) => state !== 'gone');

/** What begins on each day, as it begins: a shift that was moved here stands in the list where it stood before, until the week is read again. */
export function cellsOf({ shifts }: PersonWeek, { schedule: { location }, dates, isShown }: Showing): GridRow['cells'] {
  const byDate = Map.groupBy(
    shifts.filter(({ plan }) => isShown(plan)),
    ({ plan }) => dateAt(plan.startsAt, location.zone),
  );
  return dates.map((date) => (byDate.get(date) ?? []).toSorted((a, b) => a.plan.startsAt - b.plan.startsAt));
}

/** The row of somebody, and when they are there. */
export function personShown(person: Person, week: PersonWeek, showing: Showing): ShownPerson {
  const { schedule, dates, isShown, labourOf } = showing;
  const { location, elsewhere: everywhere } = schedule;
  const { employeeId, name, photoUrl, away } = person;
  const cells = cellsOf(week, showing);
  const theirs = awayOf(everywhere, employeeId);
  // Among those elsewhere is also what stands here in the weeks beside it: what of its hours is of this one is worked here.
  const isOfHere = (busy: (typeof theirs)[number]) => busy.locationId === location.id;
  const besideWeek = theirs.filter(isOfHere);
  const plans = [...standingOf(week.shifts).map(({ plan }) => plan), ...besideWeek];
  const hidden = plans.filter((plan) => !isShown(plan));
  const elsewhere = theirs.filter((busy) => !isOfHere(busy));
  const labour = labourOf(person, plans.filter(isShown), hidden, elsewhere);
  const row = {
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
  const cameBeside = besideWeek.filter(isShown);
  return { row, ...staffingOf(cells, cameBeside, away, location.zone) };
}

/** Who has no row, since they are not among the people of the location, counts where their shifts are. */
export function strangersShown(
  strangers: readonly PersonWeek[],
  showing: Showing,
): Pick<ShownPerson, 'staffed' | 'there'> {
  const { schedule, dates, isShown } = showing;
  const { location, elsewhere, people } = schedule;
  const persons = peopleById(people);
  const cameBeside = elsewhere.filter(
    (busy) => busy.locationId === location.id && !persons.has(busy.employeeId) && isShown(busy),
  );
  const cells = strangers.map((week) => cellsOf(week, showing));
  const byDay = dates.map((_, day) => cells.flatMap((each) => each[day] ?? []));
  return staffingOf(byDay, cameBeside, [], location.zone);
}

/** How much of what begins on each day has somebody who is there for it, and when they are. */
function staffingOf(
  cells: GridRow['cells'],
  cameBeside: readonly Staffed[],
  away: Person['away'],
  zone: Zone,
): Pick<ShownPerson, 'staffed' | 'there'> {
  // Whoever works here no longer by then comes to none of them.
  const taken = cells.map((shifts) => standingOf(shifts).filter(({ conflicts }) => !isTheirsNoLonger(conflicts)));
  const plans = taken.map((shifts) => shifts.map(({ plan }) => plan));
  return {
    staffed: cells.map((shifts, day) => ({
      needed: standingOf(shifts).length,
      filled: (plans[day] ?? []).filter((plan) => isAllThere(plan, away, zone)).length,
    })),
    there: [...plans.flat(), ...cameBeside].flatMap((work) => partsThere(work, away, zone)),
  };
}

/** Whoever is away all day needs no more said of it. */
function notesOf(person: TeamSchedule['people'][number], date: PlainDate): readonly DayNote[] {
  const notes = (['away', 'unavailable', 'preferred'] as const).flatMap((kind) =>
    person[kind].filter((part) => part.date === date).map(({ from, to }): DayNote => ({ kind, from, to })),
  );
  const absence = notes.find((note) => note.kind === 'away' && isWholeDay(note));
  return absence === undefined ? notes : [absence];
}
