import { expect } from 'vitest';
import type { World } from './world.ts';

/** So long that all that the queue has to do later is part of it. */
const aMonth = 30 * 24 * 60;

/** What the queue would do in these minutes is done now, and is over; what that leaves to later is not. */
export async function hurried(world: World, minutes = aMonth): Promise<void> {
  await world.asOwner(
    `with j as (
       update graphile_worker._private_jobs set run_at = now()
       where locked_at is null and run_at <= now() + $1 * interval '1 minute' returning 1
     ) select count(*), pg_notify('jobs:insert', '') from j`,
    [minutes],
  );
  await expect
    .poll(() => world.asOwner('select 1 as one from graphile_worker._private_jobs where run_at <= now()'), {
      timeout: 20_000,
    })
    .toEqual([]);
}

/** When what is left to the clock is due, by the clock of the application; the queue has its own. */
export const dueLater = async (world: World): Promise<string[]> =>
  (
    await world.asOwner<{ wait: number }>(
      `select extract(epoch from run_at - created_at)::float8 * 1000 as wait from graphile_worker._private_jobs
       where run_at > now() order by run_at`,
    )
  ).map(({ wait }) => new Date(world.clock.now() + wait).toISOString());
