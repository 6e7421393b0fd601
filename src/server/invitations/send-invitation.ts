import type { Role } from '../../domain/access/role.ts';
import { invitationDays, invitationExpiry } from '../../domain/invitations/invitation.ts';
import type { Language } from '../../domain/kernel/language.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { ActorContext } from '../kernel/context.ts';
import { organizationSecret } from '../kernel/organization-secret.ts';
import { hashOfToken, newToken } from '../kernel/secret.ts';
import { postLetter } from '../notifications/post-letter.ts';
import { readSelf } from '../people/read.ts';
import { insertInvitation, type NewInvitation } from './repository.ts';
import { revokeInvitationsOf } from './revoke-invitations-of.ts';

const kinds = { employee: 'invitation', manager: 'manager_invitation', admin: 'admin_invitation' } as const;

type Terms = Omit<NewInvitation, 'organizationId' | 'id' | 'tokenHash' | 'invitedBy' | 'invitedAt' | 'expiresAt'>;

/** Makes an invitation on terms that the actor may give, and sends it. @returns its link, where it is handed on by hand */
export async function sendInvitation(ctx: ActorContext, terms: Terms, locationName: string) {
  const { actor, now } = ctx;
  const { organizationId, employeeId: invitedBy } = actor;
  const token = newToken();
  const invitationId = ctx.newId();
  const expiresAt = invitationExpiry(now);
  // One that ran out, or that a file with the same person overtakes: an address has one that opens something.
  if (terms.email !== null) await revokeInvitationsOf(ctx, { email: terms.email });
  const key = { organizationId, id: invitationId, tokenHash: hashOfToken(token) };
  await insertInvitation(ctx.tx, { ...terms, ...key, invitedBy, invitedAt: now, expiresAt });
  const { email, role, locationId, centsPerHour, employeeId, language } = terms;
  const details = { role, locationId, centsPerHour, ...(employeeId !== null && { employeeId }) };
  await writeAudit(ctx, { ...actor, action: 'invitation.sent', subjectId: invitationId, details });
  return { invitationId, link: await postInvitation(ctx, { token, email, language, role, locationName }) };
}

/** Posts the link of an invitation, or gives it where it is handed on by hand: it is known at this moment alone. */
export async function postInvitation(
  ctx: ActorContext,
  invitation: {
    readonly token: string;
    readonly email: string | null;
    readonly language: Language;
    readonly role: Role;
    readonly locationName: string;
  },
): Promise<string | null> {
  const { organizationId } = ctx.actor;
  const { token, email, language, role, locationName: location } = invitation;
  const link = `/invitation#${organizationSecret(organizationId, token)}` as const;
  if (email === null) return link;
  const { self } = await readSelf(ctx.tx, ctx.actor);
  const by = `${self.firstName} ${self.lastName}`;
  const facts = { by, organization: self.organization.name, location, days: invitationDays, link };
  await postLetter(ctx, { to: { email, language }, organizationId, kind: kinds[role], facts });
  return null;
}
