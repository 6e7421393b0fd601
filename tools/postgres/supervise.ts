import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { filesOf } from './files.ts';
import { isRunning } from './postmaster.ts';
import { startPostgres } from './start-postgres.ts';
import type { RunningPostgres } from './start-postgres.ts';

const lookEveryMilliseconds = 200;
const retryEveryMilliseconds = 2000;

/**
 * Starts the embedded PostgreSQL and starts it again, on the same port, whenever it ends without having been told to. `onLost` is called,
 * once, when it cannot come back to those who use it: its data folder is gone, and a new one would be an empty one; or its port was
 * taken meanwhile, and everybody knows it by that.
 */
export async function superviseDatabase(options: {
  dataDir: string;
  log: (line: string) => void;
  archiveTo?: string | undefined;
  onLost: () => void;
}): Promise<RunningPostgres> {
  const first = await startPostgres(options);
  const over = new AbortController();
  let current = first;

  async function watch(): Promise<void> {
    while (!over.signal.aborted) {
      await pause(lookEveryMilliseconds);
      if (over.signal.aborted || isRunning(current)) continue;
      if (!existsSync(filesOf(options.dataDir).cluster)) {
        options.log(`The database in ${options.dataDir} was deleted while it was running.`);
        options.onLost();
        return;
      }
      options.log('PostgreSQL has ended unexpectedly; starting it again …');
      await restart();
      if (current.port !== first.port) {
        options.log(
          `PostgreSQL had to come back on port ${current.port}, since another program has taken its port ${first.port}: start Meridian again.`,
        );
        options.onLost();
        return;
      }
    }
  }

  async function restart(): Promise<void> {
    await current.stop();
    try {
      current = await startPostgres(options);
      if (current.port === first.port) options.log('PostgreSQL is back');
    } catch (error) {
      options.log(error instanceof Error ? error.message : String(error));
      await pause(retryEveryMilliseconds);
    }
  }

  /** Waits, or less when we are told to stop. */
  function pause(milliseconds: number): Promise<void> {
    return delay(milliseconds, undefined, { signal: over.signal, ref: false }).catch(() => undefined);
  }

  const watching = watch();
  return {
    ...first,
    async stop() {
      over.abort();
      await watching;
      await current.stop();
    },
  };
}
