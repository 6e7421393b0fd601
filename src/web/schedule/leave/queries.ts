import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openShifts, readLeaveShifts } from '../../../contract/schedule/leave.ts';
import { ask, keyOf, queryClient } from '../../kernel/asking.ts';
import { call, type CallAnswer } from '../../kernel/call.ts';
import { tellChanged, whenChanged } from '../../kernel/live.ts';
import type { Heard } from '../../kernel/telling.tsx';

const topics = ['schedule', 'time_off', 'approvals'] as const;

const readAgain = () => void queryClient.invalidateQueries({ queryKey: keyOf(readLeaveShifts) });

/** The shifts that each waiting request for time off concerns; followed. */
export function useLeaveShifts() {
  useEffect(() => {
    const stops = topics.map((topic) => whenChanged(topic, readAgain));
    return () => stops.forEach((stop) => stop());
  }, []);
  return useQuery(ask(readLeaveShifts));
}

export const useOpenShifts = (heard: Heard<typeof openShifts>) =>
  useMutation({
    mutationFn: (requestId: string): Promise<CallAnswer<typeof openShifts>> =>
      call(openShifts, { params: { requestId } }),
    // Whatever came of it: somebody else may have answered meanwhile.
    onSettled: () => topics.forEach(tellChanged),
    ...heard,
  });
