import type { readShiftsAfter as endpoint, ShiftsAfter } from '../../contract/schedule/last-day.ts';
import { mayAt } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { addMilliseconds, dateAt, millisecondsPerHour, startOfDate } from '../../domain/kernel/time.ts';
import { hasLeftBy } from '../../domain/people/last-day.ts';
import type { UseCase } from '../kernel/route.ts';
import { listLocations } from '../organization/read.ts';
import { findKnownMember, mayKnowEmployment } from '../team/read.ts';
import { farthestZones } from './read.ts';
import { listPlannedOf } from './shifts.repository.ts';

/** Farther ahead than anybody plans. */
const farthestAheadMilliseconds = 20 * 366 * 24 * millisecondsPerHour;

/** What is still planned for somebody after a date, as whoever answers for them may know it; what has begun is past giving away. */
export const readShiftsAfter: UseCase<typeof endpoint> = async (ctx, { params: { employeeId, date } }) => {
  const { tx, actor, now } = ctx;
  const { organizationId } = actor;
  const member = await findKnownMember(ctx, employeeId);
  if (member === undefined || !mayKnowEmployment(ctx, member)) return refuse('not_found');
  const from = addMilliseconds(startOfDate(date, actor.zone), -farthestZones);
  const planned = await listPlannedOf(tx, organizationId, [employeeId], {
    from,
    to: addMilliseconds(from, farthestAheadMilliseconds),
  });
  const toCome = planned.filter(({ startsAt }) => startsAt > now).toSorted((a, b) => a.startsAt - b.startsAt);
  const places = (await listLocations(tx, organizationId)).flatMap(({ id, name, zone }): ShiftsAfter['places'] => {
    const dates = toCome.filter(({ locationId }) => locationId === id).map(({ startsAt }) => dateAt(startsAt, zone));
    const after = dates.filter((on) => hasLeftBy(on, date));
    const [firstOn] = after;
    if (firstOn === undefined) return [];
    return [{ location: { id, name }, count: after.length, firstOn, mayPlan: mayAt(actor, 'edit_schedule', id) }];
  });
  return accept({ places });
};
