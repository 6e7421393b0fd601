import type { changePassword as endpoint } from '../../contract/identity.ts';
import { decidePassword, shortestFor, standsAlone } from '../../domain/identity/password.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { perAccountAndNetwork, perNetwork } from '../../domain/throttle/throttle.ts';
import { waysOfSecondStep } from '../factors/read.ts';
import { tellFactorsChanged } from '../factors/tell-factors-changed.ts';
import { writeAudit } from '../kernel/audit.ts';
import { Overtaken } from '../kernel/database-trouble.ts';
import { arePasswordsBusy, hashPassword, isCommonPassword, verifyPassword } from '../kernel/passwords.ts';
import type { SlowUseCase } from '../kernel/route.ts';
import { hashOfToken, newToken } from '../kernel/secret.ts';
import { updatePassword } from '../people/change-sign-in.ts';
import { findPasswordHash, lockPassword, readSelf } from '../people/read.ts';
import { forgiveAttempt, throttleAttempt } from '../throttle/throttle-attempt.ts';
import { confirmationsOf, signInsFrom } from '../throttle/throttle-keys.ts';
import { deleteLinks, deleteOtherSessions, replaceToken } from './repository.ts';

const keysOf = (userId: string, network: string) => ({
  // The same as when signing in again: both try one password.
  person: confirmationsOf(userId),
  network: signInsFrom(network),
});

interface Worked {
  readonly passwordHash: string;
  readonly replaces: string;
}

/** Changes the person's own password. Their other sessions end, and this one goes on under a new secret. */
export const changePassword: SlowUseCase<typeof endpoint, { readonly passwordHash: string | undefined }, Worked> = {
  async load(ctx, { body }) {
    const { actor } = ctx;
    const { self } = await readSelf(ctx.tx, actor);
    const facts = [self.firstName, self.lastName, self.email, self.organization.name];
    const owner = { hasSecondFactor: actor.hasSecondFactor, facts };
    // Before the try is counted: who chooses one weak password after the other is not guessing.
    const decided = decidePassword(body.newPassword, isCommonPassword, owner);
    if (!decided.ok) return decided;
    if (arePasswordsBusy()) return refuse('sign_in_busy');
    const keys = keysOf(actor.userId, ctx.caller.network);
    const throttled = await throttleAttempt(ctx, [
      { key: keys.person, allowance: perAccountAndNetwork },
      { key: keys.network, allowance: perNetwork },
    ]);
    if (!throttled.ok) return throttled;
    return accept({ passwordHash: await findPasswordHash(ctx.tx, actor.userId) });
  },

  async work({ passwordHash: replaces }, { body }) {
    const fits = await verifyPassword(replaces, body.currentPassword);
    if (fits === undefined) return refuse('sign_in_busy');
    if (!fits || replaces === undefined) return refuse('wrong_password');
    const passwordHash = await hashPassword(body.newPassword);
    return passwordHash === undefined ? refuse('sign_in_busy') : accept({ passwordHash, replaces });
  },

  async save(ctx, { body }, change) {
    const { actor } = ctx;
    // A factor that went meanwhile does not leave a short password behind it. Before the counts are held, as whoever signs in does.
    await lockPassword(ctx.tx, actor.userId);
    const keys = keysOf(actor.userId, ctx.caller.network);
    await forgiveAttempt(ctx, { own: [keys.person], shared: [keys.network] });
    const needsFactor = !standsAlone(body.newPassword);
    if (needsFactor && (await waysOfSecondStep(ctx.tx, actor.userId)).length === 0) {
      return refuse('password_too_short', { shortest: shortestFor(false) });
    }
    const replaced = await updatePassword(ctx.tx, { ...change, userId: actor.userId, needsFactor });
    if (!replaced) return refuse('wrong_password');
    // First: what was begun in their name is done by then, and is seen, or is not done at all.
    const ended = await deleteOtherSessions(ctx.tx, actor.userId, actor.sessionId);
    // A thief who was in may have asked for some.
    await deleteLinks(ctx.tx, actor.userId);
    const token = newToken();
    const renewed = { sessionId: actor.sessionId, tokenHash: hashOfToken(token) };
    const expiresAt = await replaceToken(ctx.tx, renewed);
    if (expiresAt === undefined) throw new Overtaken('the session ended meanwhile');
    ctx.keepSession(token, expiresAt);
    await writeAudit(ctx, { ...actor, action: 'password.changed', subjectId: actor.employeeId, details: { ended } });
    await tellFactorsChanged(ctx, actor, 'password_changed');
    return accept();
  },
};
