import { writeAudit } from '../kernel/audit.ts';
import type { ActorContext } from '../kernel/context.ts';
import { insertWaiver, type StoredWaiver } from './meal-waivers.repository.ts';
import { openWaivers, type OpenWaivers } from './read-meal-waivers.ts';

/** The actor's own. */
export async function openOwnWaivers(ctx: ActorContext): Promise<OpenWaivers> {
  const open = await openWaivers(ctx, ctx.actor.employeeId);
  if (open === undefined) throw new Error('somebody may not see their own time card');
  return open;
}

/** Adds a statement to theirs, tells the audit log of it, and whoever follows their cards. */
export async function keepStatement(
  ctx: ActorContext,
  open: OpenWaivers,
  stated: Pick<StoredWaiver, 'meal' | 'kind' | 'startsOn' | 'wording'>,
): Promise<OpenWaivers> {
  const { organizationId, employeeId } = ctx.actor;
  const { meal, kind, startsOn, wording } = stated;
  const sequence = (open.statements.at(-1)?.sequence ?? 0) + 1;
  const stored: StoredWaiver = { ...stated, employeeId, sequence, recordedAt: ctx.now };
  await insertWaiver(ctx.tx, organizationId, stored);
  const details = {
    meal,
    startsOn,
    ...(wording === null ? {} : { attestationVersion: wording.version, language: wording.language }),
  };
  const action = kind === 'agreed' ? 'meal_waiver.agreed' : 'meal_waiver.revoked';
  await writeAudit(ctx, { organizationId, employeeId, action, subjectId: employeeId, details });
  ctx.announce({ organizationId, employeeId }, 'cards');
  return { ...open, statements: [...open.statements, stored] };
}
