import { addDays, type PlainDate } from '../../domain/kernel/time.ts';
import { photoUrlOf } from '../../domain/people/photo-url.ts';
import type { Labour } from './open-labour.ts';

/** A week of somebody that a report sums up. */
interface ReportWeek {
  readonly employeeId: string;
  /** Where they are at home. */
  readonly locationId: string;
  readonly startsOn: PlainDate;
}

/** Where those whom the reader answers for are at home, by name. */
export const homesOf = ({ workers }: Pick<Labour, 'workers'>) =>
  [...new Map(workers.map((worker) => [worker.homeLocationId, worker.homeName]))]
    .map(([id, name]) => ({ id, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name));

/**
 * The lines of a report: one for each week, in which nothing was as well; one for each location and each person of whom there is
 * something to say, people by name.
 */
export function showLines<Week extends ReportWeek, Figures>(
  { workers, startsOn }: Pick<Labour, 'workers' | 'startsOn'>,
  weeks: readonly Week[],
  sumsOf: (weeks: readonly Week[]) => Figures,
) {
  const ofWeeks = Map.groupBy(weeks, (week) => week.startsOn);
  const ofPlaces = Map.groupBy(weeks, (week) => week.locationId);
  const ofPeople = Map.groupBy(weeks, (week) => week.employeeId);
  // A week that begins on another day is of another policy.
  const starts = [...new Set([...startsOn, ...ofWeeks.keys()])].toSorted();
  return {
    total: sumsOf(weeks),
    byWeek: starts.flatMap((on) => [{ startsOn: on, endsOn: addDays(on, 6), ...sumsOf(ofWeeks.get(on) ?? []) }]),
    byLocation: homesOf({ workers }).flatMap((place) => {
      const own = ofPlaces.get(place.id);
      return own === undefined ? [] : [{ ...place, ...sumsOf(own) }];
    }),
    byPerson: workers.flatMap((worker) => {
      const own = ofPeople.get(worker.employeeId);
      if (own === undefined) return [];
      const { employeeId, firstName, lastName, homeLocationId, homeName } = worker;
      const home = { id: homeLocationId, name: homeName };
      return [{ employeeId, firstName, lastName, photoUrl: photoUrlOf(worker), home, ...sumsOf(own) }];
    }),
  };
}
