import {
  invitationsPerOrganization,
  invitationsPerPerson,
  invitationsPerAddress,
} from '../../domain/throttle/throttle.ts';
import type { ActorContext } from '../kernel/context.ts';
import { throttleAttempt } from '../throttle/throttle-attempt.ts';
import { throttleKey } from '../throttle/throttle-keys.ts';

/**
 * Counts that an invitation is sent, new or again: by whoever sends it, by their organization, and for whom it is, so that nobody's mailbox is filled
 * with it.
 *
 * @param whom the address that a new one goes to, or the invitation that is sent again; undefined for a link, which whoever asks hands on
 */
export function throttleInvitation(ctx: ActorContext, whom: string | undefined) {
  const { organizationId, employeeId } = ctx.actor;
  return throttleAttempt(ctx, [
    { key: throttleKey('invitations of', organizationId, employeeId), allowance: invitationsPerPerson },
    { key: throttleKey('invitations of', organizationId), allowance: invitationsPerOrganization },
    ...(whom === undefined
      ? []
      : [{ key: throttleKey('invitation to', organizationId, whom), allowance: invitationsPerAddress }]),
  ]);
}
