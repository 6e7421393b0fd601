import { spawnSync } from 'node:child_process';
import { accessSync, chownSync, constants, mkdirSync } from 'node:fs';
import { CannotStart } from '../../src/server/kernel/cannot-start.ts';
import { singleConnection } from '../../src/server/kernel/single-connection.ts';
import { mayEnter } from '../postgres/run-as.ts';
import type { User } from '../postgres/run-as.ts';
import { backupFolder } from './backup-folder.ts';

/** What was written is in the archive after so long at the latest, though its segment is not full. */
const longestWaitSeconds = 60;

/**
 * The settings by which PostgreSQL, run as `user`, puts its write-ahead log into BACKUP_DIR, and makes the folder for it. A segment appears
 * by a rename, synced; one that is there already must be the same. Refuses with CannotStart when `user` cannot write there.
 */
export function archiveSettings(root: string, user: User | undefined): Record<string, string> {
  const { segments } = backupFolder(root);
  try {
    // Others pass through the folder, and see no more of it than that.
    mkdirSync(root, { recursive: true, mode: 0o711 });
    mkdirSync(segments, { recursive: true, mode: 0o700 });
    if (user) chownSync(segments, user.uid, user.gid);
    else accessSync(segments, constants.W_OK);
  } catch (error) {
    throw new CannotStart(`${segments} cannot be written (${String(error)}): set BACKUP_DIR to another folder.`, {
      cause: error,
    });
  }
  if (!mayEnter(user, segments)) {
    throw new CannotStart(`${user?.name ?? 'This user'} may not enter ${segments}: set BACKUP_DIR to another folder.`);
  }
  for (const program of ['gzip', 'cmp', 'sync']) {
    if (spawnSync(program, ['--version']).error) throw new CannotStart(`BACKUP_DIR needs ${program} on this machine.`);
  }
  const at = quoted(segments);
  const [kept, part] = [`${at}/%f.gz`, `${at}/%f.part`];
  return {
    archive_mode: 'on',
    archive_timeout: String(longestWaitSeconds),
    archive_command: `if test -e ${kept}; then gzip -dc ${kept} | cmp -s - %p; else gzip -c %p > ${part} && sync ${part} && mv ${part} ${kept} && sync ${at}; fi`,
  };
}

/** Refuses with CannotStart a PostgreSQL that was found running and keeps no archive: whoever named BACKUP_DIR relies on one. */
export async function ensureArchives(ownerUrl: string): Promise<void> {
  const client = singleConnection({ connectionString: ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ mode: string }>("select current_setting('archive_mode') as mode");
  await client.end();
  if (rows[0]?.mode === 'on') return;
  throw new CannotStart(
    'PostgreSQL was found running, and had been started without BACKUP_DIR: end every Meridian of this DATA_DIR, then start again.',
  );
}

/** The setting by which PostgreSQL takes segments out of the archive again. */
export const restoreCommand = (root: string): string =>
  `gzip -dc ${quoted(backupFolder(root).segments)}/%f.gz > %p 2>/dev/null`;

/** A path as one word of a shell, in a command in which PostgreSQL reads each % as its own. */
const quoted = (path: string): string => `'${path.replaceAll("'", String.raw`'\''`).replaceAll('%', '%%')}'`;
