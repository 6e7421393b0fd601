import type { openInvitation as endpoint } from '../../contract/invitations.ts';
import { decideOpening, readInvitationSecret, type InvitationRefusal } from '../../domain/invitations/invitation.ts';
import { accept, refuse, type Result } from '../../domain/kernel/result.ts';
import type { Context } from '../kernel/context.ts';
import type { CountedUseCase } from '../kernel/route.ts';
import { hashOfToken } from '../kernel/secret.ts';
import { enterOrganization } from '../kernel/transaction.ts';
import { throttleLink } from '../throttle/throttle-link.ts';
import { lockInvitationByToken, type StoredInvitation } from './repository.ts';

/** An invitation that lets somebody in at this moment. */
export type OpenInvitation = StoredInvitation & { readonly organizationId: string };

/** By what an invitation is found: its organization, and the hash of its secret. */
export interface InvitationKey {
  readonly organizationId: string;
  readonly tokenHash: Buffer;
}

/** The key in a secret; undefined when it is none of ours. */
export function keyOfSecret(secret: string): InvitationKey | undefined {
  const parts = readInvitationSecret(secret);
  return parts && { organizationId: parts.organizationId, tokenHash: hashOfToken(parts.token) };
}

/** The invitation of a key, with its organization entered and until the transaction ends nobody else's; or why it lets nobody in. */
export async function enterByInvitation(
  ctx: Context,
  key: InvitationKey | undefined,
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
