import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Whether a server could listen on this port of this address now; the error's code when not. */
export function tryPort(port: number, host: string): Promise<{ free: true } | { free: false; code: string }> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve({ free: false, code: error.code ?? error.message }));
    server.listen(port, host, () => server.close(() => resolve({ free: true })));
  });
}

/**
 * A free port of 127.0.0.1, `wanted` if it is free. It lies below the range that the kernel lends to outgoing connections, so that
 * none of those is sitting on it when PostgreSQL comes back.
 */
export async function freePort(wanted: number | undefined): Promise<number> {
  for (let port = wanted ?? randomInt(20_000, 32_000); ; port = randomInt(20_000, 32_000)) {
    if ((await tryPort(port, '127.0.0.1')).free) return port;
  }
}
