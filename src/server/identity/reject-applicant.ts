import type { Answered } from '../approvals/answer-request.ts';
import type { Context } from '../kernel/context.ts';
import { changeStatus } from '../people/change-status.ts';
import { tellApplicant } from './tell-applicant.ts';

/** What a rejection means to whoever registered: they stay outside, and are told why. */
export async function rejectApplicant(ctx: Context, { request, decision }: Answered): Promise<void> {
  await changeStatus(ctx, request, 'pending', 'rejected');
  await tellApplicant(ctx, request, { rejectedBecause: decision.reason ?? '' });
}
