import { spawn } from 'node:child_process';
import { existsSync, closeSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CannotStart } from '../../src/server/kernel/cannot-start.ts';
import type { Binaries } from './binaries.ts';
import { lastComplaint } from './files.ts';
import type { Files } from './files.ts';
import { isPostmasterOf, processOf, processesWith } from './process-table.ts';
import { asUser, mayEnter } from './run-as.ts';
import type { User } from './run-as.ts';

/** A running PostgreSQL. */
export type Postmaster = { pid: number; port: number };

/** The name that every process of this cluster carries in its command line. A copy of the folder has another. */
function tagOf(cluster: string): string {
  const { dev, ino } = statSync(cluster);
  return `cluster_name=meridian-${dev}-${ino}`;
}

/** The PostgreSQL that is running on this cluster, started by whomever; undefined when there is none. */
export function runningPostmaster(cluster: string): Postmaster | undefined {
  const lines = pidFile(cluster);
  const pid = Number(lines[0]);
  return pid && isPostmasterOf(pid, cluster, tagOf(cluster)) ? { pid, port: Number(lines[3]) } : undefined;
}

/**
 * Clears what a postmaster that died left behind. Its children end by themselves when they notice; until then a new one could not
 * start. Its pid file goes when the pid in it answers for another process or for a zombie, which PostgreSQL would take for it.
 */
export async function clearRemains(cluster: string): Promise<void> {
  const tag = tagOf(cluster).replace('cluster_name=', '');
  for (let tries = 0; processesWith(tag).length > 0; tries += 1) {
    if (tries > 200) for (const pid of processesWith(tag)) process.kill(pid, 'SIGKILL');
    await delay(50);
  }
  const pid = Number(pidFile(cluster)[0]);
  if (pid && existsSync(`/proc/${pid}`)) rmSync(join(cluster, 'postmaster.pid'), { force: true });
}

/** The port of the last start, so that a restart can be found where its predecessor was. */
export function lastPort(cluster: string): number | undefined {
  const options = join(cluster, 'postmaster.opts');
  return existsSync(options) ? Number(/"-p" "(\d+)"/.exec(readFileSync(options, 'utf8'))?.[1]) || undefined : undefined;
}

/** Starts PostgreSQL on a whole cluster; resolves when it takes connections, and says in a sentence why when it does not. */
export async function launch(
  files: Files,
  binaries: Binaries,
  user: User | undefined,
  port: number,
  settings: Record<string, string>,
  log: (line: string) => void,
): Promise<Postmaster> {
  const output = openSync(files.log, 'a', 0o600);
  const before = statSync(files.log).size;
  const folder = mayEnter(user, files.cluster) ? files.cluster : '/proc/self/cwd';
  const all = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(
    join(binaries.folder, 'postgres'),
    ['-D', folder, '-p', String(port), '-c', tagOf(files.cluster), ...all],
    // A process group of its own: Ctrl-C in a terminal must reach the server, which then stops PostgreSQL, and not both at once.
    {
      cwd: files.cluster,
      detached: true,
      stdio: ['ignore', output, output],
      env: { PATH: process.env['PATH'] },
      ...asUser(user),
    },
  );
  closeSync(output);
  let failure: Error | undefined;
  child.on('error', (error) => (failure = error));
  child.unref();

  for (let waited = 0; !failure && child.exitCode === null && child.signalCode === null; waited += 10) {
    await delay(10);
    const lines = pidFile(files.cluster);
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return { pid: child.pid, port };
    if (waited % 5000 === 4990) log('PostgreSQL is reading back what it had not finished writing …');
  }
  throw new CannotStart(
    `PostgreSQL did not start: ${failure?.message ?? lastComplaint(files, before)} (its log is ${files.log})`,
  );
}

/** Stops PostgreSQL: statements under way are rolled back, everything committed is kept. Returns when it is gone. */
export async function halt(pid: number, cluster: string): Promise<void> {
  const tag = tagOf(cluster);
  const signals: NodeJS.Signals[] = ['SIGINT', 'SIGQUIT', 'SIGKILL'];
  for (const signal of signals) {
    for (let waited = 0; waited < 30_000; waited += 10) {
      if (!isPostmasterOf(pid, cluster, tag)) return;
      if (waited === 0) process.kill(pid, signal);
      await delay(10);
    }
  }
}

function pidFile(cluster: string): string[] {
  const path = join(cluster, 'postmaster.pid');
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EACCES') return []; // Not there, or another user's cluster, of which cluster.ts complains.
    throw error;
  }
}

/** Whether the process still runs, ours or adopted. */
export function isRunning(postmaster: Postmaster): boolean {
  return processOf(postmaster.pid)?.name === 'postgres';
}
