import { spawn, type ChildProcess } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from '../../src/server/kernel/cannot-start.ts';
import type { Binaries } from './binaries.ts';
import type { Files } from './files.ts';
import { asUser } from './run-as.ts';
import type { User } from './run-as.ts';

/** The superuser of the cluster, who owns everything and migrates; the application never signs in as it. */
export const ownerName = 'meridian_owner';

/**
 * initdb works in a folder of its own, renamed when whole: what a kill leaves half-made is thrown away at the next start. Folder and
 * password are reached through /proc/self, because the user it runs as may not enter the folders above (a project under /root).
 */
export async function runInitdb(
  files: Files,
  binaries: Binaries,
  user: User | undefined,
  password: string,
): Promise<void> {
  rmSync(files.halfMade, { recursive: true, force: true });
  mkdirSync(files.halfMade, { mode: 0o700 });
  const passwordFile = `${files.password}.init`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) {
    chownSync(files.halfMade, user.uid, user.gid);
    chownSync(passwordFile, user.uid, user.gid);
  }
  const passwordInput = openSync(passwordFile, 'r');
  const locale =
    binaries.major >= 17
      ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
      : ['--locale=C.UTF-8']; // The built-in provider came with 17.
  const secrecy = ['--pwfile=/proc/self/fd/3', '--auth=scram-sha-256'];
  const args = ['-D', '/proc/self/cwd', '-U', ownerName, ...secrecy, '--encoding=UTF8', ...locale, '--data-checksums'];
  const child = spawn(join(binaries.folder, 'initdb'), [...args, '--no-instructions'], {
    cwd: files.halfMade,
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'ignore', 'pipe', passwordInput],
    detached: true, // Ctrl-C in the terminal is for us, and we wait until there is something whole to stop.
    ...asUser(user),
  });
  const { succeeded, errors } = await ended(child);
  closeSync(passwordInput);
  rmSync(passwordFile);
  if (!succeeded) {
    rmSync(files.halfMade, { recursive: true, force: true });
    const said = errors.split('\n').find((line) => /error|FATAL/.test(line)) ?? errors;
    throw new CannotStart(`PostgreSQL could not make its data folder ${files.cluster}: ${said.trim()}`);
  }
  if (existsSync(files.cluster)) rmdirSync(files.cluster);
  renameSync(files.halfMade, files.cluster);
}

function ended(child: ChildProcess): Promise<{ succeeded: boolean; errors: string }> {
  let errors = '';
  child.stderr?.on('data', (text: Buffer) => (errors += text.toString()));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ succeeded: false, errors: error.message }));
    child.on('close', (code) => resolve({ succeeded: code === 0, errors }));
  });
}
