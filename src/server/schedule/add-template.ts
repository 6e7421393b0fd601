import { mostTemplates, type addTemplate as endpoint } from '../../contract/schedule/templates.ts';
import { nameKey } from '../../domain/kernel/name-key.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { isAllBreak, type TemplateShift } from '../../domain/schedule/template.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import { listWorkplaces } from '../people/read.ts';
import { listPositions } from './positions.repository.ts';
import { findEditableLocation } from './read.ts';
import { insertTemplate, listTemplates } from './templates.repository.ts';

/** Keeps a shift, or a whole week, under a name. */
export const addTemplate: UseCase<typeof endpoint> = async (ctx, { body: { locationId, name, kind, shifts } }) => {
  const { tx, actor } = ctx;
  const { organizationId } = actor;
  if ((await findEditableLocation(ctx, locationId)) === undefined) return refuse('not_found');
  if (!(await areKnown(ctx, shifts))) return refuse('not_found');
  if (kind === 'shift' && shifts.length > 1) return refuse('template_of_many_shifts');
  if (shifts.some(isAllBreak)) return refuse('break_too_long');
  const templates = await listTemplates(tx, organizationId, locationId);
  if (templates.length >= mostTemplates) return refuse('too_many_templates');
  const isTaken = templates.some((other) => other.kind === kind && nameKey(other.name) === nameKey(name));
  if (isTaken) return refuse('template_name_taken');
  const template = { templateId: ctx.newId(), kind, name, shifts };
  const isAdded = await insertTemplate(tx, organizationId, { ...template, locationId });
  if (!isAdded) return refuse('template_name_taken');
  const details = { after: { name, shifts: shifts.length } };
  await writeAudit(ctx, { ...actor, action: 'schedule.template_added', subjectId: locationId, details });
  return accept(template);
};

/** Whether the people and positions that shifts name are those of the organization. */
async function areKnown({ tx, actor }: ActorContext, shifts: readonly TemplateShift[]): Promise<boolean> {
  const named = [...new Set(shifts.flatMap(({ employeeId }) => employeeId ?? []))];
  const people = await listWorkplaces(tx, actor.organizationId, named);
  const positions = new Set((await listPositions(tx, actor.organizationId)).map(({ id }) => id));
  return (
    named.every((employeeId) => people.has(employeeId)) &&
    shifts.every(({ positionId }) => positionId === null || positions.has(positionId))
  );
}
