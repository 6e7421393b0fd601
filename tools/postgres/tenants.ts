import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processOf } from './process-table.ts';

// Several processes may use one cluster: the server and a command beside it, two test runs. Each leaves a file with its pid and
// its start here, and the last one to leave stops the cluster. A file of a process that died counts for nothing.

let visits = 0;

/** Notes that this process uses the cluster of `folder`; call it and what it returns under the lock. */
export function enter(folder: string): { leave(): { last: boolean } } {
  mkdirSync(folder, { recursive: true });
  visits += 1;
  const file = join(folder, `${process.pid}-${processOf(process.pid)?.startedAt ?? ''}-${visits}`);
  writeFileSync(file, '');
  return {
    leave() {
      rmSync(file, { force: true });
      return { last: present(folder).length === 0 };
    },
  };
}

function present(folder: string): string[] {
  return readdirSync(folder).filter((name) => {
    const [pid, startedAt] = name.split('-');
    const alive = processOf(Number(pid))?.startedAt === startedAt;
    if (!alive) rmSync(join(folder, name), { force: true });
    return alive;
  });
}
