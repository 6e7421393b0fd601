import { CannotStart } from '../../src/server/kernel/cannot-start.ts';
import { tryPort } from '../postgres/port.ts';

/** Says in a sentence, before anything long is begun, when the server could not listen where it is told to. */
export async function ensurePortFree({ host, port }: { host: string; port: number }): Promise<void> {
  const tried = await tryPort(port, host);
  if (tried.free) return;
  switch (tried.code) {
    case 'EADDRINUSE':
      throw new CannotStart(
        `Port ${port} of ${host} is taken by another program: stop that one, or set PORT to another port.`,
      );
    case 'EACCES':
      throw new CannotStart(`This user may not listen on port ${port}: set PORT to one from 1024 on.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      throw new CannotStart(
        `HOST is "${host}", which is no address of this machine: set it to one that is, such as 127.0.0.1.`,
      );
    default:
      throw new CannotStart(`Meridian cannot listen on port ${port} of ${host} (${tried.code}): set PORT or HOST.`);
  }
}
