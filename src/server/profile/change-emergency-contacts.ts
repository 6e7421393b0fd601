import type { changeEmergencyContacts as endpoint } from '../../contract/profile.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { decideEmergencyContacts } from '../../domain/profile/emergency-contacts.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { readPerson } from '../people/read.ts';
import { shownContacts } from './read.ts';
import { listEmergencyContacts, replaceEmergencyContacts } from './repository.ts';

/**
 * Keeps whom to call, as one list: who adds, removes or reorders sends all of it, and is refused if it was changed elsewhere since they read it.
 * The audit row counts them: who they are is theirs, and stays out of what is kept for ever.
 */
export const changeEmergencyContacts: UseCase<typeof endpoint> = async (ctx, { body }) => {
  const decided = decideEmergencyContacts(body.contacts);
  if (!decided.ok) return decided;
  // Held, so that two who change one list queue.
  await readPerson(ctx.tx, ctx.actor, true);
  const before = await listEmergencyContacts(ctx.tx, ctx.actor);
  const shown = shownContacts(before);
  if (shown.revision !== body.revision) return refuse('emergency_contacts_changed_elsewhere', { now: shown });
  const after = decided.value;
  await replaceEmergencyContacts(ctx.tx, ctx.actor, after);
  const { organizationId, employeeId } = ctx.actor;
  await writeAudit(ctx, {
    organizationId,
    employeeId,
    action: 'emergency_contacts.changed',
    subjectId: employeeId,
    details: { before: before.length, after: after.length },
  });
  ctx.announce(ctx.actor, 'session');
  return accept(shownContacts(after));
};
