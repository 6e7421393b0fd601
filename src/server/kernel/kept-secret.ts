import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from './cannot-start.ts';
import { ensureDataFolder } from './data-folder.ts';

/**
 * The secret of a deployment that was given none: made once, kept in the data folder, readable by its owner alone. Refuses with
 * CannotStart when it can be neither read nor made.
 */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  if (!existsSync(file)) make(file, dataDir);
  const secret = read(file);
  if (secret.length < 32) {
    throw new CannotStart(
      `${file} is damaged: restore it from a copy. Without one, delete it, and the next start makes another; what was sealed under the former one (dates of birth, for instance) is then lost.`,
    );
  }
  return secret;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new CannotStart(
      `${file} cannot be read: start Meridian as the user it belongs to, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

/** All or nothing; and of several processes that start together the first wins, since a link never replaces a file. */
function make(file: string, dataDir: string): void {
  ensureDataFolder(dataDir);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}
