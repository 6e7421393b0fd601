import type { signInAgain as endpoint } from '../../contract/identity.ts';
import { decideConfirming } from '../../domain/factors/confirming.ts';
import type { PasskeyPlace } from '../../domain/factors/passkey.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { perAccountAndNetwork, perNetwork, perSecondStep } from '../../domain/throttle/throttle.ts';
import { readWaysIn } from '../factors/read.ts';
import { takeTotpCode } from '../factors/take-code.ts';
import { takePasskey } from '../factors/take-passkey.ts';
import { arePasswordsBusy, verifyPassword } from '../kernel/passwords.ts';
import type { SlowUseCase } from '../kernel/route.ts';
import { findPasswordHash, holdPassword } from '../people/read.ts';
import { forgiveAttempt, throttleAttempt } from '../throttle/throttle-attempt.ts';
import { codesTypedFor, confirmationsOf, signInsFrom } from '../throttle/throttle-keys.ts';
import { confirmPerson } from './confirm-person.ts';

const keysOf = (userId: string, network: string) => ({
  person: confirmationsOf(userId),
  network: signInsFrom(network),
});

/** A code has fewer guesses in it than a password, so those are counted where codes are, too. */
const codeKeysIn = (body: { readonly code?: string | undefined } | object, userId: string): readonly Buffer[] =>
  'code' in body && body.code !== undefined ? [codesTypedFor(userId)] : [];

/** What a password is held against. */
interface Checked {
  readonly passwordHash: string | undefined;
}

/**
 * Asks the signed-in person once more to show who they are: by a passkey, or by their password with whatever stands beside it.
 * Counted by person, wherever they are: who found a page open may not try one after the other at it.
 */
export const signInAgain = (place: PasskeyPlace | undefined): SlowUseCase<typeof endpoint, Checked, Checked> => ({
  async load(ctx, { body }) {
    if ('password' in body && arePasswordsBusy()) return refuse('sign_in_busy');
    const { userId } = ctx.person;
    const keys = keysOf(userId, ctx.caller.network);
    const throttled = await throttleAttempt(ctx, [
      { key: keys.person, allowance: perAccountAndNetwork },
      ...codeKeysIn(body, userId).map((key) => ({ key, allowance: perSecondStep })),
      { key: keys.network, allowance: perNetwork },
    ]);
    if (!throttled.ok) return throttled;
    if ('passkey' in body) {
      const taken = await takePasskey(ctx, body.passkey, { place, purpose: 'confirm', userId });
      if (!taken.ok) return taken;
    }
    return accept({ passwordHash: await findPasswordHash(ctx.tx, userId) });
  },

  async work({ passwordHash }, { body }) {
    if (!('password' in body)) return accept({ passwordHash });
    const fits = await verifyPassword(passwordHash, body.password);
    if (fits === undefined) return refuse('sign_in_busy');
    return fits ? accept({ passwordHash }) : refuse('wrong_password');
  },

  async save(ctx, { body }, { passwordHash }) {
    const { person } = ctx;
    const isStill = !('password' in body) || (await holdPassword(ctx.tx, { userId: person.userId, passwordHash }));
    if (!isStill) return refuse('wrong_password');
    if (!('passkey' in body)) {
      const shown = { first: 'password' in body, code: body.code !== undefined };
      const decided = decideConfirming(shown, await readWaysIn(ctx.tx, person.userId));
      if (!decided.ok) return decided;
      const isRight = body.code === undefined || (await takeTotpCode(ctx, person.userId, body.code));
      if (!isRight) return refuse('wrong_code');
    }
    const keys = keysOf(person.userId, ctx.caller.network);
    await forgiveAttempt(ctx, { own: [keys.person, ...codeKeysIn(body, person.userId)], shared: [keys.network] });
    await confirmPerson(ctx, person);
    return accept();
  },
});
