import type { resendInvitation as endpoint } from '../../contract/invitations.ts';
import { mayAt } from '../../domain/access/may.ts';
import { mayGive } from '../../domain/access/role.ts';
import { invitationExpiry } from '../../domain/invitations/invitation.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { CountedUseCase } from '../kernel/route.ts';
import { hashOfToken, newToken } from '../kernel/secret.ts';
import { postInvitations } from './post-invitations.ts';
import { lockInvitation, updateInvitationToken } from './repository.ts';
import { throttleInvitation } from './throttle-invitation.ts';

/**
 * Sends an invitation once more, also one that ran out: a new secret in place of the former, and seven days from now. Whoever sends it
 * again vouches for it from now on.
 */
export const resendInvitation: CountedUseCase<typeof endpoint> = {
  count: (ctx, { params }) => throttleInvitation(ctx, params.invitationId),

  save: async (ctx, { params }) => {
    const { actor } = ctx;
    const { organizationId, employeeId: invitedBy } = actor;
    const { invitationId: id } = params;
    const found = await lockInvitation(ctx.tx, organizationId, id);
    if (found === undefined || !mayAt(actor, 'invite_people', found.locationId)) return refuse('not_found');
    // What somebody may not give, they may not renew either.
    if (!mayGive(actor.role, found.role)) return refuse('not_found');
    if (found.locationIsClosed) return refuse('location_closed');
    if (found.person?.hasWayIn === true) return refuse('invitation_used');
    const token = newToken();
    const expiresAt = invitationExpiry(ctx.now);
    await updateInvitationToken(ctx.tx, { organizationId, id, tokenHash: hashOfToken(token), invitedBy, expiresAt });
    await writeAudit(ctx, { ...actor, action: 'invitation.resent', subjectId: id });
    const [link = null] = await postInvitations(ctx, [{ ...found, token }]);
    return accept({ invitationId: id, link });
  },
};
