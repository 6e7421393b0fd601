import pg from 'pg';
import { isSilent, isUnreachable } from './database-trouble.ts';

type Ask = (asked: string | pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>;
type Borrower = (error: Error | undefined, client: pg.PoolClient | undefined, giveBack: () => void) => void;

/** What graphile-worker calls the statements by which it says what became of a job. */
const verdict = /^(complete|fail)_job/;

const nothing: pg.QueryResult = { command: '', rowCount: 0, oid: 0, fields: [], rows: [] };

/**
 * The connections of the job queue. Its library says "done" and "failed" of a job without waiting for the answer: a database that goes
 * away at that moment would be an unhandled rejection, and the end of the process. Here such a verdict is lost without an error, and
 * `onLost` hears of it, as of every other sign that the database is away: whoever runs the queue begins again, and the job is done again.
 */
export class QueuePool extends pg.Pool {
  readonly #onLost: (error: Error) => void;
  #lent = 0;

  constructor(options: pg.PoolConfig, onLost: (error: Error) => void) {
    super(options);
    this.#onLost = onLost;
    // A connection that dies must not take the process with it; whoever asks next opens another.
    this.on('connect', (client) => client.on('error', onLost));
    this.on('error', () => undefined);
  }

  /** When nothing is asked any more: a verdict that still waits for a connection would be dropped by a pool that ends. */
  async settled(): Promise<void> {
    if (this.#lent > 0) await new Promise<void>((resolve) => this.once('settled', resolve));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(borrower: Borrower): void;
  override connect(borrower?: Borrower): Promise<pg.PoolClient> | void {
    return borrower === undefined ? this.#lend() : this.#lendTo(borrower);
  }

  /** To whoever listens for new jobs: one who is stopped while the connection dies gives it back twice. */
  #lendTo(borrower: Borrower): void {
    super.connect((error, client, giveBack) => {
      let isBack = false;
      borrower(error, client, () => {
        if (!isBack) giveBack();
        isBack = true;
      });
    });
  }

  async #lend(): Promise<pg.PoolClient> {
    this.#lent += 1;
    try {
      const client = await super.connect();
      return this.#loan(
        (asked, values) => client.query(asked, values),
        (broken) => client.release(broken),
      );
    } catch (error) {
      return this.#loan(
        () => {
          throw error;
        },
        () => undefined,
      );
    }
  }

  /** All that the library does with a connection that it borrowed. */
  #loan(ask: Ask, giveBack: (broken?: Error) => void): pg.PoolClient {
    let broken: Error | undefined;
    const query: Ask = async (asked, values) => {
      try {
        return await ask(asked, values);
      } catch (error) {
        if (!(error instanceof Error) || !isUnreachable(error)) throw error;
        if (isSilent(error)) broken = error;
        this.#onLost(error);
        if (typeof asked === 'object' && verdict.test(asked.name ?? '')) return nothing;
        throw error;
      }
    };
    const release = (): void => {
      giveBack(broken);
      this.#lent -= 1;
      if (this.#lent === 0) this.emit('settled');
    };
    return { query, release } as pg.PoolClient;
  }
}
