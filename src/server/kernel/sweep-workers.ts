import * as z from 'zod/mini';
import type { Context } from './context.ts';
import { enqueue, type Job, type Worker } from './queue.ts';
import type { Transaction } from './transaction.ts';

/** Takes away what an organization has kept for long enough. */
type Sweep = (ctx: Context, organizationId: string) => Promise<void>;

const everywhere = z.object({});
const somewhere = z.object({ organizationId: z.string() });

const sweepEverywhere: Job<typeof everywhere> = { name: 'sweep_everywhere', payload: everywhere, mostTries: 6 };
const sweepOne: Job<typeof somewhere> = { name: 'sweep_organization', payload: somewhere, mostTries: 6 };

/** Each day, organization by organization: what is kept for some time goes, even where nobody comes by any more. */
export const sweepWorkers = (
  listOrganizations: (tx: Transaction) => Promise<readonly string[]>,
  sweeps: readonly Sweep[],
): readonly Worker[] => [
  {
    job: sweepEverywhere,
    daily: { hour: 9, minute: 40 },
    run: (attempt) =>
      attempt.inside(undefined, async ({ tx }) => {
        for (const organizationId of await listOrganizations(tx)) await enqueue(tx, sweepOne, { organizationId });
      }),
  },
  {
    job: sweepOne,
    run: (attempt, payload) => {
      const { organizationId } = z.parse(somewhere, payload);
      return attempt.inside(organizationId, async (ctx) => {
        for (const sweep of sweeps) await sweep(ctx, organizationId);
      });
    },
  },
];
