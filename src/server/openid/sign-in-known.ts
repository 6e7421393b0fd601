import { accept, refuse, type Result } from '../../domain/kernel/result.ts';
import type { OpenidIdentity } from '../../domain/openid/openid-identity.ts';
import { findLinkedUser } from '../factors/read.ts';
import { startSession } from '../identity/start-session.ts';
import type { Context } from '../kernel/context.ts';
import type { OpenidProvider } from '../kernel/openid-providers.ts';
import { enterOrganization } from '../kernel/transaction.ts';
import { findMembership } from '../people/read.ts';

/** Signs in whoever an identity is linked to. An address that is known opens nothing: nobody is linked by it. */
export async function signInKnown(
  ctx: Context,
  provider: OpenidProvider,
  identity: OpenidIdentity,
): Promise<Result<undefined, 'identity_unknown', { readonly provider: string }>> {
  const told = { provider: provider.name };
  const userId = await findLinkedUser(ctx.tx, identity);
  if (userId === undefined) return refuse('identity_unknown', told);
  const membership = await findMembership(ctx.tx, userId);
  if (membership === undefined) return refuse('identity_unknown', told);
  await enterOrganization(ctx.tx, membership.organizationId);
  await startSession(ctx, { userId, ...membership });
  return accept();
}
