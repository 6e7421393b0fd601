import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { CannotStart } from '../../src/server/kernel/cannot-start.ts';
import { ensureDataFolder } from '../../src/server/kernel/data-folder.ts';
import { singleConnection } from '../../src/server/kernel/single-connection.ts';
import { archiveSettings } from '../backup/archive.ts';
import { findBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { filesOf, ownerPassword, rotateLog } from './files.ts';
import type { Files } from './files.ts';
import { ownerName } from './initdb.ts';
import { withFolderLocked } from './lock.ts';
import { freePort } from './port.ts';
import { clearRemains, halt, isRunning, lastPort, launch, runningPostmaster } from './postmaster.ts';
import type { Postmaster } from './postmaster.ts';
import { databaseUser } from './run-as.ts';
import { enter } from './tenants.ts';

/** A PostgreSQL in use by this process. `ownerUrl` signs in as the owner of everything, for migrations alone. */
export type RunningPostgres = {
  ownerUrl: string;
  port: number;
  pid: number;
  /** It was running already: a server that was killed had left it, or another process uses it too. */
  adopted: boolean;
  /** Ends this process's use of it, and PostgreSQL itself when nobody else uses it. Harmless when PostgreSQL has died, and twice. */
  stop(): Promise<void>;
};

const database = 'meridian';

const everySetting = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '', // Their paths have a limit of 107 bytes, and they are no faster than loopback.
  ssl: 'off',
  shared_buffers: '128MB',
  max_connections: '100',
  // Nothing may weaken these: an acknowledged punch survives a power cut.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  jit: 'off', // Statements here are short; compiling them costs more than it brings.
  timezone: 'UTC',
  log_timezone: 'UTC',
  logging_collector: 'off',
  log_line_prefix: '%m [%p] ',
  log_error_verbosity: 'terse', // The detail of a violated constraint quotes the row, with people's data in it.
};

/**
 * Starts the embedded PostgreSQL with its cluster in `dataDir`/postgres (made on the first start), or adopts the one that runs there.
 * Any number of processes may call it at once: one starts, the others adopt. `settings` override ours, for tests. `archiveTo` is the
 * BACKUP_DIR that its write-ahead log is kept in; one that is adopted goes on as it was started. Refuses with CannotStart: no programs for this platform, folder not writable, data of another version, PostgreSQL's own complaint.
 */
export async function startPostgres(options: {
  dataDir: string;
  log: (line: string) => void;
  settings?: Record<string, string>;
  archiveTo?: string | undefined;
}): Promise<RunningPostgres> {
  const files = filesOf(options.dataDir);
  ensureDataFolder(files.folder);
  return withFolderLocked(files.folder, async () => {
    const password = ownerPassword(files);
    const found = runningPostmaster(files.cluster);
    const adopted = found !== undefined && (await ensureDatabase(files, found, password));
    const postmaster = adopted ? found : await startFresh(files, password, options);
    if (!adopted && !(await ensureDatabase(files, postmaster, password))) {
      throw new CannotStart(`PostgreSQL ended as soon as it had started: its log is ${files.log}`);
    }
    const ownerUrl = urlOf(postmaster.port, password, database);
    const visit = enter(files.tenants);
    let stopping: Promise<void> | undefined;
    const leave = async () => {
      if (!existsSync(files.cluster)) return; // Somebody deleted it; PostgreSQL notices and ends by itself.
      await withFolderLocked(files.folder, async () => {
        const { last } = visit.leave();
        const running = runningPostmaster(files.cluster);
        if (last && running) await halt(running.pid, files.cluster);
      });
    };
    return { ownerUrl, ...postmaster, adopted, stop: () => (stopping ??= leave()) };
  });
}

async function startFresh(
  files: Files,
  password: string,
  { log, settings, archiveTo }: Omit<Parameters<typeof startPostgres>[0], 'dataDir'>,
): Promise<Postmaster> {
  const user = databaseUser(files.cluster);
  const binaries = findBinaries(user, files.folder, log);
  await ensureCluster(files, binaries, user, password);
  await clearRemains(files.cluster);
  rotateLog(files);
  const port = await freePort(lastPort(files.cluster));
  const archive = archiveTo === undefined ? {} : archiveSettings(archiveTo, user);
  return launch(files, binaries, user, port, { ...everySetting, ...archive, ...settings }, log);
}

function urlOf(port: number, password: string, name: string): string {
  return `postgres://${ownerName}:${password}@127.0.0.1:${port}/${name}`;
}

/** Makes our database where it is missing. False when PostgreSQL ended before it took a connection. */
async function ensureDatabase(files: Files, postmaster: Postmaster, password: string): Promise<boolean> {
  const client = await connect(files, postmaster, password);
  if (!client) return false;
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (found.rowCount === 0) await client.query(`create database ${database}`);
    return true;
  } finally {
    await client.end();
  }
}

/** Starting or recovering; nobody listens yet; broken off in the middle by one that is being killed. */
const passing = new Set(['57P03', '57P01', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE']);
const brokenOff = /^Connection terminated/;

/** An adopted PostgreSQL may still be starting, recovering or on its way out: we wait as long as it lives. */
async function connect(files: Files, postmaster: Postmaster, password: string): Promise<pg.Client | undefined> {
  for (;;) {
    const client = singleConnection({ connectionString: urlOf(postmaster.port, password, 'postgres') });
    try {
      await client.connect();
      return client;
    } catch (error) {
      const { code, message } = error as pg.DatabaseError;
      if (!isRunning(postmaster)) return undefined;
      if (!passing.has(code ?? '') && !brokenOff.test(message)) {
        throw new CannotStart(
          `A PostgreSQL that Meridian cannot sign in to (process ${postmaster.pid}: ${message}) is running on ${files.cluster}: stop it, then start again.`,
        );
      }
      await delay(50);
    }
  }
}
