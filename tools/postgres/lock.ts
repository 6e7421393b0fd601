import { statSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { CannotStart } from '../../src/server/kernel/cannot-start.ts';

const patienceMilliseconds = 120_000;

/**
 * Runs `work` while no other process does the same for `folder`. The lock is a name in Linux's abstract sockets, which the
 * kernel takes back when its holder dies in whatever way: no stale lock file can be left behind.
 */
export async function withFolderLocked<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const { dev, ino } = statSync(folder);
  const name = `\0meridian-postgres-${dev}-${ino}`;
  const deadline = Date.now() + patienceMilliseconds;
  let lock = await tryToListen(name);
  while (!lock) {
    if (Date.now() > deadline) {
      throw new CannotStart(
        `Another Meridian has been starting or stopping the database in ${folder} for two minutes: end it, then try again.`,
      );
    }
    await delay(50);
    lock = await tryToListen(name);
  }
  try {
    return await work();
  } finally {
    lock.close();
  }
}

function tryToListen(name: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(name, () => resolve(server));
    server.unref();
  });
}
