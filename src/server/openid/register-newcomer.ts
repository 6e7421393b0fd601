import { accept, refuse, type Accepted, type Refusal } from '../../domain/kernel/result.ts';
import type { OpenidIdentity } from '../../domain/openid/openid-identity.ts';
import { linkSignIn } from '../factors/link-sign-in.ts';
import { findLinkedUser } from '../factors/read.ts';
import { admitNewcomer } from '../identity/admit-newcomer.ts';
import type { AdmissionRefusal } from '../identity/open-registration.ts';
import { sendConfirmation } from '../identity/send-confirmation.ts';
import { startSession } from '../identity/start-session.ts';
import type { Context } from '../kernel/context.ts';
import { Overtaken } from '../kernel/database-trouble.ts';
import type { OpenidProvider } from '../kernel/openid-providers.ts';
import { signInKnown } from './sign-in-known.ts';

type Told = { readonly provider: string };

/**
 * Registers whoever a provider says this is, as a person who waits to be admitted. Whoever has registered by it before
 * is signed in. An address that has an account is never linked to it: its owner hears so, anybody else nothing, since
 * they get the same answer as a newcomer whose address nobody has verified.
 */
export async function registerNewcomer(
  ctx: Context,
  provider: OpenidProvider,
  identity: OpenidIdentity,
  joinCode: string | undefined,
): Promise<
  | Accepted<'signed_in' | 'registered'>
  | Refusal<'email_not_told' | 'email_has_account' | 'identity_unknown', Told>
  | Refusal<AdmissionRefusal>
> {
  const told = { provider: provider.name };
  if ((await findLinkedUser(ctx.tx, identity)) !== undefined) {
    const signedIn = await signInKnown(ctx, provider, identity);
    return signedIn.ok ? accept('signed_in') : signedIn;
  }
  const { email, emailIsVerified, firstName, lastName } = identity;
  if (email === undefined) return refuse('email_not_told', told);
  const admitted = await admitNewcomer(ctx, {
    firstName,
    lastName,
    email,
    emailIsVerified,
    passwordHash: undefined,
    joinCode,
  });
  if (!admitted.ok) {
    if (admitted.refusal !== 'email_taken') return admitted;
    return emailIsVerified ? refuse('email_has_account', told) : accept('registered');
  }
  const linked = await linkSignIn(ctx, admitted.value, provider, identity);
  if (!linked) throw new Overtaken('the identity was linked meanwhile');
  if (emailIsVerified) await startSession(ctx, admitted.value);
  else await sendConfirmation(ctx, { ...admitted.value, firstName, email, language: ctx.language });
  return accept('registered');
}
