import type { removeTemplate as endpoint } from '../../contract/schedule/templates.ts';
import { mayAt } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { deleteTemplate, findTemplate } from './templates.repository.ts';

/** Takes a template away; what was planned by it stays. */
export const removeTemplate: UseCase<typeof endpoint> = async (ctx, { params: { templateId } }) => {
  const { tx, actor } = ctx;
  const template = await findTemplate(tx, actor.organizationId, templateId);
  if (template === undefined || !mayAt(actor, 'edit_schedule', template.locationId)) return refuse('not_found');
  const { locationId, name, shifts } = template;
  await deleteTemplate(tx, actor.organizationId, templateId);
  const details = { before: { name, shifts: shifts.length } };
  await writeAudit(ctx, { ...actor, action: 'schedule.template_removed', subjectId: locationId, details });
  return accept();
};
