import type { signInAgain as endpoint } from '../../contract/identity.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { perAccountAndNetwork, perNetwork } from '../../domain/throttle/throttle.ts';
import { takeTotpCode } from '../factors/take-code.ts';
import { writeAudit } from '../kernel/audit.ts';
import { arePasswordsBusy, verifyPassword } from '../kernel/passwords.ts';
import type { SlowUseCase } from '../kernel/route.ts';
import { findPasswordHash } from '../people/read.ts';
import { forgiveAttempt, throttleAttempt, throttleKey } from '../throttle/throttle-attempt.ts';
import { freshenSession } from './repository.ts';

const keysOf = (userId: string, network: string) => ({
  person: throttleKey('sign-in again', userId),
  network: throttleKey('sign-in', '', network),
});

/**
 * Asks the signed-in person for their password, or a code of their app, once more. Counted by person, wherever they are: who
 * found a page open may not try one after the other at it.
 */
export const signInAgain: SlowUseCase<typeof endpoint, { readonly passwordHash: string | undefined }, undefined> = {
  async load(ctx, { body }) {
    if ('password' in body && arePasswordsBusy()) return refuse('sign_in_busy');
    const { userId } = ctx.person;
    const keys = keysOf(userId, ctx.caller.network);
    const throttled = await throttleAttempt(ctx, [
      { key: keys.person, allowance: perAccountAndNetwork },
      { key: keys.network, allowance: perNetwork },
    ]);
    return throttled.ok ? accept({ passwordHash: await findPasswordHash(ctx.tx, userId) }) : throttled;
  },

  async work({ passwordHash }, { body }) {
    if ('code' in body) return accept();
    const fits = await verifyPassword(passwordHash, body.password);
    if (fits === undefined) return refuse('sign_in_busy');
    return fits ? accept() : refuse('wrong_password');
  },

  async save(ctx, { body }) {
    const { person } = ctx;
    if ('code' in body && !(await takeTotpCode(ctx, person.userId, body.code))) return refuse('wrong_code');
    const keys = keysOf(person.userId, ctx.caller.network);
    await forgiveAttempt(ctx, { own: keys.person, shared: [keys.network] });
    await freshenSession(ctx.tx, person.sessionId, ctx.now);
    await writeAudit(ctx, { ...person, action: 'session.confirmed', subjectId: person.sessionId });
    return accept();
  },
};
