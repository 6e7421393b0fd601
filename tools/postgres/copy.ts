import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from '../../src/server/kernel/cannot-start.ts';

/**
 * Copies the PostgreSQL package `root` into `folder` (once per version), readable by everybody, with its links made by `link`.
 * Returns the copy. It appears by a rename, so that a half-made one is never taken for whole.
 */
export function copyForOthers(
  root: string,
  folder: string,
  link: (copy: string) => boolean,
  log: (line: string) => void,
): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const copy = join(folder, `postgresql-${version}`);
  if (existsSync(copy)) return copy;

  log(`Copying PostgreSQL to ${copy}, since it may not be run from ${root} …`);
  const half = `${copy}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    cpSync(join(root, 'native'), join(half, 'native'), { recursive: true, verbatimSymlinks: true });
    cpSync(join(root, 'package.json'), join(half, 'package.json'));
    link(half);
    spawnSync('chmod', ['-R', 'a+rX', folder]);
    renameSync(half, copy);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(copy)) {
      throw new CannotStart(
        `PostgreSQL may not be run from ${root} and cannot be copied to ${copy} (${String(error)}): move the project to a folder that others may enter, or set DATABASE_URL.`,
      );
    }
  }
  return copy;
}
