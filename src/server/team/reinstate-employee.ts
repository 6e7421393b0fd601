import type { reinstateEmployee as endpoint } from '../../contract/team.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { mayChangeEmployment } from '../../domain/team/employment.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { endSuspension, updateMember } from './members.repository.ts';
import { findKnownMember, shownPerson } from './read.ts';
import { takeTurn } from './take-turn.ts';

/** Gives a suspended person their access back; they sign in anew. */
export const reinstateEmployee: UseCase<typeof endpoint> = async (ctx, { params: { employeeId } }) => {
  const { actor, tx } = ctx;
  const { organizationId } = actor;
  await takeTurn(ctx, employeeId);
  const member = await findKnownMember(ctx, employeeId);
  if (member === undefined) return refuse('not_found');
  if (!mayChangeEmployment(actor, member)) return refuse('not_allowed');
  if (member.status !== 'suspended') return refuse('employee_not_suspended');
  await updateMember(tx, organizationId, employeeId, { status: 'active', suspensionReason: null });
  await endSuspension(tx, organizationId, employeeId, ctx.now);
  const details = { before: 'suspended', after: 'active' };
  await writeAudit(ctx, { ...actor, action: 'employee.reinstated', subjectId: employeeId, details });
  return accept(await shownPerson(ctx, employeeId));
};
