import { Logger, run, type Runner, type Task } from 'graphile-worker';
import pg from 'pg';
import * as z from 'zod/mini';
import type { Worker } from './queue.ts';
import type { Services } from './services.ts';
import { inTransaction } from './work.ts';

/** Jobs that one process does at once: few, so that requests keep the processor. */
const atOnce = 2;
const longestPause = 5_000;

/**
 * Does the jobs on the queue for as long as the process lives. Several processes share the queue, and each job is taken by one. When the
 * database goes away it waits, and begins again.
 */
export function runQueue({
  databaseUrl,
  services,
  workers,
}: {
  databaseUrl: string;
  services: Services;
  workers: readonly Worker[];
}): { close(): Promise<void> } {
  const { log } = services;
  const pgPool = new pg.Pool({
    connectionString: databaseUrl,
    max: atOnce + 2,
    connectionTimeoutMillis: 3_000,
    application_name: 'meridian queue',
  });
  // A connection that dies must not take the process with it; whoever asks next opens another.
  pgPool.on('connect', (client) => client.on('error', () => undefined));
  pgPool.on('error', () => undefined);
  const taskList = Object.fromEntries(workers.map((worker) => [worker.job.name, taskOf(worker, services)]));
  // The library's own lines name jobs by number and tell errors by message: ours hold no secrets.
  const logger = new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn({ reason: message }, 'the queue');
  });

  const closing = new AbortController();
  let runner: Runner | undefined;
  const running = (async () => {
    for (let pause = 100; !closing.signal.aborted; pause = Math.min(pause * 2, longestPause)) {
      try {
        runner = await run({ pgPool, taskList, logger, concurrency: atOnce, noHandleSignals: true });
        pause = 100;
        if (closing.signal.aborted) await runner.stop();
        await runner.promise;
      } catch (error) {
        log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'the queue cannot be reached yet');
      }
      runner = undefined;
      await waited(pause, closing.signal);
    }
  })();

  return {
    async close() {
      closing.abort();
      // It may be stopping already, because the database is away.
      await runner?.stop().catch(() => undefined);
      await running;
      await pgPool.end();
    },
  };
}

const taskOf =
  ({ job, run: work }: Worker, services: Services): Task =>
  async (payload, { job: { attempts, max_attempts: mostTries } }) => {
    await work(
      {
        isLast: attempts >= mostTries,
        inside: async (organizationId, inner) => {
          const arrival = { now: services.clock.now(), caller: { network: 'queue' }, language: 'en' } as const;
          const options = organizationId === undefined ? {} : { organizationId };
          return (await inTransaction(services, options, arrival, inner)).value;
        },
      },
      z.parse(job.payload, payload),
    );
  };

/** Waits, but not for longer than until `signal`. */
function waited(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
  });
}
