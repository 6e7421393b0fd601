import type { TeamWeek, TeamWeekShift } from '../../../contract/schedule/team-week.ts';
import { dateAt, type PlainDate } from '../../../domain/kernel/time.ts';
import { datesOf } from '../view.ts';

/** Somebody with what they work on each day of a week; of nobody, the open shifts. */
export interface TeamRow {
  readonly employee: TeamWeekShift['employee'];
  /** Day by day, from the first of the week. */
  readonly cells: readonly (readonly TeamWeekShift[])[];
}

export interface TeamDay {
  readonly date: PlainDate;
  /** As they begin, open ones first. */
  readonly shifts: readonly TeamWeekShift[];
}

/**
 * Who works when: one row for each person, the reader's own first, and the open shifts before all.
 *
 * @param readerId whose shifts stand first
 */
export function teamWeekOf(
  { shifts, startsOn, endsOn, location }: Pick<TeamWeek, 'shifts' | 'startsOn' | 'endsOn' | 'location'>,
  readerId: string,
): { readonly days: readonly TeamDay[]; readonly rows: readonly TeamRow[] } {
  const dates = datesOf(startsOn, endsOn);
  const byDate = Map.groupBy(shifts, ({ startsAt }) => dateAt(startsAt, location.zone));
  const cellsOf = (own: readonly TeamWeekShift[]) => {
    const byDay = Map.groupBy(own, ({ startsAt }) => dateAt(startsAt, location.zone));
    return dates.map((date) => byDay.get(date) ?? []);
  };
  const rows = [...Map.groupBy(shifts, ({ employee }) => employee?.employeeId)].map(([, own]): TeamRow => ({
    employee: own[0]?.employee ?? null,
    cells: cellsOf(own),
  }));
  const rank = ({ employee }: TeamRow): number => (employee === null ? 0 : employee.employeeId === readerId ? 1 : 2);
  return {
    days: dates.map((date) => ({ date, shifts: (byDate.get(date) ?? []).toSorted(byStart) })),
    rows: rows.toSorted((a, b) => rank(a) - rank(b)),
  };
}

const byStart = (a: TeamWeekShift, b: TeamWeekShift): number =>
  Number(b.employee === null) - Number(a.employee === null) || a.startsAt - b.startsAt;
