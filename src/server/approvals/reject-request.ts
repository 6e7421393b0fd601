import type { rejectRequest as endpoint } from '../../contract/approvals.ts';
import { accept } from '../../domain/kernel/result.ts';
import type { UseCase } from '../kernel/route.ts';
import { answerRequest, sequelOf, type RequestKindSequel } from './answer-request.ts';

/** Rejects a request with a reason, and sets in motion what its kind has for that. */
export const rejectRequest =
  (sequels: readonly RequestKindSequel[]): UseCase<typeof endpoint> =>
  async (ctx, { params, body }) => {
    const answered = await answerRequest(ctx, { ...params, outcome: 'rejected', reason: body.reason });
    if (!answered.ok) return answered;
    await sequelOf(sequels, answered.value.request.kind).rejected(ctx, answered.value);
    return accept(answered.value.decision);
  };
