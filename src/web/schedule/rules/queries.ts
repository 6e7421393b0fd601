import { useMutation, useQuery } from '@tanstack/react-query';
import { changePlanningRules, readPlanningRules, type LevelsReply } from '../../../contract/schedule/planning-rules.ts';
import { ask, keyOf, queryClient } from '../../kernel/asking.ts';
import { call, type CallAnswer } from '../../kernel/call.ts';
import { tellChanged } from '../../kernel/live.ts';

/** What the organization does about each rule of planning. */
export const usePlanningRules = () => useQuery(ask(readPlanningRules));

export const useChangeRules = () =>
  useMutation({
    mutationFn: (levels: LevelsReply): Promise<CallAnswer<typeof changePlanningRules>> =>
      call(changePlanningRules, { body: { levels } }),
    onSuccess: (answer) => {
      if (!answer.ok) return;
      queryClient.setQueryData(keyOf(readPlanningRules), answer.value);
      tellChanged('schedule');
    },
  });
