import type { undoImport as endpoint } from '../../contract/team.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { revokeInvitationsOf } from '../invitations/revoke-invitations-of.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { takeEmployeeNumber } from '../organization/take-employee-number.ts';
import { deleteSignIns, listImported, lockImport, updateUndone } from './imports.repository.ts';
import { updateMember } from './members.repository.ts';
import { findImport, shownImport } from './read.ts';

const mostNamed = 5;

/**
 * Takes a whole import back, as long as nothing hangs on any of its people. Their records stay, rejected and without a
 * sign-in, since rates and the audit log name them; address and employee number are free again.
 */
export const undoImport: UseCase<typeof endpoint> = async (ctx, { params: { importId } }) => {
  const { actor, tx, now } = ctx;
  const { organizationId, employeeId } = actor;
  await lockImport(tx, organizationId, importId);
  const found = await findImport(ctx, importId);
  if (found === undefined) return refuse('not_found');
  if (found.undoneAt !== null) return refuse('import_already_undone');
  const people = await listImported(tx, organizationId, importId);
  const inUse = people.filter((person) => person.inUse);
  if (inUse.length > 0) {
    const names = inUse.slice(0, mostNamed).map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    return refuse('import_in_use', { count: inUse.length, people: names });
  }
  for (const person of people) {
    const employeeNumber = await takeEmployeeNumber(tx, organizationId);
    await updateMember(tx, organizationId, person.employeeId, { status: 'rejected', employeeNumber });
  }
  const employeeIds = people.map((person) => person.employeeId);
  await revokeInvitationsOf(ctx, employeeIds);
  await deleteSignIns(tx, organizationId, employeeIds);
  await updateUndone(tx, { organizationId, importId, by: employeeId, at: now });
  const details = { count: people.length };
  await writeAudit(ctx, { ...actor, action: 'import.undone', subjectId: importId, details });
  return accept(await shownImport(ctx, importId));
};
