import { useState } from 'react';
import { readHumanCheck, type Task } from '../../contract/human-check.ts';
import { call } from '../kernel/call.ts';

/** Fetched with the task: few who open the sign-in page have one to work out. */
const solve = async (task: Task): Promise<string> => (await import('./solver/solve.ts')).solve(task);

/** How the check stands: it begins when somebody does what asks for it. */
export type CheckState = 'idle' | 'checking' | 'passed' | 'failed';

export interface HumanCheck {
  readonly state: CheckState;
  /** Works a new task out; gives the proof, which counts once. Undefined where this browser could not: then nothing is sent. */
  readonly prove: () => Promise<string | undefined>;
}

/** The human check of a form. The server not being reached is thrown, as by every call. */
export function useHumanCheck(): HumanCheck {
  const [state, setState] = useState<CheckState>('idle');
  const prove = async (): Promise<string | undefined> => {
    setState('checking');
    const task = await call(readHumanCheck).catch((error: unknown) => {
      setState('idle');
      throw error;
    });
    const proof = task.ok ? await solve(task.value).catch(() => undefined) : undefined;
    setState(proof === undefined ? 'failed' : 'passed');
    return proof;
  };
  return { state, prove };
}
