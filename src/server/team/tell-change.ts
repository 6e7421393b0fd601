import type { AuditAction } from '../../words/audit-sentence.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { ActorContext } from '../kernel/context.ts';

/** Leaves a row in the audit log for what is kept of somebody and differs from what it was; where it is the same, none. */
export async function tellChange(
  ctx: ActorContext,
  subjectId: string,
  action: AuditAction,
  { before, after }: { readonly before: string; readonly after: string },
): Promise<void> {
  if (before !== after) await writeAudit(ctx, { ...ctx.actor, action, subjectId, details: { before, after } });
}
