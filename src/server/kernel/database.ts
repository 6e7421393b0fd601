import {
  CamelCasePlugin,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import pg from 'pg';
import { isSilent } from './database-trouble.ts';
import type { DB } from './schema.ts';
import { shareOut } from './shares.ts';
import { statementName } from './statement-name.ts';
import { parseTimestamp } from './timestamp.ts';
import type { Transaction } from './transaction.ts';

export interface TransactionOptions {
  /** The organization that row-level security lets the transaction see; none, nobody's rows. */
  readonly organizationId?: string;
  /** Who asks, for what only some of the organization may see; left out, that is hidden. */
  readonly employeeId?: string;
  readonly readOnly?: boolean;
  /**
   * Every question sees the database as it stood at the first one, and a write that meets a newer one fails as contention. Without
   * it each question sees what was committed by then: for who must queue at a lock and then see what came before.
   */
  readonly snapshot?: boolean;
  /**
   * Begins only when nobody else is in a transaction of these turns, so that even a snapshot is of after theirs. They are waited for in this
   * order. For who was overtaken: to hold them always would make everybody wait for everybody.
   */
  readonly turns?: readonly string[];
}

/**
 * Announces something to whoever listens to the channel `changes`, on every server process:
 * PostgreSQL delivers it at commit, and not at all if there is none.
 */
export type Tell = (payload: string) => void;

export interface Database {
  /** Runs `work` in one transaction: committed when it returns, rolled back when it throws. */
  transaction<T>(options: TransactionOptions, work: (tx: Transaction, tell: Tell) => Promise<T>): Promise<T>;
  /** One statement outside a transaction, for the session gate and the health check. */
  query<Row extends pg.QueryResultRow>(name: string, text: string, values: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

// Dates stay calendar dates, and whole numbers of 64 bits stay exact or fail.
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.DATE, (text) => text);
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, parseTimestamp);
types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('a bigint column holds more than 2^53');
  return value;
});

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * A database that says nothing for so long hangs, or the network to it does: longer than the statement that PostgreSQL itself would
 * end. Whoever asked is told that it is away, and the connection is given up.
 */
const silenceMilliseconds = 20_000;

/**
 * Opens a pool as the application's role. Connections are made when they are first needed. Whoever asks for much at once waits for
 * themselves: one person has no more than a third of the connections, and one organization leaves a fifth to the others.
 */
export function openDatabase(
  url: string,
  poolSize: number,
  onTrouble: (error: Error) => void,
  longestSilence = silenceMilliseconds,
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 15_000,
    query_timeout: longestSilence,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'meridian',
    // Left to itself PostgreSQL plans our short statements anew each time, since it takes a list of
    // one for cheaper than a list of unknown length; the planning costs three times the doing.
    options: '-c timezone=UTC -c plan_cache_mode=force_generic_plan',
  });
  // A connection that dies must not take the process with it, neither idle nor in the middle of a transaction, where
  // the pool no longer listens: each is listened to itself, and the next query opens another.
  pool.on('connect', (client) => client.on('error', onTrouble));
  pool.on('error', () => undefined);
  const ofOrganization = shareOut(Math.max(1, Math.floor(poolSize * 0.8)));
  const ofPerson = shareOut(Math.ceil(poolSize / 3));
  return {
    transaction: (options, work) =>
      ofPerson(options.employeeId, () => ofOrganization(options.organizationId, () => run(options, work))),
    async query<Row extends pg.QueryResultRow>(name: string, text: string, values: readonly unknown[]) {
      const { rows }: { rows: Row[] } = await pool.query({ name, text, values: [...values] });
      return rows;
    },
    close: () => pool.end(),
  };

  async function run<T>(options: TransactionOptions, work: (tx: Transaction, tell: Tell) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await takeTurns(client, options);
      await client.query(begin(options));
      const told: string[] = [];
      const result = await work(transactionOn(client), (payload) => told.push(payload));
      // PostgreSQL answers COMMIT of a failed transaction with ROLLBACK, not with an error.
      if ((await commit(client, told)) !== 'COMMIT') throw new Error('the transaction was rolled back at commit');
      return result;
    } catch (error) {
      broken = isSilent(error) ? error : await rollback(client);
      throw error;
    } finally {
      broken ??= await leaveTurns(client, options);
      client.release(broken);
    }
  }
}

/** BEGIN, the organization and who asks in one message: one round trip instead of two. */
function begin({ organizationId, employeeId = '', readOnly, snapshot }: TransactionOptions): string {
  const isolation = snapshot === true ? ' isolation level repeatable read' : '';
  const start = `begin${isolation}${readOnly === true ? ' read only' : ''}`;
  if (organizationId === undefined) return start;
  if (!uuidForm.test(organizationId)) throw new TypeError('an organization id is a uuid');
  if (employeeId !== '' && !uuidForm.test(employeeId)) throw new TypeError('an employee id is a uuid');
  return `${start}; select set_config('app.organization', '${organizationId}', true), set_config('app.employee', '${employeeId}', true)`;
}

/** Locks of the session, not of the transaction: one that is taken inside would come after the snapshot. */
async function takeTurns(client: pg.PoolClient, { turns = [] }: TransactionOptions): Promise<void> {
  for (const turn of turns) await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [turn]);
}

/** The error that makes the connection unfit for further use: whoever kept a turn would keep all others from theirs. */
async function leaveTurns(client: pg.PoolClient, { turns = [] }: TransactionOptions): Promise<Error | undefined> {
  try {
    for (const turn of turns) await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [turn]);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

interface Answered {
  readonly command: string;
}

/** What is announced and COMMIT in one message; gives the word that PostgreSQL answered to the latter. */
async function commit(client: pg.PoolClient, told: readonly string[]): Promise<string | undefined> {
  const announcements = [...new Set(told)].map((payload) => `notify changes, ${pg.escapeLiteral(payload)};`);
  // The types know of one result only; several statements in one message give several.
  const answers = (await client.query(`${announcements.join('')}commit`)) as unknown as Answered | Answered[];
  return (Array.isArray(answers) ? answers.at(-1) : answers)?.command;
}

/** The error that makes the connection unfit for further use, if even ROLLBACK failed. */
async function rollback(client: pg.PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

const transactions = new WeakMap<pg.PoolClient, Transaction>();

/** One query builder per connection, made once: building it anew for each transaction costs more than BEGIN. */
function transactionOn(client: pg.PoolClient): Transaction {
  const known = transactions.get(client);
  if (known !== undefined) return known;
  const tx: Transaction = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new ClientDriver(client),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    // What a column holds stays as it was written: the audit log is sealed over its very keys.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  transactions.set(client, tx);
  return tx;
}

/** Hands Kysely the one connection whose transaction is already open. */
class ClientDriver implements Driver {
  readonly #connection: DatabaseConnection;
  constructor(client: pg.PoolClient) {
    this.#connection = { executeQuery: (query) => execute(client, query), streamQuery: refuseToStream };
  }
  init = async (): Promise<void> => {};
  acquireConnection = async (): Promise<DatabaseConnection> => this.#connection;
  beginTransaction = refuseToNest;
  commitTransaction = refuseToNest;
  rollbackTransaction = refuseToNest;
  releaseConnection = async (): Promise<void> => {};
  destroy = async (): Promise<void> => {};
}

function refuseToNest(): Promise<never> {
  return Promise.reject(new Error('the transaction is already open: mount opened it'));
}

function refuseToStream(): never {
  throw new Error('results are read whole');
}

async function execute<Row>(client: pg.PoolClient, query: CompiledQuery): Promise<QueryResult<Row>> {
  const name = statementName(query.sql);
  const text = query.sql;
  const values = [...query.parameters];
  const result = await client.query(name === undefined ? { text, values } : { name, text, values });
  return { rows: result.rows as Row[], numAffectedRows: BigInt(result.rowCount ?? 0) };
}
