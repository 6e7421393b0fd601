import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { readHumanCheck, type Task } from '../../src/contract/human-check.ts';
import type { Client } from './client.ts';

/** Works a task out, as a browser would. */
export async function solved(challenge: Task): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('the task was not worked out');
  const { counter, derivedKey } = solution;
  return JSON.stringify({ challenge, solution: { counter, derivedKey } });
}

/** A proof of work, as a browser would bring it. */
export async function aHumanCheck(client: Client): Promise<string> {
  const task = await client.call(readHumanCheck);
  if (!task.ok) throw new Error(`there was no task: ${task.refusal}`);
  return solved(task.value);
}
