import type { confirmTotp as endpoint } from '../../contract/factors.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { perSecondStep } from '../../domain/throttle/throttle.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { CountedUseCase } from '../kernel/route.ts';
import { forgiveAttempt, throttleAttempt } from '../throttle/throttle-attempt.ts';
import { throttleKey } from '../throttle/throttle-keys.ts';
import { countRecoveryCodes, findTotp, markTotpConfirmed } from './codes.repository.ts';
import { makeRecoveryCodes } from './replace-recovery-codes.ts';
import { takeTotpCode } from './take-code.ts';
import { tellFactorsChanged } from './tell-factors-changed.ts';

/** Turns the app on once it has shown a code, and gives the recovery codes that stand in for it, unless there are some. */
export const confirmTotp: CountedUseCase<typeof endpoint> = {
  async count(ctx) {
    const factor = await findTotp(ctx.tx, ctx.actor.userId);
    if (factor === undefined || factor.confirmedAt !== null) return refuse('totp_not_started');
    return throttleAttempt(ctx, [{ key: throttleKey('totp', ctx.actor.userId), allowance: perSecondStep }]);
  },

  async save(ctx, { body }) {
    const { actor } = ctx;
    if (!(await takeTotpCode(ctx, actor.userId, body.code, 'unconfirmed'))) return refuse('wrong_code');
    await forgiveAttempt(ctx, { own: [throttleKey('totp', actor.userId)] });
    await markTotpConfirmed(ctx.tx, actor.userId, ctx.now);
    // Those that came with a passkey, and were saved then, stay good.
    const hasCodes = (await countRecoveryCodes(ctx.tx, actor.userId)) > 0;
    const recoveryCodes = hasCodes ? [] : await makeRecoveryCodes(ctx, actor.userId);
    await writeAudit(ctx, { ...actor, action: 'totp.turned_on', subjectId: actor.employeeId });
    await tellFactorsChanged(ctx, actor, 'totp_on');
    return accept({ recoveryCodes });
  },
};
