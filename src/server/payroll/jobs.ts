import * as z from 'zod/mini';
import { addMilliseconds, millisecondsPerHour, type Instant } from '../../domain/kernel/time.ts';
import { replacedAt } from '../../domain/payroll/bank/bank-account.ts';
import type { Context } from '../kernel/context.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import { enqueue, type Job, type Worker } from '../kernel/queue.ts';
import { deleteReplaced, listAccounts } from './bank-accounts.repository.ts';
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

const whose = z.object({ organizationId: z.string(), employeeId: z.string() });
const forgetBankAccounts: Job<typeof whose> = { name: 'forget_bank_accounts', payload: whose, mostTries: 12 };

/** The clock of the queue need not be ours: a little earlier, nothing would be replaced yet. */
const graceMilliseconds = millisecondsPerHour;

/** Leaves the accounts of somebody to be forgotten that another replaces, once that counts. */
export const leaveReplaced = (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  { organizationId, employeeId }: EmployeeKey,
  usableFrom: Instant,
): Promise<void> => {
  const wait = addMilliseconds(usableFrom, graceMilliseconds) - now;
  return enqueue(tx, forgetBankAccounts, { organizationId, employeeId }, wait);
};

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
  {
    job: forgetBankAccounts,
    run: (attempt, payload) => {
      const key = z.parse(whose, payload);
      return attempt.inside(key.organizationId, async ({ tx, now }) => {
        // None, where they were taken away meanwhile, or the later one was replaced itself while it was held.
        const replaced = replacedAt(await listAccounts(tx, key), now).map(({ id }) => id);
        await deleteReplaced(tx, key, replaced);
      });
    },
  },
];
