import * as z from 'zod/mini';
import type { Job } from '../kernel/queue.ts';
import { enqueueEach } from '../kernel/queue.ts';
import type { SealedPlace } from '../kernel/seal.ts';
import type { Transaction } from '../kernel/transaction.ts';

const posted = z.object({ organizationId: z.string(), letterId: z.string(), sending: z._default(z.int(), 1) });

/** Which letter a job carries out, and the how-manieth time it was posted: what was posted again since is another job's. */
export type PostedLetter = z.output<typeof posted>;

/** Carries one letter out. Twelve tries with growing pauses take about a day. */
export const carryLetter: Job<typeof posted> = { name: 'carry_letter', payload: posted, mostTries: 12 };

/** Carries out one letter that is pushed. A device that could not be reached for a day has the list to look at. */
export const carryPush: Job<typeof posted> = { name: 'carry_push', payload: posted, mostTries: 12 };

/** Where what a letter says is sealed: it opens for that letter alone. */
export const factsOf = (letterId: string): SealedPlace => ({ purpose: 'letters.facts', row: [letterId] });

interface Outgoing {
  readonly channel: string;
  readonly recipient: string;
  readonly payload: PostedLetter;
  readonly wait: number;
}

/** Puts letters that are kept on the queue. */
export async function enqueueLetters(tx: Transaction, letters: readonly Outgoing[]): Promise<void> {
  const others = letters.filter(({ channel }) => channel !== 'push');
  await enqueueEach(
    tx,
    carryLetter,
    others.map(({ payload, wait }) => ({ payload, wait })),
  );
  const pushed = letters.filter(({ channel }) => channel === 'push');
  // Its address is one that somebody else chose: such wait in a queue of their own, and one by one for each device.
  await enqueueEach(
    tx,
    carryPush,
    pushed.map(({ payload, wait, recipient }) => ({ payload, wait, after: `push to ${recipient}` })),
  );
}
