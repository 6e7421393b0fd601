import { existsSync } from 'node:fs';
import { startServer } from '../../src/server/main.ts';
import { freePort } from '../../tools/postgres/port.ts';
import { webRoot } from '../../tools/serve/web.ts';

// The product as it is served, in a process of its own so that its processor time can be read.

const port = await freePort(undefined);
const databaseUrl = process.env['BENCH_DATABASE_URL'] ?? '';
const server = await startServer({
  config: {
    host: '127.0.0.1',
    port,
    publicUrl: `http://127.0.0.1:${port}`,
    logLevel: 'info',
    poolSize: 10,
    // Counted as everywhere; one client of the benchmark is as quick as a shop of people.
    requestsPerMinute: 999_999,
    trustedProxies: [],
    secret: 'nothing is sealed in the benchmark of a punch',
  },
  databaseUrl,
  // For what is measured in a browser; elsewhere there may be none.
  ...(existsSync(webRoot) && { webRoot }),
});
process.send?.(server.url);
process.on('disconnect', () => process.exit(0));
