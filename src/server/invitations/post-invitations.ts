import type { Role } from '../../domain/access/role.ts';
import { invitationDays } from '../../domain/invitations/invitation.ts';
import type { Language } from '../../domain/kernel/language.ts';
import type { ActorContext } from '../kernel/context.ts';
import { organizationSecret } from '../kernel/organization-secret.ts';
import { aMail, postEach } from '../notifications/post-letter.ts';
import { readSelf } from '../people/read.ts';

const kinds = { employee: 'invitation', manager: 'manager_invitation', admin: 'admin_invitation' } as const;

/**
 * Posts the links of invitations, or gives those that are handed on by hand: they are known at this moment alone.
 *
 * @returns in their order; null where it was posted
 */
export async function postInvitations(
  ctx: ActorContext,
  invitations: readonly {
    readonly token: string;
    readonly email: string | null;
    readonly language: Language;
    readonly role: Role;
    readonly locationName: string;
  }[],
): Promise<readonly (string | null)[]> {
  const { organizationId } = ctx.actor;
  const { self } = await readSelf(ctx.tx, ctx.actor);
  const by = `${self.firstName} ${self.lastName}`;
  const organization = self.organization.name;
  const linkOf = (token: string) => `/invitation#${organizationSecret(organizationId, token)}` as const;
  const letters = invitations.flatMap(({ token, email, language, role, locationName: location }) => {
    if (email === null) return [];
    const facts = { by, organization, location, days: invitationDays, link: linkOf(token) };
    return [aMail({ organizationId, to: { email, language }, kind: kinds[role], facts })];
  });
  await postEach(ctx, letters);
  return invitations.map(({ email, token }) => (email === null ? linkOf(token) : null));
}
