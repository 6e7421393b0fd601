import type { signInByPasskey as endpoint } from '../../contract/identity/sign-in.ts';
import type { PasskeyPlace } from '../../domain/factors/passkey.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { perNetwork } from '../../domain/throttle/throttle.ts';
import { takePasskey } from '../factors/take-passkey.ts';
import type { CountedUseCase } from '../kernel/route.ts';
import { hashOfToken } from '../kernel/secret.ts';
import { enterOrganization } from '../kernel/transaction.ts';
import { findMembership } from '../people/read.ts';
import { forgiveAttempt, throttleAttempt } from '../throttle/throttle-attempt.ts';
import { passkeysFrom, signInsFrom } from '../throttle/throttle-keys.ts';
import { openSession } from './open-session.ts';
import { deleteSecondStep } from './repository.ts';

/**
 * Signs in whoever's passkey signs. The device has made sure of its owner, by something that they know or are, and is itself
 * something that they have: so no second step is asked.
 */
export const signInByPasskey = (
  place: PasskeyPlace | undefined,
): CountedUseCase<typeof endpoint, { readonly userId: string }> => ({
  async count(ctx, { body }) {
    const shared = signInsFrom(ctx.caller.network);
    const throttled = await throttleAttempt(ctx, [{ key: shared, allowance: perNetwork }]);
    if (!throttled.ok) return throttled;
    const taken = await takePasskey(ctx, body.passkey, { place, purpose: 'sign_in', userId: null });
    if (taken.ok) await forgiveAttempt(ctx, { shared: [shared, passkeysFrom(ctx.caller.network)] });
    return taken;
  },

  async save(ctx, _, { userId }) {
    const membership = await findMembership(ctx.tx, userId);
    if (membership === undefined) return refuse('passkey_not_accepted');
    await enterOrganization(ctx.tx, membership.organizationId);
    // Whoever waited at the second step of this browser has come in another way.
    if (ctx.stepToken !== undefined) await deleteSecondStep(ctx.tx, hashOfToken(ctx.stepToken));
    ctx.forgetStep();
    return accept(await openSession(ctx, { userId, ...membership }));
  },
});
