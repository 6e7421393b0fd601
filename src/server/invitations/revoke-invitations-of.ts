import { writeAudit } from '../kernel/audit.ts';
import type { ActorContext } from '../kernel/context.ts';
import { updateRevokedOf } from './repository.ts';

/** Takes back whatever waits for people on record. */
export async function revokeInvitationsOf(ctx: ActorContext, employeeIds: readonly string[]): Promise<void> {
  const { actor, tx, now } = ctx;
  const { organizationId } = actor;
  for (const subjectId of await updateRevokedOf(tx, { organizationId, employeeIds, now })) {
    await writeAudit(ctx, { ...actor, action: 'invitation.revoked', subjectId });
  }
}
