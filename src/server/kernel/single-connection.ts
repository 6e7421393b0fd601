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

/** Says goodbye; whoever does not answer it within a second is left. */
export async function ended(client: pg.Client): Promise<void> {
  const patience = setTimeout(() => client.connection.stream.destroy(), 1_000);
  await client.end();
  clearTimeout(patience);
}
