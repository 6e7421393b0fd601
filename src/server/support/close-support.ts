import type { closeSupport as endpoint } from '../../contract/support.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { decideEnding, supportStateOf } from '../../domain/support/support-request.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { requestOf } from './read.ts';
import { endRequest, findSupportRequest, holdSupportRequest } from './repository.ts';

/** Closes a question that needs no answer, such as one that was settled by talking. */
export const closeSupport: UseCase<typeof endpoint> = async (ctx, { params }) => {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId } = actor;
  const id = params.requestId;
  await holdSupportRequest(tx, organizationId, id);
  const row = await findSupportRequest(tx, organizationId, id);
  if (row === undefined) return refuse('not_found');
  const decided = decideEnding(supportStateOf(row));
  if (!decided.ok) return decided;
  await endRequest(tx, { organizationId, id, by: employeeId, at: now }, undefined);
  await writeAudit(ctx, { organizationId, employeeId, action: 'support.closed', subjectId: id });
  ctx.announce({ organizationId, employeeId: row.employeeId }, 'session');
  return accept(await requestOf(tx, organizationId, id));
};
