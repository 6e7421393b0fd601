import type { readInvitations as endpoint } from '../../contract/invitations.ts';
import { placesOf } from '../../domain/access/may.ts';
import type { Role } from '../../domain/access/role.ts';
import { accept } from '../../domain/kernel/result.ts';
import type { UseCase } from '../kernel/route.ts';
import { listInvitations } from './repository.ts';

/** The invitations to the reader's locations that wait to be accepted. */
export const readInvitations: UseCase<typeof endpoint> = async ({ tx, actor, now }) => {
  const rows = await listInvitations(tx, actor.organizationId, now);
  const places = placesOf(actor, 'invite_people');
  const invitations = rows
    .filter(({ locationId }) => places === 'all' || places.includes(locationId))
    .map(({ id, email, role, locationId, locationName, firstName, lastName, invitedAt, expiresAt }) => ({
      invitationId: id,
      email,
      // A check constraint of the table allows these words only.
      role: role as Role,
      location: { id: locationId, name: locationName },
      invitedBy: `${firstName} ${lastName}`,
      invitedAt,
      expiresAt,
    }));
  return accept({ invitations });
};
