import type { inviteEmployee as endpoint } from '../../contract/invitations.ts';
import { mayAt } from '../../domain/access/may.ts';
import { mayGive } from '../../domain/access/role.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import type { CountedUseCase } from '../kernel/route.ts';
import { findLocation, lockOrganization } from '../organization/read.ts';
import { isMember } from '../people/read.ts';
import { hasOpenInvitation } from './repository.ts';
import { sendInvitation } from './send-invitation.ts';
import { throttleInvitation } from './throttle-invitation.ts';

/** Invites somebody. A manager invites employees, to the locations that they manage; any other location does not exist for them. */
export const inviteEmployee: CountedUseCase<typeof endpoint> = {
  count: (ctx, { body }) => throttleInvitation(ctx, body.email),

  save: async (ctx, { body }) => {
    const { actor, tx, now } = ctx;
    const { organizationId } = actor;
    const { email = null, centsPerHour = null, language, role, locationId } = body;
    const location = await findLocation(tx, organizationId, locationId);
    if (location === undefined || !mayAt(actor, 'invite_people', locationId)) return refuse('not_found');
    if (location.closedAt !== null) return refuse('location_closed');
    if (!mayGive(actor.role, role)) return refuse('role_not_yours_to_give');
    if (email !== null) {
      // Two who invite one address take turns, so that the second finds the first's.
      await lockOrganization(tx, organizationId);
      if (await isMember(tx, organizationId, email)) return refuse('already_on_team');
      if (await hasOpenInvitation(tx, { organizationId, email, now })) return refuse('already_invited');
    }
    const terms = { email, language, role, locationId, centsPerHour, employeeId: null };
    return accept(await sendInvitation(ctx, terms, location.name));
  },
};
