import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '../../../contract/kernel/endpoint.ts';
import {
  changePlanningRules,
  changeWeeklyTarget,
  readPlanningRules,
  type LevelsReply,
} from '../../../contract/schedule/planning-rules.ts';
import { ask, keyOf, queryClient } from '../../kernel/asking.ts';
import { call, type CallAnswer } from '../../kernel/call.ts';
import { tellChanged } from '../../kernel/live.ts';

/** What the organization does about each rule of planning. */
export const usePlanningRules = () => useQuery(ask(readPlanningRules));

type Rules = ReplyOf<typeof readPlanningRules>;

/** What was changed of them is shown without another question. */
const keep = (changed: Partial<Rules>): void =>
  void queryClient.setQueryData(keyOf(readPlanningRules), (now: Rules | undefined) => now && { ...now, ...changed });

export const useChangeRules = () =>
  useMutation({
    mutationFn: (levels: LevelsReply): Promise<CallAnswer<typeof changePlanningRules>> =>
      call(changePlanningRules, { body: { levels } }),
    onSuccess: (answer) => {
      if (!answer.ok) return;
      keep(answer.value);
      tellChanged('schedule');
    },
  });

export const useChangeTarget = () =>
  useMutation({
    mutationFn: (weeklyTargetMinutes: number): Promise<CallAnswer<typeof changeWeeklyTarget>> =>
      call(changeWeeklyTarget, { body: { weeklyTargetMinutes } }),
    onSuccess: (answer) => {
      if (!answer.ok) return;
      keep(answer.value);
      tellChanged('schedule');
    },
  });
