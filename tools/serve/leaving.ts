import process from 'node:process';

const patienceMilliseconds = 40_000;
const doubledSignalMilliseconds = 1000;

/** The way out: whatever is brought up says here how it is taken down, and the last up is the first down. */
export interface Leaving {
  onLeave(step: () => Promise<unknown>): void;
  leave(code: number): Promise<void>;
  begun(): boolean;
}

/** Leaves when told by a signal, by the process that started us (whose word comes over its channel), or by that one's death. */
export function leaveWhenTold(): Leaving {
  const steps: (() => Promise<unknown>)[] = [];
  let begunAt: number | undefined;
  let wasTold = false;

  async function leave(code: number): Promise<void> {
    if (begunAt !== undefined) return;
    begunAt = Date.now();
    setTimeout(() => {
      console.error('Stopping takes too long; leaving the rest to the next start.');
      process.exit(1);
    }, patienceMilliseconds).unref();
    for (const step of steps.toReversed()) {
      try {
        await step();
      } catch (error) {
        console.error(error);
      }
    }
    if (wasTold) console.log('Meridian has stopped.');
    process.exit(code);
  }

  function told(): void {
    // One Ctrl-C arrives twice, from the terminal and from npm. A later one is a person who will not wait.
    if (begunAt === undefined) {
      wasTold = true;
      console.log('Stopping …');
    } else if (Date.now() - begunAt > doubledSignalMilliseconds) process.exit(1);
    void leave(0);
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, told);
  process.on('message', told);
  process.on('disconnect', told);
  return { onLeave: (step) => steps.push(step), leave, begun: () => begunAt !== undefined };
}
