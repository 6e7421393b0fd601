import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** A user of this machine; `name` is what /etc/passwd calls it. */
export type User = { name: string; uid: number; gid: number };

/**
 * The user PostgreSQL is run as when we are root, since it refuses root: the owner of the cluster's folder, else `postgres`, else
 * `nobody`. Undefined when we are not root: then it runs as ourselves.
 */
export function databaseUser(cluster: string): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = usersOfThisMachine();
  const owner = existsSync(cluster) ? statSync(cluster).uid : 0;
  const candidates = [users.find((user) => owner !== 0 && user.uid === owner)];
  candidates.push(
    users.find((user) => user.name === 'postgres'),
    users.find((user) => user.name === 'nobody'),
  );
  return candidates.find((user) => user !== undefined);
}

/** Whether `user` may enter `folder`: each folder on the way must let them through. */
export function mayEnter(user: User | undefined, folder: string): boolean {
  if (!user) return true;
  const here = resolve(folder);
  const { mode, uid, gid } = statSync(here);
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
  if ((mode & bit) === 0) return false;
  return here === dirname(here) || mayEnter(user, dirname(here));
}

/** The part of spawn's options that gives up root for `user`. */
export function asUser(user: User | undefined): { uid?: number; gid?: number } {
  return user ? { uid: user.uid, gid: user.gid } : {};
}

function usersOfThisMachine(): User[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .flatMap(([name, , uid, gid]) => (name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : []));
}
