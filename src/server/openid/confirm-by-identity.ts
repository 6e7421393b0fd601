import { accept, refuse, type Result } from '../../domain/kernel/result.ts';
import { addMilliseconds, millisecondsPerMinute, type Instant } from '../../domain/kernel/time.ts';
import type { OpenidIdentity } from '../../domain/openid/openid-identity.ts';
import { findLinkedUser } from '../factors/read.ts';
import { confirmPerson } from '../identity/confirm-person.ts';
import type { Context, Person } from '../kernel/context.ts';
import type { OpenidProvider } from '../kernel/openid-providers.ts';

/** A provider's clock may be so far behind ours. */
const leewayMilliseconds = millisecondsPerMinute;

/**
 * Takes a provider's word that it is still the signed-in person who is there: the very identity that is linked to them, signed in there
 * not before they were asked to. A provider that does not say when vouches for nothing: what we asked for went through the browser,
 * whose address whoever sits before it can edit (OpenID Connect Core 1.0 section 3.1.2.1).
 */
export async function confirmByIdentity(
  ctx: Context,
  person: Person,
  { provider, identity, askedAt }: { provider: OpenidProvider; identity: OpenidIdentity; askedAt: Instant },
): Promise<Result<undefined, 'not_your_account' | 'answer_not_trusted', { readonly provider: string }>> {
  const told = { provider: provider.name };
  if ((await findLinkedUser(ctx.tx, identity)) !== person.userId) return refuse('not_your_account', told);
  const { authenticatedAt } = identity;
  const isFresh = authenticatedAt !== undefined && authenticatedAt >= addMilliseconds(askedAt, -leewayMilliseconds);
  if (!isFresh) return refuse('answer_not_trusted', told);
  await confirmPerson(ctx, person);
  return accept();
}
