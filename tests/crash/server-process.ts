import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A server process that can be killed and started again. */
export interface ServerProcess {
  /** Where it is now; undefined while it is not. Throws when it ended without having been killed. */
  url(): string | undefined;
  /** SIGKILL, as the out-of-memory killer would. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

export async function aServerProcess(databaseUrl: string): Promise<ServerProcess> {
  let child: ChildProcess | undefined;
  let url: string | undefined;
  const hasEnded = () => child === undefined || child.exitCode !== null || child.signalCode !== null;
  const server: ServerProcess = {
    url() {
      if (url !== undefined && hasEnded()) throw new Error('a server ended by itself: what it said stands above');
      return url;
    },
    async kill() {
      url = undefined;
      if (child === undefined || hasEnded()) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    async start() {
      child = fork(join(import.meta.dirname, 'serve.ts'), {
        execArgv: [],
        env: { PATH: process.env['PATH'], NODE_ENV: 'production', CRASH_DATABASE_URL: databaseUrl },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      });
      const [said] = (await once(child, 'message')) as [string];
      url = said;
    },
  };
  await server.start();
  return server;
}
