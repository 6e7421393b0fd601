import type { replaceRecoveryCodes as endpoint } from '../../contract/factors.ts';
import { recoveryCodeBytes, recoveryCodeCount, recoveryCodeOf } from '../../domain/factors/recovery-code.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { Context } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import { chanceOf } from '../kernel/secret.ts';
import { replaceCodes } from './codes.repository.ts';
import { hashOfCode } from './take-code.ts';
import { tellFactorsChanged } from './tell-factors-changed.ts';

/** Ten new codes instead of the former ones. They are told to their owner now, and to nobody again. */
export async function makeRecoveryCodes(ctx: Context, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => recoveryCodeOf(chanceOf(recoveryCodeBytes)));
  await replaceCodes(ctx.tx, userId, codes.map(hashOfCode));
  return codes;
}

export const replaceRecoveryCodes: UseCase<typeof endpoint> = async (ctx) => {
  const { actor } = ctx;
  if (!actor.hasSecondFactor) return refuse('no_second_factor');
  const recoveryCodes = await makeRecoveryCodes(ctx, actor.userId);
  await writeAudit(ctx, { ...actor, action: 'recovery_codes.replaced', subjectId: actor.employeeId });
  await tellFactorsChanged(ctx, actor, 'recovery_codes_replaced');
  return accept({ recoveryCodes });
};
