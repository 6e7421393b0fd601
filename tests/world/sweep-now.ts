import type { World } from './world.ts';

/** Has the queue do now what it does once a day: take away what is kept for some time. */
export const sweepNow = (world: World): Promise<unknown> =>
  world.asOwner("select id from graphile_worker.add_job('sweep_everywhere', '{}')");
