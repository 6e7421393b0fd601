import type { verifySecondStep as endpoint } from '../../contract/identity.ts';
import type { PasskeyPlace } from '../../domain/factors/passkey.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { mostTriesAtStep, perNetwork, perSecondStep } from '../../domain/throttle/throttle.ts';
import { takeCode } from '../factors/take-code.ts';
import { takePasskey } from '../factors/take-passkey.ts';
import { tellFactorsChanged } from '../factors/tell-factors-changed.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { CountedUseCase } from '../kernel/route.ts';
import { hashOfToken } from '../kernel/secret.ts';
import { enterOrganization } from '../kernel/transaction.ts';
import { forgiveAttempt, throttleAttempt } from '../throttle/throttle-attempt.ts';
import { codesTypedFor, signInsFrom } from '../throttle/throttle-keys.ts';
import { openSession } from './open-session.ts';
import { countTryAtStep, deleteSecondStep, findSecondStep, type HalfSignedIn } from './repository.ts';

const keysOf = (userId: string, network: string) => ({
  codes: codesTypedFor(userId),
  network: signInsFrom(network),
});

/** The second step of a sign-in, by a code or a passkey. Each try is counted before it is judged, at the step and at the account. */
export const verifySecondStep = (place: PasskeyPlace | undefined): CountedUseCase<typeof endpoint, HalfSignedIn> => ({
  async count(ctx, { body }) {
    if (ctx.stepToken === undefined) return refuse('second_step_over');
    const tokenHash = hashOfToken(ctx.stepToken);
    const half = await findSecondStep(ctx.tx, tokenHash, { now: ctx.now, mostTries: mostTriesAtStep });
    if (half === undefined) return refuse('second_step_over');
    const keys = keysOf(half.userId, ctx.caller.network);
    const throttled = await throttleAttempt(ctx, [
      { key: keys.codes, allowance: perSecondStep },
      { key: keys.network, allowance: perNetwork },
    ]);
    if (!throttled.ok) return throttled;
    if (!(await countTryAtStep(ctx.tx, tokenHash, mostTriesAtStep))) return refuse('second_step_over');
    if (!('passkey' in body)) return accept(half);
    const wanted = { place, purpose: 'second_step', userId: half.userId } as const;
    const taken = await takePasskey(ctx, body.passkey, wanted);
    return taken.ok ? accept(half) : taken;
  },

  async save(ctx, { body }, half) {
    await enterOrganization(ctx.tx, half.organizationId);
    const taken = 'passkey' in body ? 'passkey' : await takeCode(ctx, half.userId, body.code);
    if (taken === undefined) return refuse('wrong_code');
    if (!(await deleteSecondStep(ctx.tx, hashOfToken(ctx.stepToken ?? '')))) return refuse('second_step_over');
    const keys = keysOf(half.userId, ctx.caller.network);
    await forgiveAttempt(ctx, { own: [keys.codes], shared: [keys.network] });
    ctx.forgetStep();
    if (taken === 'recovery_code') {
      await writeAudit(ctx, { ...half, action: 'recovery_code.used', subjectId: half.employeeId });
      await tellFactorsChanged(ctx, half, 'recovery_code_used');
    }
    return accept(await openSession(ctx, half));
  },
});
