import pg from 'pg';

/**
 * A connection outside of a pool. A socket that breaks rejects what was asked, and besides it emits an error, which ends the process
 * where nobody listens: whoever asked has heard of it already.
 */
export function singleConnection(config: pg.ClientConfig): pg.Client {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  return client;
}
