import type { Answered } from '../approvals/answer-request.ts';
import type { Context } from '../kernel/context.ts';
import { releaseTime } from './requests.repository.ts';

/** Lets go of the days of a request that is not to be: they can be asked for again. */
export async function releaseDays(
  ctx: Context,
  request: Pick<Answered['request'], 'organizationId' | 'employeeId' | 'subjectId'>,
): Promise<void> {
  await releaseTime(ctx.tx, { organizationId: request.organizationId, requestId: request.subjectId });
  ctx.announce(request, 'time_off');
}
