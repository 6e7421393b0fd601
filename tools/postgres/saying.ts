import { CannotStart } from '../../src/server/kernel/cannot-start.ts';

/** Runs a command to its end; what it refuses is said in its sentence, and ends the process with 1. */
export async function saying(work: () => Promise<number | void>): Promise<void> {
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
