import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readLinkedSignIns, takeAnswer, unlinkSignIn } from '../../contract/openid.ts';
import { ask, keyOf, queryClient } from '../kernel/asking.ts';
import { call, Unreachable, type CallAnswer, type CallInput } from '../kernel/call.ts';

type Brought = CallInput<typeof takeAnswer>['body'];
type Taken = CallAnswer<typeof takeAnswer> | 'unreachable';

/** One call for each question, however often the page is drawn: an answer is taken once. */
const taken = new Map<string, Promise<Taken>>();

/** Hands the provider's answer to the server. Undefined until it has said something. */
export function useTakenAnswer(brought: Brought | undefined): Taken | undefined {
  const [answer, setAnswer] = useState<Taken>();
  useEffect(() => {
    if (brought === undefined) return;
    const asked = taken.get(brought.state) ?? take(brought);
    taken.set(brought.state, asked);
    void asked.then(setAnswer);
  }, [brought]);
  return answer;
}

async function take(body: Brought): Promise<Taken> {
  try {
    return await call(takeAnswer, { body });
  } catch (error) {
    if (error instanceof Unreachable) return 'unreachable';
    throw error;
  }
}

/** By whom the person may sign in, and by whom they could. */
export const useLinkedSignIns = () => useQuery(ask(readLinkedSignIns));

export const linkedSignInsChanged = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keyOf(readLinkedSignIns) });

export const useUnlinkSignIn = () =>
  useMutation({
    mutationFn: (provider: string): Promise<CallAnswer<typeof unlinkSignIn>> =>
      call(unlinkSignIn, { params: { provider } }),
    onSuccess: linkedSignInsChanged,
  });
