import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from '../../src/server/kernel/cannot-start.ts';
import type { Binaries } from './binaries.ts';
import type { Files } from './files.ts';
import { runInitdb } from './initdb.ts';
import type { User } from './run-as.ts';

/** Makes a new cluster where there is none; says in a sentence when what is there is none of ours or of another version. */
export async function ensureCluster(
  files: Files,
  binaries: Binaries,
  user: User | undefined,
  password: string,
): Promise<void> {
  if (!existsSync(files.cluster) || isEmpty(files.cluster)) {
    await runInitdb(files, binaries, user, password);
    return;
  }
  const version = versionOf(files.cluster);
  if (version !== String(binaries.major)) {
    throw new CannotStart(
      `${files.cluster} holds the data of PostgreSQL ${version}, and this Meridian runs PostgreSQL ${binaries.major}: set DATA_DIR to another folder, or move the data over with PostgreSQL's own tools and set DATABASE_URL.`,
    );
  }
  // A checkout that root has copied, data and all.
  if (user && statSync(files.cluster).uid === 0) spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, files.cluster]);
}

function isEmpty(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0;
  } catch {
    return false; // Not ours to read, of which versionOf tells.
  }
}

function versionOf(cluster: string): string {
  try {
    return readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      throw new CannotStart(
        `${cluster} is not a data folder of PostgreSQL: move it away, or set DATA_DIR to another folder.`,
      );
    }
    throw new CannotStart(
      `${cluster} belongs to another user: start Meridian as that user or as root, or set DATA_DIR to another folder.`,
    );
  }
}
