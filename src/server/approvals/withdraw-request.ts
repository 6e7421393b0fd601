import type { withdrawRequest as endpoint } from '../../contract/approvals.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { answerOf, sequelOf, type RequestKindSequel } from './answer-request.ts';
import { findRequest } from './repository.ts';
import { withdrawAsked } from './withdraw-asked.ts';

/** Takes back what one asked for oneself; to anybody else the request does not exist. */
export const withdrawRequest =
  (sequels: readonly RequestKindSequel[]): UseCase<typeof endpoint> =>
  async (ctx, { params }) => {
    const { person } = ctx;
    const request = await findRequest(ctx.tx, person.organizationId, params.requestId);
    if (request === undefined || request.employeeId !== person.employeeId) return refuse('not_found');
    if (request.decision !== undefined) return refuse('already_decided', request.decision);
    const { id: requestId, kind } = request;
    await withdrawAsked(ctx, request, person.employeeId);
    await writeAudit(ctx, {
      ...person,
      action: `${kind}.withdrawn`,
      subjectId: person.employeeId,
      details: { requestId },
    });
    await sequelOf(sequels, kind).withdrawn(ctx, { request, decision: await answerOf(ctx, request) });
    return accept();
  };
