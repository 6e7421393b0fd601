import type { revokeInvitation as endpoint } from '../../contract/invitations.ts';
import { mayAt } from '../../domain/access/may.ts';
import { mayGive } from '../../domain/access/role.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { lockInvitation, updateInvitationRevoked } from './repository.ts';

/** Takes an invitation back: its link opens nothing any more. */
export const revokeInvitation: UseCase<typeof endpoint> = async (ctx, { params }) => {
  const { actor } = ctx;
  const { organizationId } = actor;
  const { invitationId: id } = params;
  const found = await lockInvitation(ctx.tx, organizationId, id);
  if (found === undefined || !mayAt(actor, 'invite_people', found.locationId)) return refuse('not_found');
  // What somebody may not give, they may not take back either.
  if (!mayGive(actor.role, found.role)) return refuse('not_found');
  await updateInvitationRevoked(ctx.tx, { organizationId, id, now: ctx.now });
  await writeAudit(ctx, { ...actor, action: 'invitation.revoked', subjectId: id });
  return accept();
};
