import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { singleConnection } from '../../src/server/kernel/single-connection.ts';
import { filesOf } from '../postgres/files.ts';
import { backupFolder, nameOf, partOf, partsOf, type Manifest } from './backup-folder.ts';
import { copyFile, copyIfThere, eachOf, listFiles, syncBelow } from './copy-files.ts';

/** What PostgreSQL makes anew, or what says that it runs: its manual lists them under "Backing Up the Data Directory". */
const notKept =
  /^(?:postmaster\.(?:pid|opts)|(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/.*|(?:.*\/)?pgsql_tmp.*|(?:.*\/)?pg_internal\.init.*)$/;
const segmentName = /^[0-9A-F]{24}$/;

/**
 * Copies the database of a data folder into BACKUP_DIR while it is used, by PostgreSQL's own low-level backup. The copy is whole by itself: it
 * holds the write-ahead log of its own making. Returns its folder, and whether an archive goes on from there.
 */
export async function takeBackup(options: {
  ownerUrl: string;
  dataDir: string;
  root: string;
}): Promise<{ folder: string; manifest: Manifest; archives: boolean }> {
  const client = singleConnection({ connectionString: options.ownerUrl });
  await client.connect();
  try {
    return await takeWith(client, options);
  } finally {
    // What was begun and not stopped ends with the connection, and so does the slot.
    await client.end();
  }
}

async function takeWith(client: pg.Client, { dataDir, root }: { dataDir: string; root: string }) {
  const { cluster, password } = filesOf(dataDir);
  // Nothing of the log that the copy needs is recycled while this temporary slot is there.
  const slot = `meridian_backup_${process.pid}`;
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot]);
  const { first, at: startedAt } = await one<{ first: string; at: Date }>(
    client,
    'select pg_walfile_name(pg_backup_start($1, true)) as first, clock_timestamp() as at',
    [slot],
  );
  const { backups } = backupFolder(root);
  const folder = join(backups, nameOf(startedAt));
  const half = partOf(folder);
  const parts = partsOf(half);
  mkdirSync(parts.files, { recursive: true, mode: 0o700 });
  try {
    const files = await copyRunning(cluster, parts.files);
    const stopped = await one<{ label: string; last: string; at: Date; archives: string; major: string }>(
      client,
      `select labelfile as label, pg_walfile_name(lsn) as last, clock_timestamp() as at, current_setting('archive_mode') as archives,
         current_setting('server_version_num')::int / 10000 || '' as major
       from pg_backup_stop(wait_for_archive => false)`,
    );
    for (const name of await readdir(join(cluster, 'pg_wal'))) {
      if (!segmentName.test(name) || name < first || name > stopped.last) continue;
      const path = `pg_wal/${name}`;
      files[path] = await copyFile(join(cluster, path), join(parts.files, path));
    }
    writeFileSync(join(parts.files, 'backup_label'), stopped.label, { mode: 0o600 });
    files['backup_label'] = createHash('sha256').update(stopped.label).digest('hex');
    await copyFile(password, parts.password);
    const manifest: Manifest = {
      major: stopped.major,
      startedAt: startedAt.toISOString(),
      wholeAt: stopped.at.toISOString(),
      firstSegment: first,
      files,
    };
    writeFileSync(parts.manifest, JSON.stringify(manifest, undefined, 1), { mode: 0o600 });
    syncBelow(half);
    renameSync(half, folder);
    syncBelow(backups);
    return { folder, manifest, archives: stopped.archives === 'on' };
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    throw error;
  }
}

/** Copies a cluster in use; what is torn in the copy is mended by the write-ahead log when it is restored. */
async function copyRunning(cluster: string, to: string): Promise<Record<string, string>> {
  const { files, folders } = await listFiles(cluster);
  for (const made of folders.filter((path) => !notKept.test(path)))
    await mkdir(join(to, made), { recursive: true, mode: 0o700 });
  const kept = files.filter((path) => !notKept.test(path));
  const hashes = await eachOf(kept, (path) => copyIfThere(join(cluster, path), join(to, path)));
  return Object.fromEntries(
    kept.flatMap((path, index) => {
      const hash = hashes[index];
      return hash === undefined ? [] : [[path, hash]];
    }),
  );
}

async function one<Row extends pg.QueryResultRow>(client: pg.Client, text: string, values?: unknown[]): Promise<Row> {
  const { rows } = await client.query<Row>(text, values);
  const [row] = rows;
  if (row === undefined) throw new Error('PostgreSQL answered nothing about a backup');
  return row;
}
