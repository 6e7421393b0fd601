import type { ActorContext } from '../kernel/context.ts';
import { Overtaken } from '../kernel/database-trouble.ts';
import { lockOrganization } from '../organization/read.ts';
import { findMember, lockMember } from './members.repository.ts';

/**
 * Makes whoever changes people of an organization take turns. Who became somebody else while they waited begins again, as what they
 * are now.
 *
 * @param employeeId whom they are about to change, if it is one
 */
export async function takeTurn({ tx, actor }: ActorContext, employeeId?: string): Promise<void> {
  const { organizationId } = actor;
  await lockOrganization(tx, organizationId);
  if (employeeId !== undefined) await lockMember(tx, organizationId, employeeId);
  const doer = await findMember(tx, organizationId, actor.employeeId);
  const managed = new Set(actor.managedLocationIds);
  const manages =
    doer?.managedLocationIds.length === managed.size && doer.managedLocationIds.every((id) => managed.has(id));
  if (doer?.status !== 'active' || doer.role !== actor.role || !manages) {
    throw new Overtaken('whoever does this became somebody else meanwhile');
  }
}
