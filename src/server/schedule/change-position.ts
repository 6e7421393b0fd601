import type { changePosition as endpoint } from '../../contract/schedule/positions.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { isPositionNameTaken } from '../../domain/schedule/position-name.ts';
import { writeAudit } from '../kernel/audit.ts';
import { differences } from '../kernel/differences.ts';
import type { UseCase } from '../kernel/route.ts';
import { areSkills } from '../skills/read.ts';
import { listPositions, lockPositions, updatePosition } from './positions.repository.ts';

/** Renames or recolours a position, says what it asks of people, closes it or opens it again. */
export const changePosition: UseCase<typeof endpoint> = async (ctx, { params: { positionId }, body }) => {
  const { tx, actor, now } = ctx;
  const { organizationId } = actor;
  await lockPositions(tx, organizationId);
  const positions = await listPositions(tx, organizationId);
  const before = positions.find(({ id }) => id === positionId);
  if (before === undefined) return refuse('not_found');
  const skillIds = body.skillIds === undefined ? before.skillIds : [...new Set(body.skillIds)].toSorted();
  if (!(await areSkills(tx, organizationId, skillIds))) return refuse('not_found');
  const after = { id: positionId, ...body, skillIds };
  if (isPositionNameTaken(after, positions)) return refuse('position_name_taken');
  await updatePosition(tx, organizationId, after, now);
  const details = differences(before, after);
  await writeAudit(ctx, { ...actor, action: 'schedule.position_changed', details });
  return accept(after);
};
