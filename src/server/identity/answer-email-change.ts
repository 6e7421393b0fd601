import type { Context } from '../kernel/context.ts';
import { postLetter } from '../notifications/post-letter.ts';
import { findUserByEmail, readAddressOf } from '../people/read.ts';
import { makeToken } from './make-token.ts';
import { openMembership } from './open-membership.ts';

/** Sends a link to the new address. If it is somebody's already, its owner is told instead. */
export async function answerEmailChange(
  ctx: Context,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<void> {
  const owner = await findUserByEmail(ctx.tx, email);
  await openMembership(ctx, owner?.id ?? userId);
  const { language } = await readAddressOf(ctx.tx, owner?.id ?? userId);
  const to = { email, language };
  if (owner !== undefined) {
    return postLetter(ctx, { to, kind: 'address_known', facts: { link: '/forgot-password' } });
  }
  const { fragment, hours, expiresAt } = await makeToken(ctx, { purpose: 'change_email', userId, email });
  const facts = { hours, link: `/confirm-new-email${fragment}` } as const;
  await postLetter(ctx, { to, kind: 'change_email', facts, usefulUntil: expiresAt });
}
