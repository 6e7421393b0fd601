import * as z from 'zod/mini';
import type { Job } from '../kernel/queue.ts';

export const suspended = z.object({ organizationId: z.string(), employeeId: z.string() });

/** As somebody’s access is taken away: what others wait for from them ends. The schedule does it, which knows of their swaps. */
export const settleSuspension: Job<typeof suspended> = { name: 'settle_suspension', payload: suspended, mostTries: 12 };
