import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CannotStart } from '../../src/server/kernel/cannot-start.ts';

/** What the launcher keeps in Meridian's data folder. */
export function filesOf(dataDir: string) {
  const at = (name: string) => join(resolve(dataDir), name);
  return {
    folder: resolve(dataDir),
    cluster: at('postgres'),
    halfMade: at('postgres.init'),
    password: at('postgres.password'),
    log: at('postgres.log'),
    tenants: at('postgres.users'),
  };
}

export type Files = ReturnType<typeof filesOf>;

const logLimitBytes = 10_000_000;

/** The owner's password, made on the first start; only this user (and root) may read it. */
export function ownerPassword(files: Files): string {
  if (!existsSync(files.password)) {
    if (existsSync(join(files.cluster, 'PG_VERSION'))) {
      throw new CannotStart(
        `${files.password} is missing, and only its password opens the database beside it: restore the file, or set DATA_DIR to another folder.`,
      );
    }
    writeFileSync(files.password, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  }
  try {
    return readFileSync(files.password, 'utf8');
  } catch {
    throw new CannotStart(
      `The file ${files.password} cannot be read: start Meridian as the user it belongs to, or set DATA_DIR to another folder.`,
    );
  }
}

/** One earlier log is kept, so that neither a crash's last words nor the disk is lost. */
export function rotateLog(files: Files): void {
  if (existsSync(files.log) && statSync(files.log).size > logLimitBytes) renameSync(files.log, `${files.log}.1`);
}

/** The last line of PostgreSQL's log that says why it gave up, looking only at what was written after `offset` bytes. */
export function lastComplaint(files: Files, offset: number): string {
  const lines = readFileSync(files.log).subarray(offset).toString('utf8').trim().split('\n');
  const fatal = lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? '';
  return fatal.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '');
}
