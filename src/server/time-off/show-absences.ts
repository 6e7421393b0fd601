import type { readAbsences as endpoint } from '../../contract/time-off/absences.ts';
import { placesOf } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { daysBetween } from '../../domain/kernel/time.ts';
import { photoUrlOf } from '../../domain/people/photo-url.ts';
import { listLastRequests } from '../approvals/read.ts';
import type { UseCase } from '../kernel/route.ts';
import { listHoldersAt } from './requests.repository.ts';

/** A calendar shows a month and what is beside it; a request may be of a year. */
const mostDays = 400;

/** Who of the reader's colleagues is away: only what was approved, and never why. */
export const readAbsences: UseCase<typeof endpoint> = async ({ tx, actor }, { query }) => {
  const { organizationId } = actor;
  const days = daysBetween(query.from, query.to);
  if (days < 0 || days > mostDays) return refuse('dates_too_far_apart');
  const holders = await listHoldersAt(tx, organizationId, placesOf(actor, 'see_colleagues'), query);
  const ids = holders.map(({ id }) => id);
  const requests = await listLastRequests(tx, organizationId, 'time_off', ids);
  const absences = holders
    .filter(({ id }) => requests.get(id)?.decision?.outcome === 'approved')
    .map(({ employeeId, name, photoVersion, location, startsOn, endsOn, part }) => ({
      employeeId,
      name,
      photoUrl: photoUrlOf({ employeeId, photoVersion }),
      location,
      startsOn,
      endsOn,
      part,
    }));
  return accept({ absences });
};
