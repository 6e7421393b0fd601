import * as z from 'zod/mini';
import type { Job, Worker } from '../kernel/queue.ts';
import { settleSuspension, suspended } from '../team/jobs.ts';
import { lapseSwaps, lapseSwapsOf } from './lapse-swaps.ts';
import { lockPublishing } from './published.repository.ts';

const payload = z.object({ organizationId: z.string(), shiftId: z.string() });

/** As a shift begins that somebody offered or proposed: whoever waits for an answer about it is told that there is none. */
export const settleSwaps: Job<typeof payload> = { name: 'settle_swaps', payload, mostTries: 12 };

/** The jobs of the schedule. */
export const scheduleWorkers: readonly Worker[] = [
  {
    job: settleSwaps,
    run: (attempt, given) => {
      const { organizationId, shiftId } = z.parse(payload, given);
      return attempt.inside(organizationId, async (ctx) => {
        await lockPublishing(ctx.tx, organizationId);
        await lapseSwaps(ctx, organizationId, [shiftId]);
      });
    },
  },
  {
    job: settleSuspension,
    run: (attempt, given) => {
      const { organizationId, employeeId } = z.parse(suspended, given);
      return attempt.inside(organizationId, async (ctx) => {
        await lockPublishing(ctx.tx, organizationId);
        await lapseSwapsOf(ctx, { organizationId, employeeId });
      });
    },
  },
];
