import type { ReplyOf } from '../../../contract/kernel/endpoint.ts';
import type { readAbsences } from '../../../contract/time-off/absences.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { datesBetween } from '../../../domain/time-off/leave-days.ts';

export type Absence = ReplyOf<typeof readAbsences>['absences'][number];

/** One person in the calendar of absences: what of each date they are away. */
export interface AbsenceRow {
  readonly employeeId: string;
  readonly name: string;
  readonly photoUrl: string | null;
  readonly location: string;
  readonly parts: ReadonlyMap<PlainDate, readonly PartAway[]>;
}

/** What of a date somebody is away, or has asked to be. */
export type PartAway = Pick<Absence, 'part' | 'isApproved'>;

/** The people who are away, by name, with the dates on which they are; of one location, where one is named. */
export function absenceRows(
  absences: readonly Absence[],
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
  location?: string,
): readonly AbsenceRow[] {
  const here = absences.filter((absence) => location === undefined || absence.location === location);
  const rows = [...Map.groupBy(here, ({ employeeId }) => employeeId)].map(([employeeId, own]): AbsenceRow[] => {
    const [first] = own;
    if (first === undefined) return [];
    const days = own.flatMap(({ startsOn, endsOn, part, isApproved }) =>
      datesBetween(startsOn > from ? startsOn : from, endsOn < to ? endsOn : to).map((date) => ({
        date,
        away: { part, isApproved },
      })),
    );
    const parts = new Map(
      [...Map.groupBy(days, ({ date }) => date)].map(([date, taken]) => [date, taken.map(({ away }) => away)]),
    );
    const { name, photoUrl, location: home } = first;
    return [{ employeeId, name, photoUrl, location: home, parts }];
  });
  return rows.flat().toSorted((a, b) => a.name.localeCompare(b.name));
}

/** The locations of who is away, in order: what the calendar may be narrowed to. */
export const placesOf = (absences: readonly Absence[]): readonly string[] =>
  [...new Set(absences.map(({ location }) => location))].toSorted((a, b) => a.localeCompare(b));
