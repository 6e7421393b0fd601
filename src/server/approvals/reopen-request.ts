import type { reopenRequest as endpoint } from '../../contract/approvals.ts';
import { may } from '../../domain/access/may.ts';
import { mayReopen, thingAsked } from '../../domain/approvals/request.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { sequelOf, type RequestKindSequel } from './answer-request.ts';
import { askApproval } from './ask-approval.ts';
import { findRequest } from './repository.ts';

/**
 * Opens what was rejected or withdrawn again: a new request about the same thing, which names the old one. It waits for those who answer
 * for where its person works now.
 */
export const reopenRequest =
  (sequels: readonly RequestKindSequel[]): UseCase<typeof endpoint> =>
  async (ctx, { params }) => {
    const { actor } = ctx;
    const { organizationId } = actor;
    const former = await findRequest(ctx.tx, organizationId, params.requestId);
    if (former === undefined || !may(actor, 'decide_requests', thingAsked(former, actor))) return refuse('not_found');
    if (former.employeeId === actor.employeeId) return refuse('own_request');
    const { kind, subjectId, employeeId, waitsAt: locationId, decision, isReopened } = former;
    const { asked, again } = sequelOf(sequels, kind);
    if (decision === undefined || isReopened || again === undefined || !mayReopen(decision.outcome)) {
      return refuse('not_reopenable');
    }
    const mayWait = await again.mayWait(ctx, former);
    if (!mayWait.ok) return mayWait;
    const wish = { organizationId, subjectId, employeeId, locationId };
    const requestId = await askApproval(ctx, asked, { ...wish, askedBy: actor.employeeId, reopensId: former.id });
    await writeAudit(ctx, { ...actor, action: `${kind}.reopened`, subjectId: employeeId, details: { requestId } });
    await again.reopened(ctx, former);
    return accept({ requestId });
  };
