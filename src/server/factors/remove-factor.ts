import { demandsSecondFactor } from '../../domain/access/second-factor.ts';
import { decideRemoval, hasSecondFactor } from '../../domain/factors/decide-removal.ts';
import { accept, refuse, type Result } from '../../domain/kernel/result.ts';
import type { AuditAction } from '../../words/audit-sentence.ts';
import { writeAudit, type AuditEntry } from '../kernel/audit.ts';
import type { ActorContext } from '../kernel/context.ts';
import { lockPassword } from '../people/read.ts';
import { replaceCodes } from './codes.repository.ts';
import { readWaysIn } from './read.ts';
import { tellFactorsChanged, type FactorsChange } from './tell-factors-changed.ts';

/**
 * Takes a second factor away, unless that would leave less than this person must have: a way in, what their role demands, and a
 * factor beside a password too short to stand alone. With the last one the recovery codes go too.
 *
 * @param remove what the audit log is told of what is gone; undefined where there is nothing to remove
 */
export async function removeFactor(
  ctx: ActorContext,
  remove: () => Promise<Pick<AuditEntry, 'subjectId' | 'details'> | undefined>,
  told: { readonly action: AuditAction; readonly change: FactorsChange },
): Promise<Result<undefined, 'not_found' | 'last_way_in' | 'last_second_factor' | 'password_needs_factor'>> {
  const { actor } = ctx;
  // First, or two that go at one moment would each see the other still there.
  const { needsFactor } = await lockPassword(ctx.tx, actor.userId);
  const removed = await remove();
  if (removed === undefined) return refuse('not_found');
  const left = await readWaysIn(ctx.tx, actor.userId);
  const isDemanded = ctx.demandsSecondFactor && demandsSecondFactor(actor.role);
  const decided = decideRemoval(left, { isDemanded, passwordNeedsFactor: needsFactor });
  if (!decided.ok) return decided;
  if (!hasSecondFactor(left)) await replaceCodes(ctx.tx, actor.userId, []);
  await writeAudit(ctx, { ...actor, ...removed, action: told.action });
  await tellFactorsChanged(ctx, actor, told.change);
  return accept();
}
