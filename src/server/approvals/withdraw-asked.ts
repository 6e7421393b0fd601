import type { RequestKind } from '../../domain/approvals/request.ts';
import type { Context } from '../kernel/context.ts';
import { tellDecided } from './ask-approval.ts';
import { findLastRequest, findRequest, insertDecision, type StoredRequest } from './repository.ts';

/** Takes back what was asked for and nobody has answered; whoever may answer sees at once that it waits no more. */
export async function withdrawAsked(
  ctx: Context,
  request: Pick<StoredRequest, 'organizationId' | 'id' | 'locationId'>,
  by: string,
): Promise<void> {
  const { organizationId, id: requestId } = request;
  await insertDecision(ctx.tx, {
    organizationId,
    requestId,
    outcome: 'withdrawn',
    decidedBy: by,
    decidedAt: ctx.now,
    reason: null,
    locationId: null,
    alone: false,
  });
  await tellDecided(ctx, request);
}

/** The same for whatever is asked about one thing; nothing, where nothing waits. */
export async function withdrawAskedAbout(
  ctx: Context,
  about: { readonly organizationId: string; readonly kind: RequestKind; readonly subjectId: string },
  by: string,
): Promise<void> {
  const last = await findLastRequest(ctx.tx, about);
  if (last === null || last.decision !== null) return;
  const request = await findRequest(ctx.tx, about.organizationId, last.requestId);
  if (request !== undefined) await withdrawAsked(ctx, request, by);
}
