import type { withdrawHeldSkill as endpoint } from '../../contract/skills.ts';
import { may, thingOf } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { heldThatCounts } from '../../domain/skills/held-skill.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { findHolder, heldReplyOf } from './read.ts';
import { insertHeld, listHeld, listSkills, lockHeld } from './repository.ts';
import { tellHolding } from './tell-holding.ts';

/** Takes away what was recorded of somebody: by a row that says so, since what was recorded stays. Sent again, it is away once. */
export const withdrawHeldSkill: UseCase<typeof endpoint> = async (ctx, { params: { employeeId, heldId } }) => {
  const { tx, actor, now } = ctx;
  const { organizationId } = actor;
  const holder = await findHolder(ctx, employeeId);
  if (holder === undefined || !may(actor, 'record_skills', thingOf(holder.employee))) return refuse('not_found');
  if (holder.isOwn) return refuse('own_skills');
  await lockHeld(tx, employeeId);
  const rows = await listHeld(tx, organizationId, [employeeId]);
  const held = rows.find(({ id, isWithdrawn }) => id === heldId && !isWithdrawn);
  if (held === undefined) return refuse('not_found');
  const successor = rows.find(({ supersedesId }) => supersedesId === heldId);
  if (successor?.isWithdrawn === true) return accept(await heldReplyOf(ctx, employeeId, holder.mayRecord));
  if (!heldThatCounts(rows).includes(held)) return refuse('held_skill_changed');
  const withdrawn = { ...held, id: ctx.newId(), supersedesId: heldId, isWithdrawn: true };
  await insertHeld(tx, organizationId, withdrawn, { by: actor.employeeId, at: now });
  const name = (await listSkills(tx, organizationId)).find(({ id }) => id === held.skillId)?.name ?? '';
  const before = { name, from: held.startsOn, to: held.endsOn };
  await writeAudit(ctx, {
    ...actor,
    action: 'skill.withdrawn',
    subjectId: employeeId,
    details: { before, after: null },
  });
  await tellHolding(ctx, holder.employee);
  return accept(await heldReplyOf(ctx, employeeId, holder.mayRecord));
};
