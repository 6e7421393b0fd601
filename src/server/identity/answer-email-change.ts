import type { Context } from '../kernel/context.ts';
import { holdSession } from '../kernel/hold-session.ts';
import { postLetter } from '../notifications/post-letter.ts';
import { findUserByEmail, lockSignIn, readAddressOf } from '../people/read.ts';
import type { EmailChange } from './jobs.ts';
import { makeToken } from './make-token.ts';
import { openMembership } from './open-membership.ts';

/**
 * Sends a link to the new address, unless meanwhile something ended what the wish stood on: another password, another address, or the
 * end of the session that wished it. If the new one is somebody's already, its owner is told instead.
 */
export async function answerEmailChange(ctx: Context, { userId, email, person, from }: EmailChange): Promise<void> {
  // Until this is done: whoever ends it now finds the link, and ends that.
  const signIn = await lockSignIn(ctx.tx, userId);
  const isSame = signIn.email === from.email && signIn.passwordHash === from.passwordHash;
  if (!isSame || !(await holdSession(ctx.tx, person))) return;
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
