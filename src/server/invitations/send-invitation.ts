import type { Role } from '../../domain/access/role.ts';
import { invitationDays, invitationSecret } from '../../domain/invitations/invitation.ts';
import type { Language } from '../../domain/kernel/language.ts';
import type { Context } from '../kernel/context.ts';
import { postLetter } from '../notifications/post-letter.ts';

const kinds = { employee: 'invitation', manager: 'manager_invitation', admin: 'admin_invitation' } as const;

/** Sends the link of an invitation, or gives it where it is handed on by hand: it is known at this moment alone. */
export async function sendInvitation(
  ctx: Context,
  invitation: {
    readonly organizationId: string;
    readonly token: string;
    readonly email: string | null;
    readonly language: Language;
    readonly role: Role;
    readonly locationName: string;
    readonly organizationName: string;
    readonly by: string;
  },
): Promise<string | null> {
  const { organizationId, token, email, language, role, locationName, organizationName, by } = invitation;
  const link = `/invitation#${invitationSecret(organizationId, token)}` as const;
  if (email === null) return link;
  const facts = { by, organization: organizationName, location: locationName, days: invitationDays, link };
  await postLetter(ctx, { to: { email, language }, organizationId, kind: kinds[role], facts });
  return null;
}
