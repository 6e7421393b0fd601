import type pg from 'pg';
import type { Services } from './services.ts';
import { ended, singleConnection } from './single-connection.ts';
import { waited } from './waited.ts';

const longestPause = 5_000;
const silenceMilliseconds = 20_000;

/** In whose name jobs are done here. */
export interface JobHolders {
  /** What `holder` takes from now on is left alone by every other process, for as long as this one lives. */
  begin(holder: string): void;
  close(): Promise<void>;
}

/** Of a row `h`: somebody has taken it, and no process that lives. */
export const heldByNobody = `h.locked_by is not null and not exists (
  select from pg_locks l
  where l.locktype = 'advisory' and l.mode = 'ShareLock' and l.granted and l.objsubid = 1
    and l.database = (select oid from pg_database where datname = current_database())
    and (l.classid::bigint << 32) | l.objid::bigint = hashtextextended('holder ' || h.locked_by, 0)
)`;

const listHeldByNobody = `
  select h.locked_by as holder from graphile_worker._private_jobs h where ${heldByNobody}
  union
  select h.locked_by from graphile_worker._private_job_queues h where ${heldByNobody}`;

/**
 * Lets go of the jobs of processes that died while they did them: the library waits four hours. A process is known to live by a lock of
 * the session for each of its holders, on a connection that does nothing else: PostgreSQL gives it up with the process, and for no job that takes
 * long. Who lost that connection, and not its life, takes the locks again within seconds: only of whom two looks in a row find
 * nothing, jobs are let go.
 *
 * @param everyMilliseconds how long lies between two looks
 */
export function keepJobHolders(databaseUrl: string, log: Services['log'], everyMilliseconds = 30_000): JobHolders {
  const mine = new Set<string>();
  const closing = new AbortController();
  let current: pg.Client | undefined;

  let last: Promise<unknown> = Promise.resolve();
  /** A connection is asked one thing after the other. */
  const inTurn = <T>(ask: () => Promise<T>): Promise<T> => {
    const answer = last.then(ask);
    last = answer.catch(() => undefined);
    return answer;
  };
  const keep = async (client: pg.Client): Promise<void> => {
    const lost = new AbortController();
    client.once('end', () => lost.abort());
    await client.connect();
    // A machine that is gone without a word is known to be within a minute.
    await client.query('set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3');
    current = client;
    await inTurn(() => take(client, [...mine]));
    const until = AbortSignal.any([closing.signal, lost.signal]);
    let missing: readonly string[] = [];
    while (!until.aborted) {
      const before = missing;
      missing = await inTurn(() => look(client, before, log));
      await waited(everyMilliseconds, until);
    }
  };
  const running = (async () => {
    for (let pause = 100; !closing.signal.aborted; pause = Math.min(pause * 2, longestPause)) {
      const client = singleConnection({
        connectionString: databaseUrl,
        application_name: 'meridian holders',
        keepAlive: true,
        connectionTimeoutMillis: 3_000,
        query_timeout: silenceMilliseconds,
      });
      try {
        await keep(client);
        pause = 100;
      } catch (error) {
        if (!closing.signal.aborted) log.warn({ reason: messageOf(error) }, 'cannot say yet that this process lives');
      }
      current = undefined;
      await ended(client);
      await waited(pause, closing.signal);
    }
  })();

  return {
    begin(holder) {
      mine.add(holder);
      // Where it fails the connection is lost, and the next one takes all.
      const client = current;
      if (client !== undefined) inTurn(() => take(client, [holder])).catch(() => ended(client));
    },
    async close() {
      closing.abort();
      // A look that waits for an answer waits no more.
      if (current !== undefined) await ended(current);
      await running;
    },
  };
}

/** Shared, since the session of a connection that was lost may still have it. */
const take = (client: pg.Client, holders: readonly string[]): Promise<unknown> =>
  client.query("select pg_advisory_lock_shared(hashtextextended('holder ' || one, 0)) from unnest($1::text[]) as one", [
    holders,
  ]);

/** Lets go of what those hold who were missing at the look before, and says who is missing now. */
async function look(client: pg.Client, missing: readonly string[], log: Services['log']): Promise<readonly string[]> {
  const { rows } = await client.query<{ readonly holder: string }>(listHeldByNobody);
  const now = rows.map(({ holder }) => holder);
  const dead = now.filter((holder) => missing.includes(holder));
  if (dead.length > 0) {
    await client.query('select graphile_worker.force_unlock_workers($1::text[])', [dead]);
    log.warn({ holders: dead }, 'jobs of a process that is no more are done again');
  }
  return now;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
