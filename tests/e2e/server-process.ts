import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { DemoSignIn } from '../../src/contract/identity/sign-in.ts';
import type { Instant } from '../../src/domain/kernel/time.ts';
import type { OpenidProvider } from '../../src/server/kernel/openid-providers.ts';

/** What a server process is told to serve. */
export interface Told {
  readonly port: number;
  /** What this machine is called in its address. */
  readonly host: '127.0.0.1' | 'localhost';
  readonly databaseUrl: string;
  readonly webRoot: string;
  readonly demoSignIns: readonly DemoSignIn[];
  readonly openidProviders: readonly OpenidProvider[];
  /** Otherwise managers and admins of a journey sign in with a password alone. */
  readonly demandsFactor: boolean;
  /** Ahead of this machine's clock, and so the same after a restart; or standing still. */
  readonly clock: { readonly aheadMilliseconds: number } | { readonly standsAt: Instant };
}

/** A server that can really be killed. */
export interface ServerProcess {
  readonly url: string;
  /** SIGKILL: it finishes nothing. Resolves when it is gone. */
  kill(): Promise<void>;
  /** Starts it again, at the same address, with what was stored; by another clock, where one is told. */
  start(clock?: Told['clock']): Promise<void>;
  /** Lets it finish what it is about. */
  stop(): Promise<void>;
}

/** Starts one, and resolves when it answers. */
export async function aServerProcess(told: Told): Promise<ServerProcess> {
  let child = await launch(told);
  return {
    url: `http://${told.host}:${told.port}`,
    kill: () => end(child, () => child.kill('SIGKILL')),
    async start(clock = told.clock) {
      child = await launch({ ...told, clock });
    },
    stop: () => end(child, () => child.disconnect()),
  };
}

async function launch(told: Told): Promise<ChildProcess> {
  // Playwright's own way of reading TypeScript is none of the server's business.
  const { NODE_OPTIONS: _none, ...environment } = process.env;
  // Read and compiled once, and not again by each of them.
  const NODE_COMPILE_CACHE = join(import.meta.dirname, '../../.cache/journeys');
  const env = { ...environment, NODE_COMPILE_CACHE };
  const child = fork(join(import.meta.dirname, 'server.ts'), { execArgv: [], env });
  child.send(told);
  const ready = once(child, 'message');
  const ended = once(child, 'exit').then(([code]: unknown[]) => {
    throw new Error(`the server of a journey ended with ${String(code)} before it served`);
  });
  await Promise.race([ready, ended]);
  ended.catch(() => undefined);
  return child;
}

async function end(child: ChildProcess, how: () => unknown): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  how();
  await gone;
}
