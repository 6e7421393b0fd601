import type { chooseLocation as endpoint } from '../../contract/people.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { findLocation } from '../organization/read.ts';
import { updateCurrentLocation } from './places.repository.ts';

/** Says where the actor is now, among the open locations at which they work; at home again, nothing is kept. */
export const chooseLocation: UseCase<typeof endpoint> = async (ctx, { body: { locationId } }) => {
  const { actor, tx } = ctx;
  const { organizationId, employeeId } = actor;
  const location = await findLocation(tx, organizationId, locationId);
  if (location?.closedAt !== null || !actor.locationIds.includes(locationId)) return refuse('not_found');
  const isHome = locationId === actor.homeLocationId;
  await updateCurrentLocation(tx, { organizationId, employeeId, locationId: isHome ? null : locationId });
  const details = { before: { locationId: actor.locationId }, after: { locationId } };
  await writeAudit(ctx, {
    organizationId,
    employeeId,
    action: 'employee.location_chosen',
    subjectId: employeeId,
    details,
  });
  ctx.announce(actor, 'session');
  ctx.announce(actor, 'clock');
  return accept(undefined);
};
