import type { changeRole as endpoint } from '../../contract/team.ts';
import { isAdmitted } from '../../domain/access/employee-status.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { decideRole } from '../../domain/team/employment.ts';
import type { UseCase } from '../kernel/route.ts';
import { listLocations } from '../organization/read.ts';
import { readLastChange } from '../people/read.ts';
import { changesOfPerson, countOtherAdmins, replacePlaces, updateMember } from './members.repository.ts';
import { findKnownMember, shownPerson } from './read.ts';
import { takeTurn } from './take-turn.ts';
import { tellChange } from './tell-change.ts';

/**
 * Gives somebody a role, and a manager the locations they answer for. The lock makes two who would demote the last
 * two admins take turns, so that the second is refused.
 */
export const changeRole: UseCase<typeof endpoint> = async (ctx, { params: { employeeId }, body }) => {
  const { actor, tx, now } = ctx;
  const { organizationId } = actor;
  await takeTurn(ctx, employeeId);
  const member = await findKnownMember(ctx, employeeId);
  if (member === undefined) return refuse('not_found');
  if (!isAdmitted(member.status)) return refuse('employee_not_admitted');
  if (body.revision !== member.revision) {
    return refuse('employee_changed_meanwhile', await readLastChange(tx, organizationId, employeeId, changesOfPerson));
  }
  const otherActiveAdmins = await countOtherAdmins(tx, organizationId, employeeId);
  const decided = decideRole(actor, member, { ...body, otherActiveAdmins });
  if (!decided.ok) return decided;
  const { managedLocationIds } = decided.value;
  const locations = await listLocations(tx, organizationId);
  const isOpen = (id: string) => locations.some((location) => location.id === id && location.closedAt === null);
  const added = managedLocationIds.filter((id) => !member.managedLocationIds.includes(id));
  if (!added.every(isOpen)) return refuse('location_closed');

  const who = { organizationId, employeeId };
  const managed = { before: member.managedLocationIds, after: managedLocationIds, sinceOf: () => now };
  await replacePlaces(tx, 'managedLocations', who, managed);
  await updateMember(tx, organizationId, employeeId, {
    role: body.role,
    ...(body.role !== member.role && { roleSince: now }),
  });
  const names = (ids: readonly string[]) =>
    ids
      .map((id) => locations.find((location) => location.id === id)?.name ?? '')
      .toSorted()
      .join(', ');
  await tellChange(ctx, employeeId, 'employee.role_changed', { before: member.role, after: body.role });
  await tellChange(ctx, employeeId, 'employee.managed_locations_changed', {
    before: names(member.managedLocationIds),
    after: names(managedLocationIds),
  });
  ctx.announce({ organizationId, employeeId }, 'session');
  // They are in other conversations now, and read in their list what they were told of those.
  ctx.announce({ organizationId, employeeId }, 'messages');
  ctx.announce({ organizationId, employeeId }, 'notices');
  return accept(await shownPerson(ctx, employeeId));
};
