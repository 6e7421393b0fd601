import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CannotStart } from './cannot-start.ts';

/** Makes the data folder where it is missing; refuses with CannotStart when it cannot be written. */
export function ensureDataFolder(folder: string): void {
  try {
    makeFolder(folder);
    const probe = join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CannotStart(
      `The data folder ${folder} cannot be written (${code ?? String(error)}): give this user the right to, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

/** Not by mkdir's own `recursive`: Node 24 never comes back from it in a place like /proc, where nothing can be made. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error; // Another process made it in between.
  }
}
