import type { changeEmployer as endpoint } from '../../contract/payroll/employer.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { findEmployer, keepEmployer } from './employers.repository.ts';

/** Changes who employs by law on the stubs from now on, unless somebody else did meanwhile. */
export const changeEmployer: UseCase<typeof endpoint> = async (ctx, { body }) => {
  const { tx, actor } = ctx;
  const { organizationId } = actor;
  const { revision: _revision, ...before } = await findEmployer(tx, organizationId);
  const isKept = await keepEmployer(tx, organizationId, body);
  if (!isKept) return refuse('employer_changed_meanwhile', await findEmployer(tx, organizationId));
  const { revision, ...after } = body;
  await writeAudit(ctx, {
    ...actor,
    action: 'employer.changed',
    subjectId: organizationId,
    details: { before, after },
  });
  return accept({ ...after, revision: revision + 1 });
};
