import * as z from 'zod/mini';
import type { Phone } from '../../domain/kernel/phone.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import type { Context } from '../kernel/context.ts';
import { enqueueSealed, sealedWorker, type SealedJob, type SealedWorker } from '../kernel/sealed-job.ts';
import { answerCodeRequest, type CodeRequest } from './answer-code-request.ts';

const request = z.object({
  phone: z.custom<Phone>(),
  code: z.string(),
  expiresAt: z.custom<Instant>(),
  askedBy: z.string(),
  atKnownPlace: z.boolean(),
});

/** Tries for a few minutes: later the code works no longer. */
const answerRequest = {
  name: 'answer_phone_code',
  purpose: 'phone.code_request',
  what: request,
  mostTries: 4,
} as const satisfies SealedJob<typeof request>;

/** Enqueues a code to be sent, if there is somebody to send it to. */
export const enqueueCodeRequest = (ctx: Context, wish: CodeRequest): Promise<void> =>
  enqueueSealed(ctx, answerRequest, wish);

/** The jobs of phone. @param perDay how many codes an organization sends in any 24 hours at most */
export const phoneWorkers = (perDay: number): readonly SealedWorker[] => [
  sealedWorker(answerRequest, (ctx, wish) => answerCodeRequest(ctx, wish, perDay)),
];
