import type { readAbsences as endpoint } from '../../contract/time-off/absences.ts';
import { may, placesOf } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { daysBetween, type PlainDate } from '../../domain/kernel/time.ts';
import { photoUrlOf } from '../../domain/people/photo-url.ts';
import { dayPartOf } from '../../domain/time-off/day-off.ts';
import { datesBetween } from '../../domain/time-off/leave-days.ts';
import type { DayPart } from '../../domain/time-off/leave-overlap.ts';
import { listLastRequests } from '../approvals/read.ts';
import type { UseCase } from '../kernel/route.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { listHeldBy, listHoldersAt } from './holders.repository.ts';

/** A calendar shows a month and what is beside it; a request may be of a year. */
const mostDays = 400;

/**
 * Who of the reader's colleagues is away, and never why. What is only asked for may never come to be, and is between whoever asks and
 * those who may see their time off: to colleagues it is not there.
 */
export const readAbsences: UseCase<typeof endpoint> = async ({ tx, actor }, { query }) => {
  const { organizationId } = actor;
  const days = daysBetween(query.from, query.to);
  if (days < 0 || days > mostDays) return refuse('dates_too_far_apart');
  const holders = await listHoldersAt(tx, organizationId, placesOf(actor, 'see_colleagues'), query);
  const ids = holders.map(({ id }) => id);
  const requests = await listLastRequests(tx, organizationId, 'time_off', ids);
  const absences = holders.flatMap(({ id, employeeId, name, photoVersion, locationId, location, ...when }) => {
    const decision = requests.get(id)?.decision;
    const isApproved = decision?.outcome === 'approved';
    const isAsked = decision === null && may(actor, 'see_time_off', { employeeId, locationIds: [locationId] });
    if (!isApproved && !isAsked) return [];
    const { startsOn, endsOn, part } = when;
    const photoUrl = photoUrlOf({ employeeId, photoVersion });
    return [{ employeeId, name, photoUrl, location, startsOn, endsOn, part, isApproved }];
  });
  return accept({ absences });
};

/**
 * When each of some people is away from one date to another, both included, by the wall clock: approved time off alone, with the dates
 * within it that nothing is taken of.
 */
export async function listAway(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
): Promise<ReadonlyMap<string, readonly (DayPart & { readonly date: PlainDate })[]>> {
  const held = await listHeldBy(tx, organizationId, employeeIds, { from, to });
  const ids = held.map(({ id }) => id);
  const requests = await listLastRequests(tx, organizationId, 'time_off', ids);
  const approved = held.filter(({ id }) => requests.get(id)?.decision?.outcome === 'approved');
  const parts = approved.flatMap(({ employeeId, startsOn, endsOn, ...rest }) =>
    datesBetween(startsOn > from ? startsOn : from, endsOn < to ? endsOn : to).map((date) => ({
      employeeId,
      part: { date, ...dayPartOf(rest) },
    })),
  );
  return new Map(
    [...Map.groupBy(parts, ({ employeeId }) => employeeId)].map(([employeeId, own]) => [
      employeeId,
      own.map(({ part }) => part),
    ]),
  );
}
