// The server of a journey, as a process of its own that can be killed: it is told what to serve, and ends with who told it.
import { once } from 'node:events';
import { instant } from '../../src/domain/kernel/time.ts';
import { systemClock } from '../../src/server/kernel/clock.ts';
import { startServer } from '../../src/server/main.ts';
import { worldSecret } from '../world/inside.ts';
import type { Told } from './server-process.ts';

const [{ port, host, clock, demandsFactor, ...told }] = (await once(process, 'message')) as [Told];
const now = 'standsAt' in clock ? () => clock.standsAt : () => instant(Date.now() + clock.aheadMilliseconds);
const server = await startServer({
  ...told,
  config: {
    host: '127.0.0.1',
    port,
    publicUrl: `http://${host}:${port}`,
    logLevel: 'fatal',
    poolSize: 5,
    trustedProxies: [],
    secret: worldSecret,
    outbox: true,
    demo: !demandsFactor,
  },
  clock: { ...systemClock, now },
});
process.send?.('ready');
await once(process, 'disconnect');
await server.close();
process.exit();
