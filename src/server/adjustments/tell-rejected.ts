import type { Answered } from '../approvals/answer-request.ts';
import type { Context } from '../kernel/context.ts';
import { tellPerson } from '../notifications/tell-person.ts';
import { listAdjustments } from './repository.ts';

/** Tells somebody, also on their open screens, that their hours stay as they are, and why. */
export async function tellRejected(ctx: Context, { request, decision }: Answered): Promise<void> {
  const [adjustment] = await listAdjustments(ctx.tx, request.organizationId, [request.subjectId]);
  if (adjustment === undefined) throw new Error('a request for an adjustment is about none');
  await tellPerson(ctx, request, {
    kind: 'adjustment_rejected',
    facts: ({ formats }) => ({
      date: formats.longDate(adjustment.onDate),
      by: decision.decidedBy,
      reason: decision.reason ?? '',
      link: `/time-entries?week=${adjustment.onDate}`,
    }),
  });
  ctx.announce(request, 'clock');
}
