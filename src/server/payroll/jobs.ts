import * as z from 'zod/mini';
import { millisecondsPerHour } from '../../domain/kernel/time.ts';
import type { Context } from '../kernel/context.ts';
import { enqueue, type Job, type Worker } from '../kernel/queue.ts';
import { forgetContents } from './deposits.repository.ts';
import { paidTeller } from './tell-paid.ts';
import { runWaitsTeller } from './tell-run-waits.ts';

const whichFile = z.object({ organizationId: z.string(), fileId: z.string() });
const forgetDeposits: Job<typeof whichFile> = { name: 'forget_deposits', payload: whichFile, mostTries: 12 };

/** So long a file can be taken once more: by then the bank has paid it, or sent it back. */
const keptDays = 30;

/** Leaves what a file says to be forgotten. */
export const leaveForgetting = (ctx: Context, file: z.output<typeof whichFile>): Promise<void> =>
  enqueue(ctx.tx, forgetDeposits, file, keptDays * 24 * millisecondsPerHour);

/** The jobs of payroll. */
export const payrollWorkers: readonly Worker[] = [
  paidTeller,
  runWaitsTeller,
  {
    job: forgetDeposits,
    run: (attempt, payload) => {
      const file = z.parse(whichFile, payload);
      return attempt.inside(file.organizationId, ({ tx }) => forgetContents(tx, file));
    },
  },
];
