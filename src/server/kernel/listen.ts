import pg from 'pg';
import type { Services } from './services.ts';
import { ended } from './single-connection.ts';

type Logger = Services['log'];

const longestPause = 5_000;

export interface Ears {
  /** Something was announced. */
  heard(payload: string): void;
  /** The connection was lost and is there again; what was announced meanwhile was not heard. */
  missed(): void;
}

export interface Listening {
  close(): Promise<void>;
}

/**
 * Listens on the channel `changes` for ever: a lost connection is opened again, with growing pauses. A connection on which nothing is
 * announced looks the same when nobody is at its other end, so that it is asked from time to time.
 *
 * @param beatMilliseconds how often, and how long an answer may take
 */
export function listen(url: string, log: Logger, ears: Ears, beatMilliseconds = 20_000): Listening {
  let closed = false;
  let client: pg.Client | undefined;
  let pause = 100;
  let again: NodeJS.Timeout | undefined;
  let beat: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'meridian live',
      keepAlive: true,
      connectionTimeoutMillis: 3_000,
      query_timeout: beatMilliseconds,
    });
    client = fresh;
    fresh.on('notification', ({ payload }) => {
      try {
        ears.heard(payload ?? '');
      } catch (error) {
        log.warn({ err: error }, 'an announcement could not be read');
      }
    });
    fresh.on('error', (error) => log.warn({ reason: error.message }, 'the listening connection failed'));
    // One that was given up may end long after another has taken its place.
    fresh.on('end', () => client === fresh && retry());
    try {
      await fresh.connect();
      await fresh.query('listen changes');
      if (pause > 100) ears.missed();
      pause = 100;
      askLater(fresh);
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'cannot listen for changes yet');
      giveUp(fresh);
    }
  };
  const askLater = (asked: pg.Client): void => {
    if (!closed) beat = setTimeout(() => void ask(asked), beatMilliseconds);
  };
  const ask = async (asked: pg.Client): Promise<void> => {
    try {
      await asked.query('select 1');
      askLater(asked);
    } catch (error) {
      log.warn(
        { reason: error instanceof Error ? error.message : String(error) },
        'the listening connection is silent',
      );
      giveUp(asked);
    }
  };
  /** Nobody waits for its end, which may never come, nor hears what it says after all. */
  const giveUp = (lost: pg.Client): void => {
    lost.removeAllListeners('notification');
    lost.end().catch(() => undefined);
    retry();
  };
  const retry = (): void => {
    clearTimeout(beat);
    if (closed || again !== undefined) return;
    pause = Math.min(pause * 2, longestPause);
    again = setTimeout(() => {
      again = undefined;
      void connect();
    }, pause);
  };
  void connect();
  return {
    async close() {
      closed = true;
      clearTimeout(again);
      clearTimeout(beat);
      if (client !== undefined) await ended(client);
    },
  };
}
