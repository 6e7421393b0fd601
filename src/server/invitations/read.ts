import type { readInvitations as endpoint } from '../../contract/invitations.ts';
import { mayAt } from '../../domain/access/may.ts';
import { listedSince } from '../../domain/invitations/invitation.ts';
import { accept } from '../../domain/kernel/result.ts';
import type { UseCase } from '../kernel/route.ts';
import { listLocations } from '../organization/read.ts';
import { listInvitations } from './repository.ts';

/** What other nouns may ask of invitations. */
export { lockInvitationsOf } from './repository.ts';

/** The invitations to the reader's locations that nobody has accepted, those that ran out lately among them. */
export const readInvitations: UseCase<typeof endpoint> = async ({ tx, actor, now }) => {
  const stored = await listInvitations(tx, actor.organizationId, listedSince(now));
  const isReached = (locationId: string) => mayAt(actor, 'invite_people', locationId);
  const invitations = stored
    .filter(({ locationId, person }) => isReached(locationId) && person?.hasWayIn !== true)
    .map((one) => ({
      invitationId: one.id,
      email: one.email,
      name: one.person === undefined ? null : `${one.person.firstName} ${one.person.lastName}`,
      role: one.role,
      location: { id: one.locationId, name: one.locationName },
      invitedBy: one.invitedByName,
      invitedAt: one.invitedAt,
      expiresAt: one.expiresAt,
      hasExpired: one.expiresAt <= now,
    }));
  const open = (await listLocations(tx, actor.organizationId)).filter(({ closedAt }) => closedAt === null);
  const locations = open.filter(({ id }) => isReached(id)).map(({ id, name }) => ({ id, name }));
  return accept({ invitations, locations });
};
