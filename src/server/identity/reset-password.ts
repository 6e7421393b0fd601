import type { resetPassword as endpoint } from '../../contract/identity/links.ts';
import { shortestFor, standsAlone, type PasswordOwner } from '../../domain/identity/password.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { waysOfSecondStep } from '../factors/read.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { SlowUseCase } from '../kernel/route.ts';
import { hashOfToken } from '../kernel/secret.ts';
import { postLetter } from '../notifications/post-letter.ts';
import { overwritePassword } from '../people/change-sign-in.ts';
import { lockPassword, readAddressOf, readSelf, readSignIn } from '../people/read.ts';
import { forgiveAttempt } from '../throttle/throttle-attempt.ts';
import { throttleLink } from '../throttle/throttle-link.ts';
import { revokePrograms } from '../tokens/revoke-programs.ts';
import { choosePassword } from './choose-password.ts';
import { openMembership } from './open-membership.ts';
import { deleteLinks, deleteSessionsOf, findToken, takeToken } from './repository.ts';
import { signInKeys } from './sign-in.ts';

const purpose = 'reset_password';

/**
 * Replaces a forgotten password by the secret of a link. Whose password, the secret alone says. Every session and every
 * API token of the account ends, and the address of its calendar; its owner is told by mail. Signing in is a step of its own, with whatever else it asks.
 */
export const resetPassword: SlowUseCase<
  typeof endpoint,
  { readonly owner: PasswordOwner },
  { readonly passwordHash: string }
> = {
  async load(ctx, { body }) {
    const throttled = await throttleLink(ctx);
    if (!throttled.ok) return throttled;
    const token = await findToken(ctx.tx, { tokenHash: hashOfToken(body.token), purpose, now: ctx.now });
    if (token === undefined) return refuse('link_not_valid');
    const membership = await openMembership(ctx, token.userId);
    const { self } = await readSelf(ctx.tx, membership);
    const facts = [self.firstName, self.lastName, self.email, self.organization.name];
    // Factors that were added before anybody proved the address go with this reset, so they do not count.
    const { emailVerifiedAt } = await readSignIn(ctx.tx, token.userId);
    const hasSecondFactor = emailVerifiedAt !== null && (await waysOfSecondStep(ctx.tx, token.userId)).length > 0;
    return accept({ owner: { hasSecondFactor, facts } });
  },

  work: ({ owner }, { body }) => choosePassword(body.password, owner),

  async save(ctx, { body }, { passwordHash }) {
    const token = await takeToken(ctx.tx, { tokenHash: hashOfToken(body.token), purpose, now: ctx.now });
    // Not for an address that is another's by now: whoever has it was not meant.
    if (token === undefined) return refuse('link_not_valid');
    const { userId, email } = token;
    await lockPassword(ctx.tx, userId);
    // First: what was begun in their name is done by then, and is seen, or is not done at all.
    const ended = await deleteSessionsOf(ctx.tx, userId);
    const needsFactor = !standsAlone(body.password);
    const replaced = await overwritePassword(ctx.tx, { userId, email, passwordHash, needsFactor, now: ctx.now });
    if (!replaced) return refuse('link_not_valid');
    // A factor that went meanwhile, or just now, does not leave a short password behind it.
    if (needsFactor && (await waysOfSecondStep(ctx.tx, userId)).length === 0) {
      return refuse('password_too_short', { shortest: shortestFor(false) });
    }
    // Whoever reads the mail of the account is its owner: what was guessed at the former password counts no longer.
    const { account, knownPlaces, pair } = signInKeys(email, ctx.caller.network);
    await forgiveAttempt(ctx, { own: [account, knownPlaces], shared: [pair] });
    await deleteLinks(ctx.tx, userId);
    const membership = await openMembership(ctx, userId);
    const shutOut = await revokePrograms(ctx.tx, { userId, ...membership });
    const { language } = await readAddressOf(ctx.tx, userId);
    await postLetter(ctx, {
      to: { email, language },
      kind: 'password_changed',
      facts: {
        tokens: shutOut.tokens > 0 ? 'some' : 'none',
        calendar: shutOut.calendarFeeds > 0 ? 'some' : 'none',
        link: '/forgot-password',
      },
    });
    await writeAudit(ctx, {
      ...membership,
      action: 'password.reset',
      subjectId: membership.employeeId,
      details: { ended, ...shutOut },
    });
    return accept();
  },
};
