import { useMutation, useQuery } from '@tanstack/react-query';
import { closeFirstSteps, readFirstSteps } from '../../contract/guidance.ts';
import { ask, keyOf, queryClient } from '../kernel/asking.ts';
import { call, type CallAnswer } from '../kernel/call.ts';

/** Read again whenever the dashboard opens: a step is taken on another screen. */
export const useFirstSteps = () => useQuery({ ...ask(readFirstSteps), staleTime: 0 });

/** Puts the list away for all admins. */
export const useCloseFirstSteps = () =>
  useMutation({
    mutationFn: (): Promise<CallAnswer<typeof closeFirstSteps>> => call(closeFirstSteps),
    onSuccess: (answer) => {
      if (answer.ok) queryClient.setQueryData(keyOf(readFirstSteps), answer.value);
    },
  });
