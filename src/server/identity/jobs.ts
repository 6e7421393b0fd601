import * as z from 'zod/mini';
import { languages } from '../../domain/kernel/language.ts';
import type { Context } from '../kernel/context.ts';
import { enqueue, type Job, type Worker } from '../kernel/queue.ts';
import type { SealedPlace } from '../kernel/seal.ts';
import { addRegistrant } from './add-registrant.ts';
import { answerEmailChange } from './answer-email-change.ts';
import { answerResetRequest } from './answer-reset-request.ts';

/**
 * What depends on whether an address is known happens here, after the stranger has been answered: so neither the answer nor the time
 * that it takes can tell. What they typed waits sealed.
 */
const sealed = z.object({ requestId: z.string(), sealed: z.string() });

const registration = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  passwordHash: z.string(),
  language: z.enum(languages),
  joinCode: z.optional(z.string()),
});
export type Registration = z.output<typeof registration>;

const answerRegistration: Job<typeof sealed> = { name: 'answer_registration', payload: sealed, mostTries: 12 };

const resetRequest = z.object({ email: z.string() });

const answerReset: Job<typeof sealed> = { name: 'answer_reset_request', payload: sealed, mostTries: 6 };

const emailChange = z.object({ userId: z.string(), email: z.string() });

const answerChange: Job<typeof sealed> = { name: 'answer_email_change', payload: sealed, mostTries: 6 };

const placeOf = (job: Job, requestId: string): SealedPlace => ({ purpose: `identity.${job.name}`, row: [requestId] });

async function enqueueSealed(ctx: Context, job: Job<typeof sealed>, what: unknown): Promise<void> {
  const requestId = ctx.newId();
  const kept = ctx.vault.seal(placeOf(job, requestId), JSON.stringify(what)).toString('base64');
  await enqueue(ctx.tx, job, { requestId, sealed: kept });
}

const opened = (ctx: Context, job: Job, { requestId, sealed: kept }: z.output<typeof sealed>): unknown =>
  JSON.parse(ctx.vault.open(placeOf(job, requestId), Buffer.from(kept, 'base64')));

export const enqueueRegistration = (ctx: Context, wish: Registration): Promise<void> =>
  enqueueSealed(ctx, answerRegistration, wish);

export const enqueueResetRequest = (ctx: Context, email: string): Promise<void> =>
  enqueueSealed(ctx, answerReset, { email });

export const enqueueEmailChange = (ctx: Context, change: z.output<typeof emailChange>): Promise<void> =>
  enqueueSealed(ctx, answerChange, change);

/** The jobs of identity. */
export const identityWorkers: readonly Worker<typeof sealed>[] = [
  {
    job: answerRegistration,
    run: (attempt, payload) =>
      attempt.inside(undefined, (ctx) =>
        addRegistrant(ctx, z.parse(registration, opened(ctx, answerRegistration, payload))),
      ),
  },
  {
    job: answerReset,
    run: (attempt, payload) =>
      attempt.inside(undefined, (ctx) =>
        answerResetRequest(ctx, z.parse(resetRequest, opened(ctx, answerReset, payload)).email),
      ),
  },
  {
    job: answerChange,
    run: (attempt, payload) =>
      attempt.inside(undefined, (ctx) =>
        answerEmailChange(ctx, z.parse(emailChange, opened(ctx, answerChange, payload))),
      ),
  },
];
