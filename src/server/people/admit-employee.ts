import type { Role } from '../../domain/access/role.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import type { Context } from '../kernel/context.ts';
import { updateAdmitted } from './employees.repository.ts';
import { deleteManagedLocations, insertManagedLocations } from './managed-locations.repository.ts';

/**
 * Makes an employee of somebody who waited: what they are, where they work, and from when. A manager answers for their
 * home location first; further ones are given to them on their card.
 */
export async function admitEmployee(
  ctx: Context,
  terms: {
    readonly organizationId: string;
    readonly employeeId: string;
    readonly role: Role;
    readonly locationId: string;
    readonly startsOn: PlainDate;
  },
): Promise<void> {
  const { organizationId, employeeId, role, locationId, startsOn } = terms;
  const who = { organizationId, id: employeeId };
  const admitted = { ...who, role, homeLocationId: locationId, employedFrom: startsOn, joinedAt: ctx.now };
  if (!(await updateAdmitted(ctx.tx, admitted))) {
    throw new Error('somebody was to be admitted who was not waiting');
  }
  // Nobody answers for anything before they are admitted, whatever their record says.
  await deleteManagedLocations(ctx.tx, { organizationId, employeeId });
  if (role === 'manager') await insertManagedLocations(ctx.tx, [{ organizationId, employeeId, locationId }]);
}
