import type { removeAwayLimit as endpoint } from '../../contract/time-off/away-limits.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { endLimit } from './away-limits.repository.ts';
import { tellRules } from './tell-rules.ts';

/** Takes dates away on which nobody could be away, or no more than some. */
export const removeAwayLimit: UseCase<typeof endpoint> = async (ctx, { params: { limitId } }) => {
  const { tx, actor, now } = ctx;
  const was = await endLimit(tx, actor.organizationId, limitId, now);
  if (was === undefined) return refuse('not_found');
  const { name, startsOn, endsOn, mostAway, effect, locationId } = was;
  await writeAudit(ctx, {
    ...actor,
    action: 'away_limit.removed',
    subjectId: locationId ?? actor.organizationId,
    details: { before: { name, from: startsOn, to: endsOn, mostAway, effect }, after: {} },
  });
  await tellRules(ctx, locationId);
  return accept(undefined);
};
