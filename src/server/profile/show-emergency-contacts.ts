import type { showEmergencyContacts as endpoint } from '../../contract/profile.ts';
import { isAdmitted } from '../../domain/access/employee-status.ts';
import { may } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { findEmployee, readWhereabouts } from '../people/read.ts';
import { listEmergencyContacts } from './repository.ts';

/**
 * Shows a manager or an admin whom to call for somebody. A write, since each look leaves its row in the audit log. Managers of further locations are
 * among them, though all else that is personal is for those of the home location: whoever falls ill does so where they are (decision 0147).
 */
export const showEmergencyContacts: UseCase<typeof endpoint> = async (ctx, { params }) => {
  const { tx, actor } = ctx;
  const { organizationId } = actor;
  const whose = { organizationId, employeeId: params.employeeId };
  const employee = await findEmployee(tx, organizationId, params.employeeId);
  if (employee === undefined || !isAdmitted(employee.status)) return refuse('not_found');
  if (!may(actor, 'see_emergency_contacts', await readWhereabouts(tx, whose))) return refuse('not_found');
  const action = 'emergency_contacts.shown';
  await writeAudit(ctx, { organizationId, employeeId: actor.employeeId, action, subjectId: params.employeeId });
  return accept({ contacts: await listEmergencyContacts(tx, whose) });
};
