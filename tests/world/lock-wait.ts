import { expect } from 'vitest';
import type { World } from './world.ts';

/**
 * Waits until what was begun stands at a lock, or was done without. None but it must wait in this world's database.
 *
 * @param place how many wait with it: 2, where another was begun before it
 */
export async function untilItWaits(world: World, begun: Promise<unknown>, place = 1): Promise<void> {
  let isDone = false;
  const finish = async () => {
    await Promise.allSettled([begun]);
    isDone = true;
  };
  void finish();
  await expect.poll(async () => isDone || (await waiting(world)) >= place, { timeout: 10_000 }).toBe(true);
}

/** How many stand at a lock. */
async function waiting(world: World): Promise<number> {
  const rows = await world.asOwner(
    "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  );
  return rows.length;
}
