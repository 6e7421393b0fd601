import type { changePlanningRules as endpoint } from '../../contract/schedule/planning-rules.ts';
import { accept } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import { differences } from '../kernel/differences.ts';
import type { UseCase } from '../kernel/route.ts';
import { listLocations } from '../organization/read.ts';
import { findLevels, keepLevels } from './planning-rules.repository.ts';
import { tellEditors } from './tell-planned.ts';

/** Chooses of each rule of planning whether it is off, warns, asks for a reason or refuses. */
export const changePlanningRules: UseCase<typeof endpoint> = async (ctx, { body: { levels } }) => {
  const { tx, actor } = ctx;
  const { organizationId } = actor;
  const before = await findLevels(tx, organizationId);
  await keepLevels(tx, organizationId, levels);
  const details = differences(before, levels);
  await writeAudit(ctx, { ...actor, action: 'schedule.rules_changed', subjectId: organizationId, details });
  // A week that is open somewhere is judged by the new ones from now on.
  await tellEditors(
    ctx,
    (await listLocations(tx, organizationId)).map(({ id }) => id),
  );
  return accept({ levels });
};
