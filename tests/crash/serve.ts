// A server as a process of its own, that can be killed: it says its address to the process that started it, and ends with it.
import { startServer } from '../../src/server/main.ts';
import { worldSecret } from '../world/inside.ts';

const server = await startServer({
  config: {
    host: '127.0.0.1',
    port: 0,
    publicUrl: 'http://127.0.0.1',
    logLevel: 'fatal',
    poolSize: 10,
    trustedProxies: [],
    secret: worldSecret,
    // Managers pay without a second factor, as in the demo.
    demo: true,
  },
  databaseUrl: process.env['CRASH_DATABASE_URL'] ?? '',
});
process.on('disconnect', () => process.exit());
process.send?.(server.url);
