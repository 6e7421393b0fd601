import type { addPosition as endpoint } from '../../contract/schedule/positions.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { isPositionNameTaken } from '../../domain/schedule/position-name.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { areSkills } from '../skills/read.ts';
import { insertPosition, listPositions, lockPositions } from './positions.repository.ts';

/** Adds something that people work as. */
export const addPosition: UseCase<typeof endpoint> = async (ctx, { body }) => {
  const { tx, actor } = ctx;
  const { organizationId } = actor;
  await lockPositions(tx, organizationId);
  if (isPositionNameTaken(body, await listPositions(tx, organizationId))) return refuse('position_name_taken');
  const skillIds = [...new Set(body.skillIds)].toSorted();
  if (!(await areSkills(tx, organizationId, skillIds))) return refuse('not_found');
  const position = { id: ctx.newId(), ...body, isOpen: true, skillIds };
  await insertPosition(tx, organizationId, position);
  await writeAudit(ctx, { ...actor, action: 'schedule.position_added', details: { after: body } });
  return accept(position);
};
