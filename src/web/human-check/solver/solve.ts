import type { Task } from '../../../contract/human-check.ts';

/** What the worker answers: which try was right, and what it led to. */
interface Solution {
  readonly counter: number;
  readonly derivedKey: string;
}

/** Works a task out; throws where this browser cannot: without workers, or without cryptography, which it has on https: alone. */
export async function solve(challenge: Task): Promise<string> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  try {
    const { counter, derivedKey } = await answerOf(worker, challenge);
    return JSON.stringify({ challenge, solution: { counter, derivedKey } });
  } finally {
    worker.terminate();
  }
}

const answerOf = (worker: Worker, challenge: Task): Promise<Solution> =>
  new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) =>
      data === null ? reject(new Error('the task was not worked out')) : resolve(data),
    );
    worker.addEventListener('error', () => reject(new Error('the task cannot be worked out here')));
    worker.postMessage(challenge);
  });
