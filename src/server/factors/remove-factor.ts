import { demandsSecondFactor } from '../../domain/access/second-factor.ts';
import { accept, refuse, type Result } from '../../domain/kernel/result.ts';
import type { AuditAction } from '../../words/audit-sentence.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { ActorContext } from '../kernel/context.ts';
import { lockPassword } from '../people/read.ts';
import { waysOfSecondStep } from './read.ts';
import { replaceCodes } from './repository.ts';
import { tellFactorsChanged, type FactorsChange } from './tell-factors-changed.ts';

/**
 * Takes a second factor away, unless that would leave less than this person must have: a role may demand one, and a short
 * password may not stand alone. With the last one the recovery codes go too.
 *
 * @param remove false where there is nothing to remove
 */
export async function removeFactor(
  ctx: ActorContext,
  remove: () => Promise<boolean>,
  told: { readonly action: AuditAction; readonly change: FactorsChange },
): Promise<Result<undefined, 'not_found' | 'last_second_factor' | 'password_needs_factor'>> {
  const { actor } = ctx;
  // First, or two that go at one moment would each see the other still there.
  const { needsFactor } = await lockPassword(ctx.tx, actor.userId);
  if (!(await remove())) return refuse('not_found');
  if ((await waysOfSecondStep(ctx.tx, actor.userId)).length === 0) {
    if (ctx.demandsSecondFactor && demandsSecondFactor(actor.role)) return refuse('last_second_factor');
    if (needsFactor) return refuse('password_needs_factor');
    await replaceCodes(ctx.tx, actor.userId, []);
  }
  await writeAudit(ctx, { ...actor, action: told.action, subjectId: actor.employeeId });
  await tellFactorsChanged(ctx, actor, told.change);
  return accept();
}
