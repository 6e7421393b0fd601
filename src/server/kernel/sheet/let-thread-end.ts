import type { Worker } from 'node:worker_threads';
import { waited } from '../waited.ts';

/** So long a thread may take to end that has nothing left to do. */
const patienceMilliseconds = 5_000;

/**
 * Waits until a thread ended by itself. What is native in it, and threads of its own, are torn apart where it is ended from outside, which may
 * take the whole process along: that is done only to one that does not end.
 */
export async function letThreadEnd(thread: Worker, patience = patienceMilliseconds): Promise<void> {
  // Of one that has ended there is nothing more to hear.
  if (thread.threadId === -1) return;
  const over = new AbortController();
  thread.once('exit', () => over.abort());
  await waited(patience, over.signal);
  if (!over.signal.aborted) await thread.terminate();
}
