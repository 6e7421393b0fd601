import type { changeNeed as endpoint } from '../../contract/schedule/needs.ts';
import { mayAt } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { textOfStretch } from '../../domain/schedule/availability.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { holdNeed, updateNeed } from './needs.repository.ts';
import { tellEditors } from './tell-planned.ts';

/** Says that more people are needed at those hours, or fewer. */
export const changeNeed: UseCase<typeof endpoint> = async (ctx, { params: { needId }, body: { people } }) => {
  const { tx, actor } = ctx;
  const before = await holdNeed(tx, actor.organizationId, needId);
  if (before === undefined || !mayAt(actor, 'edit_schedule', before.locationId)) return refuse('not_found');
  const { locationId } = before;
  await updateNeed(tx, actor.organizationId, needId, people);
  const which = { weekdays: before.weekday, positionId: before.positionId, hours: textOfStretch(before) };
  const details = { before: { ...which, people: before.people }, after: { ...which, people } };
  await writeAudit(ctx, { ...actor, action: 'schedule.need_changed', subjectId: locationId, details });
  await tellEditors(ctx, [locationId]);
  return accept({ ...before, people });
};
