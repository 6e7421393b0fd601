import type { showRestricted as endpoint } from '../../contract/profile.ts';
import { accept } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { loadProfile, openRestricted } from './read.ts';

/** Opens somebody's own restricted facts. A write: each look leaves its row in the audit log, without what was seen. */
export const showRestricted: UseCase<typeof endpoint> = async (ctx) => {
  const { organizationId, employeeId } = ctx.actor;
  const { kept } = await loadProfile(ctx.tx, ctx.actor);
  await writeAudit(ctx, { organizationId, employeeId, action: 'profile.restricted_shown', subjectId: employeeId });
  return accept(openRestricted(ctx.vault, ctx.actor, kept));
};
