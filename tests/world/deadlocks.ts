import type { World } from './world.ts';

/** How often two transactions of this world have waited for each other, ever. PostgreSQL tells once the sessions have reported it. */
export async function deadlocksIn(world: World): Promise<number> {
  const [seen] = await world.asOwner<{ deadlocks: number }>(
    'select pg_stat_get_db_deadlocks(oid)::integer as deadlocks from pg_database where datname = current_database()',
  );
  return seen?.deadlocks ?? 0;
}
