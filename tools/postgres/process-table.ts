import { readFileSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';

/**
 * What /proc says of a process, or undefined when there is none. A zombie counts as none: it still answers `kill(pid, 0)`, so that
 * PostgreSQL would take its postmaster.pid for a running one, but it will never serve anybody again.
 * `startedAt` is in clock ticks since boot: together with the pid it names one process for ever.
 */
export function processOf(pid: number): { name: string; startedAt: string; command: string } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const nameEnd = stat.lastIndexOf(')');
    const fields = stat.slice(nameEnd + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return { name: stat.slice(stat.indexOf('(') + 1, nameEnd), startedAt: fields[19] ?? '', command };
  } catch {
    return undefined; // It ended between two reads, or never was.
  }
}

/** The pids of every process, this one's parent's and children's included, whose command line holds `words`. */
export function processesWith(words: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && pid !== process.pid && processOf(pid)?.command.includes(words));
}

/**
 * Whether `pid` is a postmaster of the cluster in `folder`. `tag` is the cluster_name we start it with. Without the tag we look at
 * the folder it works in, and where we may not see even that, a process called postgres is taken for ours: to start a second
 * postmaster on a folder in use would destroy it, to refuse only costs a sentence.
 */
export function isPostmasterOf(pid: number, folder: string, tag: string): boolean {
  const found = processOf(pid);
  if (!found) return false;
  if (found.command.includes(tag)) return true;
  if (found.command.includes('cluster_name=meridian-')) return false;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
  } catch {
    return found.name === 'postgres';
  }
}
