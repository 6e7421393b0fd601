import type { showEmergencyContacts as endpoint } from '../../contract/profile.ts';
import { may } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { readWhereabouts } from '../people/read.ts';
import { listEmergencyContacts } from './repository.ts';

/** Shows a manager or an admin whom to call for somebody. A write, since each look leaves its row in the audit log. */
export const showEmergencyContacts: UseCase<typeof endpoint> = async (ctx, { params }) => {
  const { tx, actor } = ctx;
  const { organizationId } = actor;
  const whose = { organizationId, employeeId: params.employeeId };
  const thing = await readWhereabouts(tx, whose);
  if (thing.locationIds.length === 0 || !may(actor, 'see_emergency_contacts', thing)) return refuse('not_found');
  const action = 'emergency_contacts.shown';
  await writeAudit(ctx, { organizationId, employeeId: actor.employeeId, action, subjectId: params.employeeId });
  return accept({ contacts: await listEmergencyContacts(tx, whose) });
};
