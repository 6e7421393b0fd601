import { expect } from 'vitest';
import type { World } from './world.ts';

/** Waits until what was begun stands at a lock, or was done without. The only one that waits in this world's database must be it. */
export async function untilItWaits(world: World, begun: Promise<unknown>): Promise<void> {
  let isDone = false;
  const finish = async () => {
    await Promise.allSettled([begun]);
    isDone = true;
  };
  void finish();
  await expect.poll(async () => isDone || (await waiting(world)) > 0, { timeout: 10_000 }).toBe(true);
}

/** How many stand at a lock. */
async function waiting(world: World): Promise<number> {
  const rows = await world.asOwner(
    "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  );
  return rows.length;
}
