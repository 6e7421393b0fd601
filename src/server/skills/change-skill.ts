import type { changeSkill as endpoint } from '../../contract/skills.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { isSkillNameTaken } from '../../domain/skills/skill-name.ts';
import { writeAudit } from '../kernel/audit.ts';
import { differences } from '../kernel/differences.ts';
import type { UseCase } from '../kernel/route.ts';
import { listSkills, lockSkills, updateSkill } from './repository.ts';

/** Renames a skill, closes it or opens it again. Whether it ends stays: what is recorded of people goes by it. */
export const changeSkill: UseCase<typeof endpoint> = async (ctx, { params: { skillId }, body }) => {
  const { tx, actor, now } = ctx;
  const { organizationId } = actor;
  await lockSkills(tx, organizationId);
  const skills = await listSkills(tx, organizationId);
  const before = skills.find(({ id }) => id === skillId);
  if (before === undefined) return refuse('not_found');
  const after = { ...before, ...body };
  if (isSkillNameTaken(after, skills)) return refuse('skill_name_taken');
  await updateSkill(tx, organizationId, after, now);
  await writeAudit(ctx, { ...actor, action: 'skill.changed', details: differences(before, after) });
  return accept(after);
};
