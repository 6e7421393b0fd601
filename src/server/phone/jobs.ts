import * as z from 'zod/mini';
import type { Phone } from '../../domain/kernel/phone.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import type { Context } from '../kernel/context.ts';
import { enqueue, type Job, type Worker } from '../kernel/queue.ts';
import type { SealedPlace } from '../kernel/seal.ts';
import { answerCodeRequest, type CodeRequest } from './answer-code-request.ts';

/**
 * Whether a number is anybody's is looked up here, after the stranger has been answered: so neither the answer nor the time that it takes can
 * tell. The number and the code wait sealed. Tries for a few minutes: later the code works no longer.
 */
const sealed = z.object({ requestId: z.string(), sealed: z.string() });
const answerRequest: Job<typeof sealed> = { name: 'answer_phone_code', payload: sealed, mostTries: 4 };

const request = z.object({
  phone: z.custom<Phone>(),
  code: z.string(),
  expiresAt: z.custom<Instant>(),
  askedBy: z.string(),
  atKnownPlace: z.boolean(),
});

const placeOf = (requestId: string): SealedPlace => ({ purpose: 'phone.code_request', row: [requestId] });

/** Enqueues a code to be sent, if there is somebody to send it to. */
export async function enqueueCodeRequest(ctx: Context, wish: CodeRequest): Promise<void> {
  const requestId = ctx.newId();
  const kept = ctx.vault.seal(placeOf(requestId), JSON.stringify(wish)).toString('base64');
  await enqueue(ctx.tx, answerRequest, { requestId, sealed: kept });
}

/** The jobs of phone. @param perDay how many codes an organization sends in any 24 hours at most */
export const phoneWorkers = (perDay: number): readonly Worker<typeof sealed>[] => [
  {
    job: answerRequest,
    run: (attempt, { requestId, sealed: kept }) =>
      attempt.inside(undefined, (ctx) => {
        const opened: unknown = JSON.parse(ctx.vault.open(placeOf(requestId), Buffer.from(kept, 'base64')));
        return answerCodeRequest(ctx, z.parse(request, opened), perDay);
      }),
  },
];
