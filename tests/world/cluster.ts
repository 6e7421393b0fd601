import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ensureApplicationLogin } from '../../src/server/kernel/application-login.ts';
import { migrate } from '../../src/server/kernel/migrations.ts';
import { installQueue } from '../../src/server/kernel/queue-schema.ts';
import type { TestDatabase } from '../../tools/postgres/for-tests.ts';
import { startPostgres } from '../../tools/postgres/start-postgres.ts';

/** A PostgreSQL of one test's own, with a migrated database, that can be killed and started again. */
export interface Cluster {
  readonly database: TestDatabase;
  /** The folder that a deployment would name DATA_DIR. */
  readonly dataDir: string;
  /** Kills every process of it at once, as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again, on the same port. */
  start(): Promise<void>;
}

/**
 * `drop` of its database stops it and removes its files.
 *
 * @param archiveTo the BACKUP_DIR of its deployment
 */
export async function aCluster(settings: Record<string, string> = {}, archiveTo?: string): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-cluster-'));
  const dataDir = join(folder, 'data');
  const launch = () => startPostgres({ dataDir, log: () => undefined, settings, archiveTo });
  let running = await launch();
  await installQueue(running.ownerUrl);
  await migrate(running.ownerUrl, join(import.meta.dirname, '../../migrations'));
  const appUrl = await ensureApplicationLogin(running.ownerUrl, 'the secret of a test');
  return {
    dataDir,
    database: {
      ownerUrl: running.ownerUrl,
      appUrl,
      async drop() {
        await running.stop();
        rmSync(folder, { recursive: true });
      },
    },
    async kill() {
      // Stopped first, so that it can start nobody and clean nothing up while its children go.
      process.kill(running.pid, 'SIGSTOP');
      for (const pid of [...childrenOf(running.pid), running.pid]) killIfThere(pid);
      while (isThere(running.pid)) await delay(5);
      await running.stop();
    },
    async start() {
      running = await launch();
    },
  };
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // A child may have ended by itself in between.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** The processes that `parent` started; PostgreSQL gives each a session of its own, so that no signal to a group reaches them. */
function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && stat(pid)[1] === String(parent));
}

/** Whether it still runs: a zombie, which its parent has not asked about yet, does not. */
const isThere = (pid: number): boolean => !['', 'Z', 'X'].includes(stat(pid)[0] ?? '');

/** State, parent and so on, as /proc/PID/stat has them after the name; nothing when there is no such process. */
function stat(pid: number): readonly string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}
