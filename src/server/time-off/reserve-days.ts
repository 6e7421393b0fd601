import type { Answered } from '../approvals/answer-request.ts';
import type { Context } from '../kernel/context.ts';
import { findTimeOff, holdTime } from './requests.repository.ts';

/** Holds the days of a request that is open again. */
export async function reserveDays(
  ctx: Context,
  request: Pick<Answered['request'], 'organizationId' | 'employeeId' | 'subjectId'>,
): Promise<void> {
  await holdTime(ctx.tx, await findTimeOff(ctx.tx, request.organizationId, request.subjectId));
  ctx.announce(request, 'time_off');
}
