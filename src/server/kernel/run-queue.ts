import { EventEmitter } from 'node:events';
import { Logger, run, type Runner, type Task, type WorkerEvents } from 'graphile-worker';
import * as z from 'zod/mini';
import { mustBeAudited } from './audit.ts';
import type { Context } from './context.ts';
import type { TransactionOptions } from './database.ts';
import type { JobHolders } from './job-holders.ts';
import { QueuePool } from './queue-pool.ts';
import type { Worker } from './queue.ts';
import type { Services } from './services.ts';
import { waited } from './waited.ts';
import { inTransaction } from './work.ts';

/** How many connections a queue may open: one for each job, one that hears of new ones, and one that looks after them. */
export const connectionsOfQueue = (atOnce: number): number => atOnce + 2;

const longestPause = 5_000;
/** Whoever does not answer for so long hangs, or the network to it does. */
const silenceMilliseconds = 20_000;

/**
 * Does the jobs of `workers` for as long as the process lives, and leaves those of others alone. Several processes share the queue, and each
 * job is taken by one. When the database goes away it waits, and begins again.
 *
 * @param options.holders where it is said in whose name they are done, so that others let go of them if the process dies
 * @param options.atOnce of how many jobs no further one is begun before one of them is done
 */
export function runQueue({
  databaseUrl,
  services,
  workers,
  holders,
  atOnce = 2,
  longestSilence = silenceMilliseconds,
}: {
  databaseUrl: string;
  services: Services;
  workers: readonly Worker[];
  holders: JobHolders;
  atOnce?: number;
  longestSilence?: number;
}): { close(): Promise<void> } {
  const { log } = services;
  const pgPool = new QueuePool(
    {
      connectionString: databaseUrl,
      max: connectionsOfQueue(atOnce),
      connectionTimeoutMillis: 3_000,
      query_timeout: longestSilence,
      keepAlive: true,
      application_name: 'meridian queue',
    },
    (error) => beginAgain(error),
  );
  const taskList = Object.fromEntries(workers.map((worker) => [worker.job.name, taskOf(worker, services)]));
  const crontab = workers.flatMap(crontabLine).join('\n');
  // The library's own lines name jobs by number and tell errors by message: ours hold no secrets.
  const logger = new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn({ reason: message }, 'the queue');
  });

  const closing = new AbortController();
  let runner: Runner | undefined;
  // Jobs in the name of a runner that lost the database stay locked for hours, unless the next one lets them go.
  const former: string[] = [];
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => {
    former.push(workerPool.id);
    holders.begin(workerPool.id);
  });
  const beginAgain = (error: Error): void => {
    const lost = runner;
    if (lost === undefined) return;
    runner = undefined;
    log.warn({ reason: error.message }, 'the queue lost the database, and begins again');
    void stopped(lost);
  };
  const running = (async () => {
    for (let pause = 100; !closing.signal.aborted; pause = Math.min(pause * 2, longestPause)) {
      try {
        await pgPool.query('select graphile_worker.force_unlock_workers($1::text[])', [former]);
        former.length = 0;
        const started = await run({
          pgPool,
          taskList,
          crontab,
          logger,
          events,
          concurrency: atOnce,
          noHandleSignals: true,
        });
        runner = started;
        pause = 100;
        if (closing.signal.aborted) await started.stop();
        await started.promise;
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
      if (runner !== undefined) await stopped(runner);
      await running;
      await pgPool.settled();
      await pgPool.end();
    },
  };
}

/** What is done every day; a day that was missed, because nothing ran, is made up for. */
const crontabLine = ({ job, daily }: Worker): string[] =>
  daily === undefined ? [] : [`${daily.minute} ${daily.hour} * * * ${job.name} ?fill=1d`];

const taskOf =
  ({ job, run: work }: Worker, services: Services): Task =>
  async (payload, { job: { id, attempts, max_attempts: mostTries } }) => {
    const isLast = attempts >= mostTries;
    const within = async <T>(options: TransactionOptions, inner: (ctx: Context) => Promise<T>): Promise<T> => {
      const arrival = { now: services.clock.now(), caller: { network: 'queue' }, language: 'en' } as const;
      return (await inTransaction(services, options, arrival, inner)).value;
    };
    const given = work(
      {
        isLast,
        inside: (organizationId, inner, employeeId) => {
          const who = employeeId === undefined ? {} : { employeeId };
          return within(organizationId === undefined ? {} : { organizationId, ...who }, inner);
        },
        appending: (organizationId, inner) =>
          within({ organizationId, snapshot: true }, async (ctx) => {
            const value = await inner(ctx);
            await mustBeAudited(ctx, job.name);
            return value;
          }),
      },
      z.parse(job.payload, payload),
    );
    await given.catch((error: unknown) => {
      // Nobody tries it again, and nobody waits for it: this line is all that remains.
      if (isLast)
        services.log.error({ err: error, job: job.name, id, payload: namedBy(payload) }, 'a job was given up');
      throw error;
    });
  };

/** The ids in a payload; what somebody typed waits in it sealed, and is in no log. */
const namedBy = (payload: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(payload ?? {}).filter(([field]) => /id$/i.test(field)));

/** Stops it; it may be stopping already, because the database is away. */
async function stopped(runner: Runner): Promise<void> {
  await runner.stop().catch(() => undefined);
}
