// The server as a process of its own, for development: it is told what to serve by the process that started it, and ends with it.
import { once } from 'node:events';
import { startServer } from '../../src/server/main.ts';

type Told = Omit<Parameters<typeof startServer>[0], 'webRoot' | 'clock'>;

// Ctrl-C reaches everybody at the terminal; who started us tells us when it is our turn.
process.on('SIGINT', () => undefined);
const [told] = (await once(process, 'message')) as [Told];
const server = await startServer(told);
process.send?.('ready');
await once(process, 'disconnect');
await server.close();
process.exit();
