import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import type { startServer } from '../../src/server/main.ts';
import { freePort } from '../postgres/port.ts';

type Told = Omit<Parameters<typeof startServer>[0], 'webRoot' | 'clock'>;

const root = join(import.meta.dirname, '../..');
const watched = ['server', 'domain', 'contract', 'words'].map((room) => join(root, 'src', room));
const settleMilliseconds = 150;

/** Serves the web part with hot reload on the configured port; the application runs behind it and restarts when its code changes. */
export async function startDevelopment(told: Told, onLeave: (step: () => Promise<unknown>) => void): Promise<void> {
  const port = await freePort(undefined);
  const { config } = told;
  const vite = await createServer({
    logLevel: 'warn',
    clearScreen: false,
    server: {
      host: config.host,
      port: config.port,
      strictPort: true,
      proxy: { '/api': { target: `http://127.0.0.1:${port}` } },
    },
  });
  // Words and rules are no components: a page that is open takes them by being loaded anew, once there is a server to answer it.
  const application = await runApplication({ ...told, config: { ...config, host: '127.0.0.1', port } }, () =>
    vite.ws.send({ type: 'full-reload' }),
  );
  onLeave(() => application.stop());
  await vite.listen();
  onLeave(() => vite.close());
}

async function runApplication(told: Told, onRestarted: () => void): Promise<{ stop(): Promise<void> }> {
  let child = await start(told);
  let restarting = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  function changed(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      restarting = restarting.then(async () => {
        await end(child);
        child = await start(told);
        if (!isRunning(child)) return;
        console.log('The server has started again with what changed');
        onRestarted();
      });
    }, settleMilliseconds);
  }

  const watchers = watched.map((folder) => watch(folder, { recursive: true }, changed));
  return {
    async stop() {
      for (const watcher of watchers) watcher.close();
      clearTimeout(timer);
      await restarting;
      await end(child);
    },
  };
}

/** Resolves when it serves, or has ended for a mistake that it has printed: the next change starts it again. */
async function start(told: Told): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'application.ts'), { cwd: root });
  child.send(told);
  await Promise.race([once(child, 'message'), once(child, 'exit')]);
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return;
  const ended = once(child, 'exit');
  child.disconnect();
  await ended;
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}
