import type { changeTimeOffType as endpoint } from '../../contract/time-off/time-off-types.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import { differences } from '../kernel/differences.ts';
import type { UseCase } from '../kernel/route.ts';
import { isCalledLikeAnother } from './show-time-off-types.ts';
import { tellRules } from './tell-rules.ts';
import { auditedType, listTypes, lockTypes, updateType } from './time-off-types.repository.ts';

/**
 * Renames a type, says how it is asked for, retires it or opens it again: what is asked for alone, as the type stands by then. Whether it
 * is paid stays: balances and weeks that are approved go by it.
 */
export const changeTimeOffType: UseCase<typeof endpoint> = async (ctx, { params: { typeId }, body }) => {
  const { tx, actor, now } = ctx;
  const { organizationId } = actor;
  await lockTypes(tx, organizationId);
  const types = await listTypes(tx, organizationId);
  const before = types.find((one) => one.typeId === typeId);
  if (before === undefined) return refuse('not_found');
  const { name, unit, needsNote, needsAttachment, isOpen } = body;
  const after = {
    ...before,
    ...(name !== undefined && { name }),
    ...(unit !== undefined && { unit }),
    ...(needsNote !== undefined && { needsNote }),
    ...(needsAttachment !== undefined && { needsAttachment }),
    ...(isOpen !== undefined && { isOpen }),
  };
  if (after.name === null && after.preset === null) return refuse('time_off_type_without_name');
  if (isCalledLikeAnother(after, types)) return refuse('time_off_type_name_taken');
  if (!after.isOpen && !types.some((one) => one.isOpen && one.typeId !== typeId)) return refuse('last_time_off_type');
  const changed = differences(before, after);
  if (Object.keys(changed.after).length === 0) return accept(after);
  await updateType(tx, organizationId, after, now);
  await writeAudit(ctx, {
    ...actor,
    action: 'time_off_type.changed',
    subjectId: typeId,
    details: { timeOffType: auditedType(before), ...changed },
  });
  await tellRules(ctx, null);
  return accept(after);
};
