import type { addTimeOffType as endpoint } from '../../contract/time-off/time-off-types.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { mostTimeOffTypes } from '../../domain/time-off/time-off-type.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { isCalledLikeAnother } from './show-time-off-types.ts';
import { tellRules } from './tell-rules.ts';
import { insertType, listTypes, lockTypes } from './time-off-types.repository.ts';

/** Adds a type of time off, paid or not. */
export const addTimeOffType: UseCase<typeof endpoint> = async (ctx, { body }) => {
  const { tx, actor, now } = ctx;
  const { organizationId } = actor;
  await lockTypes(tx, organizationId);
  const types = await listTypes(tx, organizationId);
  if (types.length >= mostTimeOffTypes) return refuse('too_many_time_off_types');
  const type = { typeId: ctx.newId(), preset: null, ...body, isOpen: true };
  if (isCalledLikeAnother(type, types)) return refuse('time_off_type_name_taken');
  await insertType(tx, organizationId, type, now);
  await writeAudit(ctx, { ...actor, action: 'time_off_type.added', subjectId: type.typeId, details: { after: body } });
  await tellRules(ctx, null);
  return accept(type);
};
