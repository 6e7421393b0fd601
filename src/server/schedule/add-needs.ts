import type { addNeeds as endpoint } from '../../contract/schedule/needs.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { textOfStretch } from '../../domain/schedule/availability.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { insertNeeds, type StoredNeed } from './needs.repository.ts';
import { listPositions } from './positions.repository.ts';
import { findEditableLocation } from './read.ts';
import { tellEditors } from './tell-planned.ts';

/** Says how many people a location needs at some hours of some weekdays. */
export const addNeeds: UseCase<typeof endpoint> = async (ctx, { body }) => {
  const { tx, actor } = ctx;
  const { organizationId } = actor;
  const { locationId, positionId, weekdays, fromMinute, toMinute, people } = body;
  if ((await findEditableLocation(ctx, locationId)) === undefined) return refuse('not_found');
  const positions = await listPositions(tx, organizationId);
  if (positionId !== null && !positions.some(({ id, isOpen }) => id === positionId && isOpen))
    return refuse('not_found');
  if (toMinute <= fromMinute) return refuse('need_without_length');
  const needs = [...new Set(weekdays)].map((weekday): StoredNeed => ({
    needId: ctx.newId(),
    locationId,
    weekday,
    positionId,
    fromMinute,
    toMinute,
    people,
  }));
  if (!(await insertNeeds(tx, organizationId, needs))) return refuse('need_said_already');
  const hours = textOfStretch(body);
  const details = { after: { weekdays: weekdays.join(', '), positionId, hours, people } };
  await writeAudit(ctx, { ...actor, action: 'schedule.need_added', subjectId: locationId, details });
  await tellEditors(ctx, [locationId]);
  return accept({ needs });
};
