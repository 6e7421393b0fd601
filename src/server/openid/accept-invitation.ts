import type { InvitationRefusal } from '../../domain/invitations/invitation.ts';
import { accept, refuse, type Accepted, type Refusal } from '../../domain/kernel/result.ts';
import type { OpenidIdentity } from '../../domain/openid/openid-identity.ts';
import { linkSignIn } from '../factors/link-sign-in.ts';
import { findLinkedUser } from '../factors/read.ts';
import { sendConfirmation } from '../identity/send-confirmation.ts';
import { startSession } from '../identity/start-session.ts';
import { admitInvited } from '../invitations/admit-invited.ts';
import { enterByInvitation } from '../invitations/open-invitation.ts';
import type { Context } from '../kernel/context.ts';
import type { OpenidProvider } from '../kernel/openid-providers.ts';
import type { SecretKey } from '../kernel/organization-secret.ts';

/**
 * Accepts an invitation by a provider. The secret lets in, and the identity is how they sign in from then on; so the provider's address may
 * be another than the invited one, which stays theirs here (docs/decisions/0022). Where the link was handed on by hand, the provider's
 * address is theirs, and confirmed unless the provider vouches for it.
 */
export async function acceptInvitation(
  ctx: Context,
  provider: OpenidProvider,
  identity: OpenidIdentity,
  key: SecretKey,
): Promise<
  | Accepted<undefined>
  | Refusal<InvitationRefusal | 'link_not_valid' | 'registration_failed'>
  | Refusal<'sign_in_of_another' | 'email_not_told' | 'email_has_account', { readonly provider: string }>
> {
  const told = { provider: provider.name };
  const found = await enterByInvitation(ctx, key);
  if (!found.ok) return found;
  if ((await findLinkedUser(ctx.tx, identity)) !== undefined) return refuse('sign_in_of_another', told);
  const { firstName, lastName } = identity;
  const email = found.value.email ?? identity.email;
  if (email === undefined) return refuse('email_not_told', told);
  const isProviders = found.value.email === null;
  const emailIsVerified = !isProviders || identity.emailIsVerified;
  const by = { provider: provider.id, sameEmail: identity.email === email };
  const wish = { firstName, lastName, email, emailIsVerified, passwordHash: undefined, by };
  const admitted = await admitInvited(ctx, found.value, wish);
  if (!admitted.ok) return isProviders && emailIsVerified ? refuse('email_has_account', told) : admitted;
  if (!(await linkSignIn(ctx, admitted.value, provider, identity))) return refuse('sign_in_of_another', told);
  if (!emailIsVerified) {
    await sendConfirmation(ctx, { ...admitted.value, firstName, email, language: ctx.language });
  }
  await startSession(ctx, admitted.value);
  return accept();
}
