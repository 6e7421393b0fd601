import type { signIn as endpoint } from '../../contract/identity/sign-in.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import {
  perAccount,
  perAccountAndNetwork,
  perNetwork,
  unlimited,
  untilLocked,
} from '../../domain/throttle/throttle.ts';
import { arePasswordsBusy, verifyPassword } from '../kernel/passwords.ts';
import type { SlowUseCase } from '../kernel/route.ts';
import { enterOrganization } from '../kernel/transaction.ts';
import { findMembership, findUserByEmail, holdPassword } from '../people/read.ts';
import { forgiveAttempt } from '../throttle/throttle-attempt.ts';
import { throttleGuess } from '../throttle/throttle-guess.ts';
import { signInsFrom, throttleKey } from '../throttle/throttle-keys.ts';
import { isKnownPlace, keepKnownPlace } from './repository.ts';
import { startSession } from './start-session.ts';

/** What is counted of the passwords that are tried. */
export const signInKeys = (email: string, network: string) => ({
  pair: throttleKey('sign-in', email, network),
  /** From everywhere that it was not signed in to before. */
  account: throttleKey('sign-in', email),
  /** From all the places that it was: one count, which a new password ends wherever it is chosen. */
  knownPlaces: throttleKey('sign-in at known places', email),
  network: signInsFrom(network),
});

/**
 * Signs in with e-mail and password. An unknown e-mail takes the same way to the same answer,
 * hash and throttle included, so that nothing tells whether the account exists.
 */
export const signIn: SlowUseCase<
  typeof endpoint,
  { readonly userId: string | undefined; readonly passwordHash: string | undefined },
  { readonly userId: string; readonly passwordHash: string }
> = {
  async load(ctx, { body }) {
    const keys = signInKeys(body.email, ctx.caller.network);
    if (arePasswordsBusy()) return refuse('sign_in_busy');
    const isKnown = await isKnownPlace(ctx.tx, keys.pair);
    const throttled = await throttleGuess(
      ctx,
      [
        { key: keys.pair, allowance: perAccountAndNetwork },
        { key: keys.account, allowance: isKnown ? unlimited : perAccount },
        { key: keys.knownPlaces, allowance: isKnown ? untilLocked : unlimited },
        { key: keys.network, allowance: perNetwork },
      ],
      body.humanCheck,
    );
    if (!throttled.ok) return throttled;
    const user = await findUserByEmail(ctx.tx, body.email);
    // As if there were no such account: or who registered an address and then tries the password would learn that it was new.
    if (user === undefined || user.awaitsConfirmation) return accept({ userId: undefined, passwordHash: undefined });
    return accept({ userId: user.id, passwordHash: user.passwordHash ?? undefined });
  },

  async work({ userId, passwordHash }, { body }) {
    const fits = await verifyPassword(passwordHash, body.password);
    if (fits === undefined) return refuse('sign_in_busy');
    if (!fits || userId === undefined || passwordHash === undefined) return refuse('invalid_credentials');
    return accept({ userId, passwordHash });
  },

  async save(ctx, { body }, { userId, passwordHash }) {
    // Whoever was shut out by a new password, while this one was looked at, stays out.
    if (!(await holdPassword(ctx.tx, { userId, passwordHash }))) return refuse('invalid_credentials');
    const keys = signInKeys(body.email, ctx.caller.network);
    await keepKnownPlace(ctx.tx, keys.pair, ctx.now);
    await forgiveAttempt(ctx, { own: [keys.pair], shared: [keys.account, keys.knownPlaces, keys.network] });
    const membership = await findMembership(ctx.tx, userId);
    if (membership === undefined) return refuse('invalid_credentials');
    await enterOrganization(ctx.tx, membership.organizationId);
    return accept(await startSession(ctx, { userId, ...membership }));
  },
};
