import { isDeepStrictEqual } from 'node:util';
import type { addAwayLimit as endpoint } from '../../contract/time-off/away-limits.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { dateAt } from '../../domain/kernel/time.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { findLocation } from '../organization/read.ts';
import { findLimit, insertLimit, listLimits, mostLimits } from './away-limits.repository.ts';
import { tellRules } from './tell-rules.ts';

/** Sets dates on which nobody may be away, or no more than some. */
export const addAwayLimit: UseCase<typeof endpoint> = async (ctx, { body: { id: limitId, ...wish } }) => {
  const { tx, actor, now } = ctx;
  const { organizationId } = actor;
  const { name, locationId, startsOn, endsOn, mostAway, effect } = wish;
  if (startsOn > endsOn) return refuse('dates_reversed');
  if (locationId !== null && (await findLocation(tx, organizationId, locationId)) === undefined) {
    return refuse('not_found');
  }
  const limit = { limitId, ...wish };
  const limits = await listLimits(tx, organizationId, { from: dateAt(now, actor.zone) });
  // Sent again it is there already, however many there are.
  const isFull = limits.length >= mostLimits;
  if (isFull && (await findLimit(tx, organizationId, limitId)) === undefined) return refuse('too_many_limits');
  if (!(await insertLimit(tx, organizationId, limit))) {
    const isSame = isDeepStrictEqual(await findLimit(tx, organizationId, limitId), limit);
    return isSame ? accept(limit) : refuse('time_off_id_reused');
  }
  const after = { name, from: startsOn, to: endsOn, mostAway, effect };
  await writeAudit(ctx, {
    ...actor,
    action: 'away_limit.added',
    subjectId: locationId ?? organizationId,
    details: { before: {}, after },
  });
  await tellRules(ctx, locationId);
  return accept(limit);
};
