import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';

/**
 * Makes the tables of the job queue as their owner, or brings them up to the library's version. Called before our own migrations,
 * which say what the application may do with them. Any number of processes may call it at once.
 */
export async function installQueue(ownerUrl: string): Promise<void> {
  const pgPool = new pg.Pool({ connectionString: ownerUrl, max: 2 });
  // A connection that dies while nothing is asked says so here; whoever asks next is told.
  pgPool.on('connect', (client) => client.on('error', () => undefined));
  pgPool.on('error', () => undefined);
  try {
    await runMigrations({ pgPool, logger: new Logger(() => () => undefined) });
  } finally {
    await pgPool.end();
  }
}
