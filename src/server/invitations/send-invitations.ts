import { invitationExpiry } from '../../domain/invitations/invitation.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { ActorContext } from '../kernel/context.ts';
import { hashOfToken, newToken } from '../kernel/secret.ts';
import { postInvitations } from './post-invitations.ts';
import { insertInvitations, type NewInvitation } from './repository.ts';
import { revokeInvitationsOf } from './revoke-invitations-of.ts';

export type Terms = Omit<
  NewInvitation,
  'organizationId' | 'id' | 'tokenHash' | 'invitedBy' | 'invitedAt' | 'expiresAt'
>;

/**
 * Makes invitations on terms that the actor may give, and sends them, in as many statements for a thousand as for one.
 *
 * @returns in their order, each with its link where it is handed on by hand
 */
export async function sendInvitations(
  ctx: ActorContext,
  invited: readonly { readonly terms: Terms; readonly locationName: string }[],
): Promise<readonly { readonly invitationId: string; readonly link: string | null }[]> {
  if (invited.length === 0) return [];
  const { actor, now } = ctx;
  const { organizationId, employeeId: invitedBy } = actor;
  // One that ran out, or that a file with the same person overtakes: an address has one that opens something.
  const emails = invited.flatMap(({ terms }) => terms.email ?? []);
  if (emails.length > 0) await revokeInvitationsOf(ctx, { emails });
  const made = invited.map((one) => ({ ...one, invitationId: ctx.newId(), token: newToken() }));
  const expiresAt = invitationExpiry(now);
  const rows = made.map(({ terms, invitationId, token }) => {
    const key = { organizationId, id: invitationId, tokenHash: hashOfToken(token) };
    return { ...terms, ...key, invitedBy, invitedAt: now, expiresAt };
  });
  await insertInvitations(ctx.tx, rows);
  for (const { invitationId, terms } of made) {
    const { role, locationId, centsPerHour, employeeId } = terms;
    const details = { role, locationId, centsPerHour, ...(employeeId !== null && { employeeId }) };
    await writeAudit(ctx, { ...actor, action: 'invitation.sent', subjectId: invitationId, details });
  }
  const letters = made.map(({ terms, token, locationName }) => ({ ...terms, token, locationName }));
  const links = await postInvitations(ctx, letters);
  return made.map(({ invitationId }, place) => ({ invitationId, link: links[place] ?? null }));
}
