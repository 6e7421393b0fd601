import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { changeLabourTarget, readLabourTargets } from '../../../contract/schedule/labour-targets.ts';
import type { LabourTarget } from '../../../domain/schedule/labour-target.ts';
import { ask, keyOf, queryClient } from '../../kernel/asking.ts';
import { call, type CallAnswer } from '../../kernel/call.ts';
import { tellChanged, whenChanged } from '../../kernel/live.ts';

const readAgain = () => void queryClient.invalidateQueries({ queryKey: keyOf(readLabourTargets) });

/** What the weeks of each location are meant to come to; followed. */
export function useLabourTargets() {
  useEffect(() => whenChanged('schedule', readAgain), []);
  return useQuery(ask(readLabourTargets));
}

interface TargetWish extends LabourTarget {
  readonly locationId: string;
  /** The one that the typing began on. */
  readonly revision: number;
}

/** Refused too, all of it is read again: somebody else saved first, and theirs is shown. */
export const useChangeLabourTarget = () =>
  useMutation({
    mutationFn: ({ locationId, ...body }: TargetWish): Promise<CallAnswer<typeof changeLabourTarget>> =>
      call(changeLabourTarget, { params: { locationId }, body }),
    onSuccess: () => tellChanged('schedule'),
  });
