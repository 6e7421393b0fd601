import type { undoImport as endpoint } from '../../contract/team/imports.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { lockInvitationsOf } from '../invitations/read.ts';
import { revokeInvitationsOf } from '../invitations/revoke-invitations-of.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { takeEmployeeNumbers } from '../organization/take-employee-number.ts';
import {
  deleteSignIns,
  listImportedIds,
  listInUse,
  lockImport,
  lockRecords,
  updateRejected,
  updateUndone,
} from './imports.repository.ts';
import { findImport, shownImport } from './read.ts';
import { takeTurn } from './take-turn.ts';

const mostNamed = 5;

/**
 * Takes a whole import back, as long as nothing hangs on any of its people. Their records stay, rejected and without a
 * sign-in, since rates and the audit log name them. Address and employee number are free again, so that the file can be brought
 * anew: nothing was ever recorded or printed under those numbers.
 */
export const undoImport: UseCase<typeof endpoint> = async (ctx, { params: { importId } }) => {
  const { actor, tx, now } = ctx;
  const { organizationId, employeeId } = actor;
  await takeTurn(ctx);
  await lockImport(tx, organizationId, importId);
  const found = await findImport(ctx, importId);
  if (found === undefined) return refuse('not_found');
  if (found.undoneAt !== null) return refuse('import_already_undone');
  const employeeIds = await listImportedIds(tx, organizationId, importId);
  // Whoever accepts an invitation, or is given a shift, at this moment goes before and is in use, or after and finds nobody. In the order
  // in which whoever accepts takes hold of the two.
  await lockInvitationsOf(tx, organizationId, employeeIds);
  await lockRecords(tx, organizationId, employeeIds);
  const inUse = await listInUse(tx, { organizationId, importId, employeeIds });
  if (inUse.length > 0) {
    const names = inUse.slice(0, mostNamed).map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    return refuse('import_in_use', { count: inUse.length, people: names });
  }
  const firstNumber = await takeEmployeeNumbers(tx, organizationId, employeeIds.length);
  await updateRejected(tx, organizationId, employeeIds, firstNumber);
  await revokeInvitationsOf(ctx, { employeeIds });
  await deleteSignIns(tx, organizationId, employeeIds);
  await updateUndone(tx, { organizationId, importId, by: employeeId, at: now });
  const details = { count: employeeIds.length };
  await writeAudit(ctx, { ...actor, action: 'import.undone', subjectId: importId, details });
  return accept(await shownImport(ctx, importId));
};
