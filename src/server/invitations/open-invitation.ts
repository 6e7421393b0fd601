import type { openInvitation as endpoint } from '../../contract/invitations.ts';
import { decideOpening, type InvitationRefusal } from '../../domain/invitations/invitation.ts';
import { accept, refuse, type Result } from '../../domain/kernel/result.ts';
import type { Context } from '../kernel/context.ts';
import { keyOfSecret, type SecretKey } from '../kernel/organization-secret.ts';
import type { CountedUseCase } from '../kernel/route.ts';
import { enterOrganization } from '../kernel/transaction.ts';
import { throttleLink } from '../throttle/throttle-link.ts';
import { lockInvitationByToken, type StoredInvitation } from './repository.ts';

/** An invitation that lets somebody in at this moment. */
export type OpenInvitation = StoredInvitation & { readonly organizationId: string };

/** The invitation of a key, with its organization entered and until the transaction ends nobody else's; or why it lets nobody in. */
export async function enterByInvitation(
  ctx: Context,
  key: SecretKey | undefined,
): Promise<Result<OpenInvitation, InvitationRefusal | 'link_not_valid'>> {
  if (key === undefined) return refuse('link_not_valid');
  await enterOrganization(ctx.tx, key.organizationId);
  const found = await lockInvitationByToken(ctx.tx, key.organizationId, key.tokenHash);
  if (found === undefined) return refuse('link_not_valid');
  const decided = decideOpening(found, ctx.now);
  return decided.ok ? accept({ ...found, organizationId: key.organizationId }) : decided;
}

/** Shows what somebody is invited to, before they say yes. */
export const openInvitation: CountedUseCase<typeof endpoint> = {
  count: throttleLink,

  async save(ctx, { body }) {
    const found = await enterByInvitation(ctx, keyOfSecret(body.token));
    if (!found.ok) return found;
    const { organizationName, locationName, role, email, person } = found.value;
    const known = person && { firstName: person.firstName, lastName: person.lastName };
    return accept({ organizationName, locationName, role, email, person: known ?? null });
  },
};
