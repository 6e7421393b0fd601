import type { changeDeductionTemplates as endpoint } from '../../contract/payroll/deduction-templates.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { findTemplates, keepTemplates } from './deduction-templates.repository.ts';

/** Changes what new pay runs of the organization take off, unless somebody else did meanwhile. */
export const changeDeductionTemplates: UseCase<typeof endpoint> = async (ctx, { body }) => {
  const { tx, actor } = ctx;
  const { organizationId } = actor;
  const before = await findTemplates(tx, organizationId);
  if (!(await keepTemplates(tx, organizationId, body))) {
    return refuse('deduction_templates_changed_meanwhile', await findTemplates(tx, organizationId));
  }
  const details = { before: said(before.deductions), after: said(body.deductions) };
  await writeAudit(ctx, { ...actor, action: 'deduction_templates.changed', subjectId: organizationId, details });
  return accept({ deductions: body.deductions, revision: body.revision + 1 });
};

/** As the audit log keeps them: by name, with their figures. */
const said = (deductions: (typeof endpoint.body)['_zod']['output']['deductions']) =>
  Object.fromEntries(
    deductions.map(({ name, id: _id, locationId = null, ...figures }) => [name, { ...figures, locationId }]),
  );
