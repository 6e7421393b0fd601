import type { openInvitation as endpoint } from '../../contract/invitations.ts';
import type { Role } from '../../domain/access/role.ts';
import { readInvitationSecret } from '../../domain/invitations/invitation.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { perNetwork } from '../../domain/throttle/throttle.ts';
import type { Context } from '../kernel/context.ts';
import type { SlowUseCase } from '../kernel/route.ts';
import { hashOfToken } from '../kernel/session-gate.ts';
import { enterOrganization } from '../kernel/transaction.ts';
import { throttleAttempt, throttleKey } from '../throttle/throttle-attempt.ts';
import { findInvitationByToken } from './repository.ts';

/** The invitation that a secret belongs to, with its organization entered; undefined when it is none, whatever the reason. */
export async function enterByInvitation(ctx: Context, secret: string) {
  const parts = readInvitationSecret(secret);
  if (parts === undefined) return undefined;
  const { organizationId, token } = parts;
  await enterOrganization(ctx.tx, organizationId);
  const found = await findInvitationByToken(ctx.tx, organizationId, hashOfToken(token), ctx.now);
  return found === undefined ? undefined : { ...found, organizationId };
}

/** Shows what somebody is invited to, before they say yes. */
export const openInvitation: SlowUseCase<typeof endpoint, undefined, undefined> = {
  load: (ctx) => throttleAttempt(ctx, [{ key: throttleKey('link', '', ctx.caller.network), allowance: perNetwork }]),

  work: async () => accept(),

  async save(ctx, { body }) {
    const found = await enterByInvitation(ctx, body.token);
    if (found === undefined) return refuse('link_not_valid');
    const { organizationName, locationName, role, email } = found;
    // A check constraint of the table allows these words only.
    return accept({ organizationName, locationName, role: role as Role, email });
  },
};
