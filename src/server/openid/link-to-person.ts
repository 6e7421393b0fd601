import { accept, refuse, type Accepted, type Refusal } from '../../domain/kernel/result.ts';
import { decideLinking } from '../../domain/openid/decide-linking.ts';
import type { OpenidIdentity } from '../../domain/openid/openid-identity.ts';
import { linkSignIn } from '../factors/link-sign-in.ts';
import { findLinkedUser } from '../factors/read.ts';
import { tellFactorsChanged } from '../factors/tell-factors-changed.ts';
import type { Context, Person } from '../kernel/context.ts';
import type { OpenidProvider } from '../kernel/openid-providers.ts';
import { readSignIn } from '../people/read.ts';

type Told = { readonly provider: string };
type LinkRefusal =
  | 'sign_in_of_another'
  | 'own_email_not_verified'
  | 'provider_email_not_verified'
  | 'emails_differ'
  | 'already_linked';

/** Links an identity to the signed-in person who asked for it, if both addresses are shown to be theirs and are the same. */
export async function linkToPerson(
  ctx: Context,
  person: Person,
  provider: OpenidProvider,
  identity: OpenidIdentity,
): Promise<Accepted<undefined> | Refusal<LinkRefusal, Told>> {
  const told = { provider: provider.name };
  const { email, emailVerifiedAt } = await readSignIn(ctx.tx, person.userId);
  const asker = { userId: person.userId, email, emailIsVerified: emailVerifiedAt !== null };
  const decided = decideLinking(asker, identity, await findLinkedUser(ctx.tx, identity));
  if (!decided.ok) return refuse(decided.refusal, told);
  if (!(await linkSignIn(ctx, person, provider, identity))) return refuse('already_linked', told);
  await tellFactorsChanged(ctx, person, 'sign_in_linked');
  return accept();
}
