import type { addSkill as endpoint } from '../../contract/skills.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { isSkillNameTaken } from '../../domain/skills/skill-name.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { insertSkill, listSkills, lockSkills } from './repository.ts';

/** Adds a skill, or a certificate that ends. */
export const addSkill: UseCase<typeof endpoint> = async (ctx, { body }) => {
  const { tx, actor } = ctx;
  const { organizationId } = actor;
  await lockSkills(tx, organizationId);
  if (isSkillNameTaken(body, await listSkills(tx, organizationId))) return refuse('skill_name_taken');
  const skill = { id: ctx.newId(), ...body, isOpen: true };
  await insertSkill(tx, organizationId, skill);
  await writeAudit(ctx, { ...actor, action: 'skill.added', details: { after: body } });
  return accept(skill);
};
