import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second in /proc: USER_HZ is 100 on every Linux that Node runs on (proc(5)). */
const ticksPerSecond = 100;

interface Stat {
  readonly parent: number;
  /** Processor time of the process itself, in ticks. */
  readonly own: number;
  /** Of its children that have ended and were waited for. */
  readonly ended: number;
}

function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces; what follows it has fixed places.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, own = 0, system = 0, ended = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map((at) => fields[at]);
    return { parent, own: own + system, ended: ended + endedSystem };
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH'))
      return undefined;
    throw error;
  }
}

/** Processor time that a process and all its children have used so far, in milliseconds. */
export function cpuMilliseconds(root: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)))
    .filter((stat) => stat?.parent === root);
  const self = statOf(root);
  const ticks = (self?.own ?? 0) + (self?.ended ?? 0) + children.reduce((sum, stat) => sum + (stat?.own ?? 0), 0);
  return (ticks / ticksPerSecond) * 1_000;
}
