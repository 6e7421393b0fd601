import type { askForPasskey as endpoint } from '../../contract/identity/sign-in.ts';
import type { PasskeyPlace } from '../../domain/factors/passkey.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { mostTriesAtStep, perChallenge } from '../../domain/throttle/throttle.ts';
import { makeChallenge } from '../factors/make-challenge.ts';
import { passkeysOf } from '../factors/read.ts';
import type { MaybePersonContext } from '../kernel/context.ts';
import type { CountedUseCase } from '../kernel/route.ts';
import { hashOfToken } from '../kernel/secret.ts';
import { throttleAttempt } from '../throttle/throttle-attempt.ts';
import { passkeysFrom } from '../throttle/throttle-keys.ts';
import { findSecondStep } from './repository.ts';

/** What a passkey is to sign. Which passkeys somebody has is told to nobody but whoever has passed the first step, or is signed in. */
export const askForPasskey = (
  place: PasskeyPlace | undefined,
): CountedUseCase<typeof endpoint, { readonly userId: string | null }> => ({
  async count(ctx, { body }) {
    if (place === undefined) return refuse('passkeys_not_offered');
    const throttled = await throttleAttempt(ctx, [{ key: passkeysFrom(ctx.caller.network), allowance: perChallenge }]);
    if (!throttled.ok) return throttled;
    if (body.purpose === 'sign_in') return accept({ userId: null });
    const userId = body.purpose === 'confirm' ? ctx.person?.userId : await whoWaits(ctx);
    return userId === undefined ? refuse('second_step_over') : accept({ userId });
  },

  async save(ctx, { body }, { userId }) {
    return accept({
      challenge: await makeChallenge(ctx, body.purpose, userId),
      host: place?.host ?? '',
      known: userId === null ? [] : await passkeysOf(ctx.tx, userId),
    });
  },
});

async function whoWaits({ tx, now, stepToken }: MaybePersonContext): Promise<string | undefined> {
  if (stepToken === undefined) return undefined;
  return (await findSecondStep(tx, hashOfToken(stepToken), { now, mostTries: mostTriesAtStep }))?.userId;
}
