import type { ManagedShift } from '../../../contract/schedule.ts';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { remembering } from './remembering.ts';

type Person = TeamSchedule['people'][number];
type Elsewhere = TeamSchedule['elsewhere'][number];

const people = remembering<ReadonlyMap<string, Person>>();
const shifts = remembering<ReadonlyMap<string | null, readonly ManagedShift[]>>();
const elsewhere = remembering<ReadonlyMap<string, readonly Elsewhere[]>>();
const none: readonly Elsewhere[] = [];

/** The people of a week by their ids, put in order once. */
export const peopleById = (of: TeamSchedule['people']): ReadonlyMap<string, Person> =>
  people(of, [], () => new Map(of.map((person) => [person.employeeId, person])));

/** The shifts of a week by whose they are, or were where they are cancelled; null, nobody's. */
export const shiftsByPerson = ({
  shifts: of,
}: Pick<TeamSchedule, 'shifts'>): ReadonlyMap<string | null, readonly ManagedShift[]> =>
  shifts(of, [], () => Map.groupBy(of, ({ planned, published }) => (planned ?? published)?.employeeId ?? null));

/** What somebody has besides the shifts of the week. */
export const awayOf = (of: TeamSchedule['elsewhere'], employeeId: string): readonly Elsewhere[] =>
  elsewhere(of, [], () => Map.groupBy(of, (one) => one.employeeId)).get(employeeId) ?? none;
