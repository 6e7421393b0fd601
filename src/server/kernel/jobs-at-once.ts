import { connectionsOfQueue } from './run-queue.ts';

/**
 * How many jobs one process does at once: few of its own, so that requests keep the processor; more of those that wait for somebody else's
 * address, since waiting costs little, and each kind in a queue of its own, so that none keeps another waiting.
 */
export const jobsAtOnce = { own: 2, webhooks: 6, pushes: 6 } as const;

/** The connections that one process may have open beside its pool: those of its queues, one that hears of changes, and one that says that it lives. */
export const connectionsBesidePool = Object.values(jobsAtOnce)
  .map(connectionsOfQueue)
  .reduce((sum, each) => sum + each, 2);
