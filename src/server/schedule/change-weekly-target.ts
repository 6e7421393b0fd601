import type { changeWeeklyTarget as endpoint } from '../../contract/schedule/planning-rules.ts';
import { accept } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import { differences } from '../kernel/differences.ts';
import type { UseCase } from '../kernel/route.ts';
import { readOrganization } from '../organization/read.ts';
import { updateWeeklyTarget } from '../organization/set-weekly-target.ts';

/** Chooses above how much work a week is long. */
export const changeWeeklyTarget: UseCase<typeof endpoint> = async (ctx, { body: { weeklyTargetMinutes } }) => {
  const { tx, actor } = ctx;
  const { organizationId } = actor;
  const { weeklyTargetMinutes: former } = await readOrganization(tx, organizationId);
  await updateWeeklyTarget(tx, organizationId, weeklyTargetMinutes);
  const details = differences({ weeklyTargetMinutes: former }, { weeklyTargetMinutes });
  await writeAudit(ctx, { ...actor, action: 'schedule.rules_changed', subjectId: organizationId, details });
  return accept({ weeklyTargetMinutes });
};
