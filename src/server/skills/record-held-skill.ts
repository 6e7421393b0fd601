import { isDeepStrictEqual } from 'node:util';
import type { recordHeldSkill as endpoint } from '../../contract/skills.ts';
import { isAdmitted } from '../../domain/access/employee-status.ts';
import { may, thingOf } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { decideHeld, heldThatCounts } from '../../domain/skills/held-skill.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { findHolder, heldReplyOf } from './read.ts';
import { insertHeld, listHeld, listSkills, lockHeld, type StoredHeld } from './repository.ts';
import { tellHolding } from './tell-holding.ts';

/**
 * Records that somebody holds a skill, or a certificate until its last day. Nobody records their own; a manager does for the people at
 * their locations, to whom anybody else does not exist.
 */
export const recordHeldSkill: UseCase<typeof endpoint> = async (ctx, { params: { employeeId }, body }) => {
  const { tx, actor, now } = ctx;
  const { organizationId } = actor;
  const holder = await findHolder(ctx, employeeId);
  if (holder === undefined || !may(actor, 'record_skills', thingOf(holder.employee))) return refuse('not_found');
  if (holder.isOwn) return refuse('own_skills');
  if (!isAdmitted(holder.employee.status)) return refuse('employee_not_admitted');
  await lockHeld(tx, employeeId);
  const rows = await listHeld(tx, organizationId, [employeeId]);
  const held: StoredHeld = { ...body, employeeId, isWithdrawn: false };
  const known = rows.find(({ id }) => id === body.id);
  if (known !== undefined) {
    return isDeepStrictEqual({ ...known }, held)
      ? accept(await heldReplyOf(ctx, employeeId, true))
      : refuse('held_skill_id_reused');
  }
  const skill = (await listSkills(tx, organizationId)).find(({ id }) => id === body.skillId);
  if (skill === undefined) return refuse('not_found');
  const replaced = rows.find(({ id }) => id === body.supersedesId);
  if (body.supersedesId !== null && replaced?.skillId !== body.skillId) return refuse('not_found');
  if (replaced !== undefined && !heldThatCounts(rows).includes(replaced)) return refuse('held_skill_changed');
  // What was recorded is corrected also where the skill is closed by now.
  const decided = decideHeld(body, replaced === undefined ? skill : { ...skill, isOpen: true });
  if (!decided.ok) return decided;
  if (!(await insertHeld(tx, organizationId, held, { by: actor.employeeId, at: now }))) {
    return refuse('held_skill_id_reused');
  }
  const before = replaced === undefined ? null : { name: skill.name, from: replaced.startsOn, to: replaced.endsOn };
  const after = { name: skill.name, from: body.startsOn, to: body.endsOn };
  const action = replaced === undefined ? 'skill.recorded' : 'skill.corrected';
  await writeAudit(ctx, { ...actor, action, subjectId: employeeId, details: { before, after } });
  await tellHolding(ctx, holder.employee);
  return accept(await heldReplyOf(ctx, employeeId, true));
};
