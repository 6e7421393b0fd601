import type { changeLabourTarget as endpoint } from '../../contract/schedule/labour-targets.ts';
import { mayAt } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import { differences } from '../kernel/differences.ts';
import type { UseCase } from '../kernel/route.ts';
import { findLocation } from '../organization/read.ts';
import { findLabourTarget, keepLabourTarget } from './labour-targets.repository.ts';
import { tellEditors } from './tell-planned.ts';

/** Sets what the weeks of a location are meant to come to at most, unless somebody else did meanwhile. */
export const changeLabourTarget: UseCase<typeof endpoint> = async (ctx, { params: { locationId }, body }) => {
  const { tx, actor } = ctx;
  const { organizationId } = actor;
  const isTheirs = mayAt(actor, 'change_planning_rules', locationId);
  if (!isTheirs || (await findLocation(tx, organizationId, locationId)) === undefined) return refuse('not_found');
  const before = await findLabourTarget(tx, organizationId, locationId);
  const isKept =
    before.revision === body.revision && (await keepLabourTarget(tx, { organizationId, locationId }, body));
  if (!isKept) return refuse('labour_target_changed_meanwhile', await findLabourTarget(tx, organizationId, locationId));
  const { weeklyMinutes, weeklyCents, revision } = body;
  const details = differences(
    { weeklyMinutes: before.weeklyMinutes, weeklyCents: before.weeklyCents },
    { weeklyMinutes, weeklyCents },
  );
  await writeAudit(ctx, { ...actor, action: 'schedule.labour_target_changed', subjectId: locationId, details });
  await tellEditors(ctx, [locationId]);
  return accept({ weeklyMinutes, weeklyCents, revision: revision + 1 });
};
