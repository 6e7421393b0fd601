import { chownSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotStart } from '../../src/server/kernel/cannot-start.ts';
import { ensureDataFolder } from '../../src/server/kernel/data-folder.ts';
import { singleConnection } from '../../src/server/kernel/single-connection.ts';
import { filesOf } from '../postgres/files.ts';
import { databaseUser } from '../postgres/run-as.ts';
import { startPostgres } from '../postgres/start-postgres.ts';
import { restoreCommand } from './archive.ts';
import { listBackups, partsOf, type Backup, type Manifest } from './backup-folder.ts';
import { copyFile, eachOf, listFiles, syncBelow } from './copy-files.ts';

/**
 * Puts a database from BACKUP_DIR into a data folder that has none, as it stood at a moment: what had committed until then, and nothing
 * after it. Returns when the last transaction in it committed. Refuses with CannotStart: there is a database already, no backup that is old
 * enough, a damaged one, an archive that does not reach so far; the folder is then as it was.
 *
 * @param until absent, the latest moment that the archive knows
 * @param isCopy it is looked at beside the server that was backed up, and reaches nobody whom that one reaches
 */
export async function restoreBackup(options: {
  root: string;
  dataDir: string;
  until: Date | undefined;
  isCopy: boolean;
  log: (line: string) => void;
}): Promise<Date | undefined> {
  const { dataDir, log } = options;
  const { folder, cluster, password } = filesOf(dataDir);
  if (existsSync(cluster) || existsSync(password)) {
    throw new CannotStart(`${folder} holds a database already, and none is overwritten: set DATA_DIR to a new folder.`);
  }
  const backup = backupFor(options);
  ensureDataFolder(folder);
  try {
    log(`Copying the backup of ${backup.manifest.wholeAt} …`);
    await copyBack(backup, { cluster, password });
    return await recover(options);
  } catch (error) {
    rmSync(cluster, { recursive: true, force: true });
    rmSync(password, { force: true });
    throw error;
  }
}

function backupFor({ root, until, log }: Parameters<typeof restoreBackup>[0]): Backup {
  const { whole, partial } = listBackups(root);
  for (const folder of partial) log(`Passing over ${folder}: it is no whole backup.`);
  const [first] = whole;
  if (first === undefined) throw new CannotStart(`There is no backup in ${root}: set BACKUP_DIR, or make one first.`);
  const found = whole.findLast(({ manifest }) => until === undefined || new Date(manifest.wholeAt) <= until);
  if (found) return found;
  throw new CannotStart(`The first backup in ${root} is of ${first.manifest.wholeAt}: name a moment after it.`);
}

async function copyBack(backup: Backup, to: { cluster: string; password: string }): Promise<void> {
  const from = partsOf(backup.folder);
  const { files, folders } = await listFiles(from.files);
  const missing = Object.keys(backup.manifest.files).find((path) => !files.includes(path));
  for (const path of ['', ...folders]) await mkdir(join(to.cluster, path), { recursive: true, mode: 0o700 });
  const damaged = missing ?? (await copyBackAll(files, from.files, to.cluster, backup.manifest));
  if (damaged !== undefined) {
    throw new CannotStart(`${join(from.files, damaged)} is not what was backed up: use another backup.`);
  }
  await copyFile(from.password, to.password);
  // The mark by which PostgreSQL knows that it is to go on from an archive.
  writeFileSync(join(to.cluster, 'recovery.signal'), '');
  syncBelow(to.cluster);
  const user = databaseUser(to.cluster);
  if (user === undefined) return;
  for (const path of ['', ...(readdirSync(to.cluster, { recursive: true }) as string[])]) {
    chownSync(join(to.cluster, path), user.uid, user.gid);
  }
}

/** Copies the files of a backup; the path of one that is not what its manifest says, if there is any. */
async function copyBackAll(
  files: readonly string[],
  from: string,
  to: string,
  { files: hashes }: Manifest,
): Promise<string | undefined> {
  const copied = await eachOf(files, async (path) => [path, await copyFile(join(from, path), join(to, path))] as const);
  return copied.find(([path, hash]) => hashes[path] !== hash)?.[0];
}

/** Lets PostgreSQL replay the archive, up to the moment and no further. It is ready when it has become a database of its own. */
async function recover({
  root,
  dataDir,
  until,
  isCopy,
  log,
}: Parameters<typeof restoreBackup>[0]): Promise<Date | undefined> {
  log(until ? `Replaying the archive until ${until.toISOString()} …` : 'Replaying the archive …');
  const postgres = await startPostgres({
    dataDir,
    log,
    settings: {
      restore_command: restoreCommand(root),
      recovery_target_action: 'promote',
      // Nobody looks before it is whole; so its settings need not be those of the server that was backed up.
      hot_standby: 'off',
      // Not with a Z: abbreviations of zones are not known yet when it is read.
      ...(until && { recovery_target_time: until.toISOString().replace('Z', '+00') }),
    },
  }).catch((error: unknown) => {
    if (until === undefined || !String(error).includes('before configured recovery target')) throw error;
    throw new CannotStart(
      `The archive in ${root} knows of nothing after ${until.toISOString()}: name no moment, and all that it holds is restored.`,
      { cause: error },
    );
  });
  try {
    const client = singleConnection({ connectionString: postgres.ownerUrl });
    await client.connect();
    const { rows } = await client.query<{ at: Date | null }>('select pg_last_xact_replay_timestamp() as at');
    if (isCopy) await cutOff(client);
    await client.end();
    return rows[0]?.at ?? undefined;
  } finally {
    await postgres.stop();
  }
}

/**
 * Takes out of a restored database what it would reach by itself: webhooks are off, so that what waits for them is given up, and it knows
 * no browser to push to. Mail and text messages go by services that are named at the start.
 */
async function cutOff(client: ReturnType<typeof singleConnection>): Promise<void> {
  await client.query(
    "update webhooks set is_off = true, went_off = 'by_admin', revision = revision + 1 where went_off is null",
  );
  await client.query('delete from push_devices');
}
