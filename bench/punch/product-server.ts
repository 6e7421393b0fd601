import { startServer } from '../../src/server/main.ts';

// The product as it is served, in a process of its own so that its processor time can be read.

const databaseUrl = process.env['BENCH_DATABASE_URL'] ?? '';
const server = await startServer({
  config: {
    host: '127.0.0.1',
    port: 0,
    publicUrl: 'http://127.0.0.1',
    logLevel: 'info',
    poolSize: 10,
    trustedProxies: [],
    secret: 'nothing is sealed in the benchmark of a punch',
  },
  databaseUrl,
});
process.send?.(server.url);
process.on('disconnect', () => process.exit(0));
