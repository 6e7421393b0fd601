import type { addPosition as endpoint } from '../../contract/schedule.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { insertPosition } from './positions.repository.ts';

/** Adds something that people work as. */
export const addPosition: UseCase<typeof endpoint> = async (ctx, { body }) => {
  const { tx, actor } = ctx;
  const position = { id: ctx.newId(), ...body };
  const isAdded = await insertPosition(tx, { organizationId: actor.organizationId, ...position });
  if (!isAdded) return refuse('position_name_taken');
  await writeAudit(ctx, { ...actor, action: 'schedule.position_added', details: { after: body } });
  return accept(position);
};
