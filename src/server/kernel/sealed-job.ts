import * as z from 'zod/mini';
import type { Context } from './context.ts';
import { enqueue, type Worker } from './queue.ts';
import type { SealedPlace } from './seal.ts';

const envelope = z.object({ requestId: z.string(), sealed: z.string() });

/**
 * A job about what a stranger typed. Whether it is known to anybody is looked up after they were answered, so that neither the answer
 * nor the time that it takes can tell; and what they typed waits sealed, since the queue belongs to no organization.
 */
export interface SealedJob<What extends z.ZodMiniType> {
  /** `verb_noun` */
  readonly name: string;
  /** What it is sealed as. */
  readonly purpose: SealedPlace['purpose'];
  readonly what: What;
  readonly mostTries: number;
}

export type SealedWorker = Worker<typeof envelope>;

const jobOf = ({ name, mostTries }: SealedJob<z.ZodMiniType>) => ({ name, payload: envelope, mostTries });

/** Puts it on the queue in this transaction. */
export async function enqueueSealed<What extends z.ZodMiniType>(
  ctx: Context,
  job: SealedJob<What>,
  what: z.input<What>,
): Promise<void> {
  const requestId = ctx.newId();
  const sealed = ctx.vault.seal({ purpose: job.purpose, row: [requestId] }, JSON.stringify(what)).toString('base64');
  await enqueue(ctx.tx, jobOf(job), { requestId, sealed });
}

/** Does the job in one transaction, outside of all organizations until it enters one. */
export const sealedWorker = <What extends z.ZodMiniType>(
  job: SealedJob<What>,
  run: (ctx: Context, what: z.output<What>) => Promise<void>,
): SealedWorker => ({
  job: jobOf(job),
  run: (attempt, { requestId, sealed }) =>
    attempt.inside(undefined, (ctx) => {
      const opened = ctx.vault.open({ purpose: job.purpose, row: [requestId] }, Buffer.from(sealed, 'base64'));
      return run(ctx, z.parse(job.what, JSON.parse(opened)));
    }),
});
