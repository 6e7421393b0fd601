import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { leftOf, takenFrom } from '../../../domain/schedule/away.ts';
import type { Staffed } from '../../../domain/schedule/coverage.ts';
import type { ShiftPlan } from '../../../domain/schedule/shift.ts';

type Work = Staffed & Pick<ShiftPlan, 'employeeId'>;

/** Knows of a week when whoever has a shift is there for it: not while they have time off, as the answer to a request for that counts. */
export function presentIn({ people, location: { zone } }: Pick<TeamSchedule, 'people' | 'location'>) {
  const away = new Map(people.map((person) => [person.employeeId, person.away]));
  const awayFor = ({ employeeId }: Work) => away.get(employeeId ?? '') ?? [];
  return {
    /** Whether their time off takes nothing of it. */
    isAllThere: (work: Work): boolean => awayFor(work).every((part) => takenFrom(work, part, zone) === undefined),
    partsThere: (work: Work): readonly Staffed[] =>
      leftOf(work, awayFor(work), zone).map(({ from: startsAt, to: endsAt }) => ({
        positionId: work.positionId,
        startsAt,
        endsAt,
      })),
  };
}
