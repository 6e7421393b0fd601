import type { removeNeed as endpoint } from '../../contract/schedule/needs.ts';
import { mayAt } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { textOfStretch } from '../../domain/schedule/availability.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { deleteNeed, holdNeed } from './needs.repository.ts';
import { tellEditors } from './tell-planned.ts';

/** Says that nobody is asked for at those hours any more. */
export const removeNeed: UseCase<typeof endpoint> = async (ctx, { params: { needId } }) => {
  const { tx, actor } = ctx;
  const need = await holdNeed(tx, actor.organizationId, needId);
  if (need === undefined || !mayAt(actor, 'edit_schedule', need.locationId)) return refuse('not_found');
  const { locationId, weekday, positionId, people } = need;
  await deleteNeed(tx, actor.organizationId, needId);
  const details = { before: { weekdays: weekday, positionId, hours: textOfStretch(need), people } };
  await writeAudit(ctx, { ...actor, action: 'schedule.need_removed', subjectId: locationId, details });
  await tellEditors(ctx, [locationId]);
  return accept();
};
