import type { inviteEmployee as endpoint } from '../../contract/invitations.ts';
import { placesOf } from '../../domain/access/may.ts';
import { mayGive } from '../../domain/access/role.ts';
import { invitationExpiry } from '../../domain/invitations/invitation.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { hashOfToken, newSessionToken } from '../kernel/session-gate.ts';
import { findLocation } from '../organization/read.ts';
import { readSelf } from '../people/read.ts';
import { insertInvitation } from './repository.ts';
import { sendInvitation } from './send-invitation.ts';

/** Invites somebody. A manager invites employees, to the locations that they manage; any other location does not exist for them. */
export const inviteEmployee: UseCase<typeof endpoint> = async (ctx, { body }) => {
  const { actor } = ctx;
  const { organizationId, employeeId } = actor;
  const { email = null, language, role, locationId } = body;
  const location = await findLocation(ctx.tx, organizationId, locationId);
  const places = placesOf(actor, 'invite_people');
  if (location === undefined || (places !== 'all' && !places.includes(locationId))) return refuse('not_found');
  if (location.closedAt !== null) return refuse('location_closed');
  if (!mayGive(actor.role, role)) return refuse('role_not_yours_to_give');

  const token = newSessionToken();
  const invitationId = ctx.newId();
  await insertInvitation(ctx.tx, {
    organizationId,
    id: invitationId,
    tokenHash: hashOfToken(token),
    email,
    language,
    role,
    locationId,
    invitedBy: employeeId,
    invitedAt: ctx.now,
    expiresAt: invitationExpiry(ctx.now),
  });
  const details = { email, role, locationId };
  await writeAudit(ctx, { ...actor, action: 'invitation.sent', subjectId: invitationId, details });
  const { self } = await readSelf(ctx.tx, actor);
  const link = await sendInvitation(ctx, {
    organizationId,
    token,
    email,
    language,
    role,
    locationName: location.name,
    organizationName: self.organization.name,
    by: `${self.firstName} ${self.lastName}`,
  });
  return accept({ invitationId, link });
};
