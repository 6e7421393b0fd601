import * as z from 'zod/mini';
import { endpoint, refusal } from './kernel/endpoint.ts';

/** A task for a browser, as ALTCHA writes it (version 2): signed by us, so that it comes back as it went. */
const task = z.object({
  parameters: z.object({
    algorithm: z.string(),
    cost: z.int(),
    data: z.object({ endsAt: z.int() }),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    nonce: z.string(),
    salt: z.string(),
  }),
  signature: z.string(),
});
export type Task = z.output<typeof task>;

/** A task with what the browser worked out: JSON, written by the solver and read by whoever checks it. */
export const humanCheck = z.string().check(z.minLength(1), z.maxLength(4_000));

/** What {@link humanCheck} holds. */
export const solvedTask = z.object({
  challenge: task,
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});

/** The proof is missing, wrong, too old, or was used before. */
export const humanCheckFailed = refusal('human_check_failed', 403);

export const readHumanCheck = endpoint({
  name: 'readHumanCheck',
  method: 'GET',
  path: '/api/human-check',
  sentence: 'Gives a task that a browser works out by itself, to show that it is not one of a million.',
  access: 'anyone',
  reply: task,
  refusals: [],
});
