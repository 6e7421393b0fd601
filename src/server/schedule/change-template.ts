import type { changeTemplate as endpoint } from '../../contract/schedule/templates.ts';
import { mayAt } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { textOfStretch } from '../../domain/schedule/availability.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { readTemplateFault } from './read-template-fault.ts';
import { holdTemplate, listTemplates, updateTemplate, type StoredTemplate } from './templates.repository.ts';

/** Changes what a template is called and what it holds; what was planned by it stays. */
export const changeTemplate: UseCase<typeof endpoint> = async (ctx, { params: { templateId }, body }) => {
  const { tx, actor } = ctx;
  const { organizationId } = actor;
  const before = await holdTemplate(tx, organizationId, templateId);
  if (before === undefined || !mayAt(actor, 'edit_schedule', before.locationId)) return refuse('not_found');
  const { locationId, kind } = before;
  const template = { templateId, kind, ...body };
  const fault = await readTemplateFault(ctx, template, await listTemplates(tx, organizationId, locationId));
  if (fault !== undefined) return refuse(fault);
  await updateTemplate(tx, organizationId, template);
  const details = { before: auditedTemplate(before), after: auditedTemplate(template) };
  await writeAudit(ctx, { ...actor, action: 'schedule.template_changed', subjectId: locationId, details });
  return accept(template);
};

/** What the log keeps: of one shift what it was, of a week how many. */
function auditedTemplate({ kind, name, shifts }: Pick<StoredTemplate, 'kind' | 'name' | 'shifts'>) {
  const [shift] = shifts;
  if (kind === 'week' || shift === undefined) return { name, shifts: shifts.length };
  const { breakMinutes, positionId } = shift;
  return { name, hours: textOfStretch(shift), breakMinutes, positionId };
}
