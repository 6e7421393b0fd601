import type { suspendEmployee as endpoint } from '../../contract/team.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { decideSuspension, mayChangeEmployment } from '../../domain/team/employment.ts';
import { writeAudit } from '../kernel/audit.ts';
import { enqueue } from '../kernel/queue.ts';
import type { UseCase } from '../kernel/route.ts';
import { settleSuspension } from './jobs.ts';
import { countOtherAdmins, insertSuspension, updateMember } from './members.repository.ts';
import { findKnownMember, shownPerson } from './read.ts';
import { takeTurn } from './take-turn.ts';

/** Takes somebody’s access away. A trigger of the table ends their sessions in the same transaction. */
export const suspendEmployee: UseCase<typeof endpoint> = async (ctx, { params: { employeeId }, body: { reason } }) => {
  const { actor, tx } = ctx;
  const { organizationId } = actor;
  // Two who suspend the last two admins take turns, and the second is refused.
  await takeTurn(ctx, employeeId);
  const member = await findKnownMember(ctx, employeeId);
  if (member === undefined) return refuse('not_found');
  const decided = decideSuspension(actor, member, await countOtherAdmins(tx, organizationId, employeeId));
  if (!decided.ok && decided.refusal === 'own_suspension') return decided;
  if (!mayChangeEmployment(actor, member)) return refuse('not_allowed');
  if (!decided.ok) return decided;
  await updateMember(tx, organizationId, employeeId, { status: 'suspended', suspensionReason: reason });
  await insertSuspension(tx, organizationId, employeeId, ctx.now);
  await enqueue(tx, settleSuspension, { organizationId, employeeId });
  const details = { before: 'active', after: 'suspended', reason };
  await writeAudit(ctx, { ...actor, action: 'employee.suspended', subjectId: employeeId, details });
  return accept(await shownPerson(ctx, employeeId));
};
