import { writeAudit } from '../kernel/audit.ts';
import type { ActorContext } from '../kernel/context.ts';
import { updateRevokedOf, type Invitees } from './repository.ts';

/** Takes back whatever waits for people on record, or at some addresses. */
export async function revokeInvitationsOf(ctx: ActorContext, of: Invitees): Promise<void> {
  const { actor, tx, now } = ctx;
  const { organizationId } = actor;
  for (const subjectId of await updateRevokedOf(tx, { organizationId, of, now })) {
    await writeAudit(ctx, { ...actor, action: 'invitation.revoked', subjectId });
  }
}
