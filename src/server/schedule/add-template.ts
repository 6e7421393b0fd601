import { mostTemplates, type addTemplate as endpoint } from '../../contract/schedule/templates.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { readTemplateFault } from './read-template-fault.ts';
import { findEditableLocation } from './read.ts';
import { insertTemplate, listTemplates } from './templates.repository.ts';

/** Keeps a shift, or a whole week, under a name. */
export const addTemplate: UseCase<typeof endpoint> = async (ctx, { body: { locationId, name, kind, shifts } }) => {
  const { tx, actor } = ctx;
  const { organizationId } = actor;
  if ((await findEditableLocation(ctx, locationId)) === undefined) return refuse('not_found');
  const templates = await listTemplates(tx, organizationId, locationId);
  const template = { templateId: ctx.newId(), kind, name, shifts };
  const fault = await readTemplateFault(ctx, template, templates);
  if (fault !== undefined) return refuse(fault);
  if (templates.length >= mostTemplates) return refuse('too_many_templates');
  const isAdded = await insertTemplate(tx, organizationId, { ...template, locationId });
  if (!isAdded) return refuse('template_name_taken');
  const details = { after: { name, shifts: shifts.length } };
  await writeAudit(ctx, { ...actor, action: 'schedule.template_added', subjectId: locationId, details });
  return accept(template);
};
