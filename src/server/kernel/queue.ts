import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Context } from './context.ts';
import type { Transaction } from './transaction.ts';

/** Something that is done later, outside of the request that caused it, and tried again until it succeeds. */
export interface Job<Payload extends z.ZodMiniType = z.ZodMiniType> {
  /** `verb_noun` */
  readonly name: string;
  /** Ids, never names or secrets: it stands in the queue, which belongs to no organization. */
  readonly payload: Payload;
  /** The wait between two tries grows from some seconds to six hours: 12 of them take about a day. */
  readonly mostTries: number;
}

/** One try at a job. */
export interface Try {
  /**
   * Runs `work` in a transaction of its own, inside an organization or, without one, outside of all.
   *
   * @param employeeId in whose name, where what it reads is for some alone
   */
  inside<T>(organizationId: string | undefined, work: (ctx: Context) => Promise<T>, employeeId?: string): Promise<T>;
  /**
   * Runs `work`, which appends to a ledger by what it reads there, in such a transaction as a `ledgerRoute` has: all that it reads is of one
   * moment, and where another appended since, it runs again. So it must tell the audit log what it writes, and be over soon.
   */
  appending<T>(organizationId: string, work: (ctx: Context) => Promise<T>): Promise<T>;
  /** There will be no other: what cannot be done now is given up. */
  readonly isLast: boolean;
}

/** A job with what does it. It may be run twice, when a process ends between doing and saying so. */
export interface Worker<Payload extends z.ZodMiniType = z.ZodMiniType> {
  readonly job: Job<Payload>;
  /** The time of each day, in UTC, at which it is put on the queue by itself; once, however many processes there are. */
  readonly daily?: { readonly hour: number; readonly minute: number };
  run(attempt: Try, payload: z.output<Payload>): Promise<void>;
}

/**
 * Puts a job on the queue in this transaction: if it is rolled back there is no job, and before it commits nobody sees one.
 *
 * @param wait milliseconds that it is left alone, by the clock of the queue, which need not be ours; absent, it is done at once
 */
export function enqueue<Payload extends z.ZodMiniType>(
  tx: Transaction,
  job: Job<Payload>,
  payload: z.input<Payload>,
  wait?: number,
): Promise<void> {
  return enqueueEach(tx, job, [wait === undefined ? { payload } : { payload, wait }]);
}

/**
 * Puts several jobs of a kind on the queue, as {@link enqueue} does one: in one statement, however many they are.
 *
 * @param jobs.after the name of a line of jobs, of which no two are done at the same time; absent, it waits for nobody
 * @param jobs.wait as that of {@link enqueue}, of this job alone
 * @param jobs.insteadOf a name that no two jobs have: one that waits under it is done now and not then; one under way is tried no more
 */
export async function enqueueEach<Payload extends z.ZodMiniType>(
  tx: Transaction,
  { name, mostTries }: Job<Payload>,
  jobs: readonly {
    readonly payload: z.input<Payload>;
    readonly after?: string;
    readonly wait?: number;
    readonly insteadOf?: string;
  }[],
): Promise<void> {
  if (jobs.length === 0) return;
  await sql`select graphile_worker.add_job(
    identifier => ${name}, payload => one.payload, queue_name => one.after, max_attempts => ${mostTries}::integer,
    run_at => now() + coalesce(one.wait, 0) * interval '1 millisecond', job_key => one."insteadOf"
  ) from json_to_recordset(${JSON.stringify(jobs)}::json) as one(payload json, after text, wait float8, "insteadOf" text)`.execute(
    tx,
  );
}
