import type { Context } from '../kernel/context.ts';
import { postLetter } from '../notifications/post-letter.ts';
import { findUserByEmail, readAddressOf } from '../people/read.ts';
import { admitNewcomer } from './admit-newcomer.ts';
import type { Registration } from './jobs.ts';
import { openMembership } from './open-membership.ts';
import { sendConfirmation } from './send-confirmation.ts';

/**
 * Adds who has asked to be admitted, and sends them a link that confirms their address. The owner of an address that has a sign-in
 * already is told instead, and nothing changes.
 */
export async function addRegistrant(ctx: Context, { language, ...wish }: Registration): Promise<void> {
  const newcomer = { ...wish, joinCode: wish.joinCode, emailIsVerified: false, awaitsConfirmation: true };
  const admitted = await admitNewcomer({ ...ctx, language }, newcomer);
  if (admitted.ok) return sendConfirmation(ctx, { ...wish, ...admitted.value, language });
  // An organization that closed its doors in the meantime admits nobody any more.
  if (admitted.refusal === 'email_taken') await tellOwner(ctx, wish);
}

/** In their own language: it may well be somebody else who typed their address. */
async function tellOwner(ctx: Context, wish: Pick<Registration, 'firstName' | 'email'>): Promise<void> {
  const { firstName, email } = wish;
  const user = await findUserByEmail(ctx.tx, email);
  if (user === undefined) return;
  const { organizationId } = await openMembership(ctx, user.id);
  const { language } = await readAddressOf(ctx.tx, user.id);
  if (user.awaitsConfirmation) {
    // With the name that was typed now: the name of the account is nobody's business before the link is opened.
    return sendConfirmation(ctx, { userId: user.id, organizationId, firstName, email, language });
  }
  await postLetter(ctx, { to: { email, language }, kind: 'address_known', facts: { link: '/forgot-password' } });
}
