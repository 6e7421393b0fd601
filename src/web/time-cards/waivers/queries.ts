import { useMutation, useQuery } from '@tanstack/react-query';
import type { InputOf } from '../../../contract/kernel/endpoint.ts';
import { acceptMealWaiver, readMealWaivers, revokeMealWaiver } from '../../../contract/time-cards/meal-waivers.ts';
import { ask, keyOf, queryClient } from '../../kernel/asking.ts';
import { call, type CallAnswer } from '../../kernel/call.ts';
import { tellChanged } from '../../kernel/live.ts';

/** Which meals somebody does without by agreement, and what they stated about it. */
export const useMealWaivers = (employeeId: string) => useQuery(ask(readMealWaivers, { params: { employeeId } }));

/** What was answered stands at once, and cards that follow from it are read again; after a refusal what holds now is read. */
function keepWaivers(
  employeeId: string,
  answer: CallAnswer<typeof acceptMealWaiver> | CallAnswer<typeof revokeMealWaiver>,
): void {
  const key = keyOf(readMealWaivers, { params: { employeeId } });
  if (answer.ok) {
    queryClient.setQueryData(key, answer.value);
    tellChanged('cards');
  } else {
    void queryClient.invalidateQueries({ queryKey: key });
  }
}

export const useAcceptWaiver = (employeeId: string) =>
  useMutation({
    mutationFn: (body: InputOf<typeof acceptMealWaiver>['body']): Promise<CallAnswer<typeof acceptMealWaiver>> =>
      call(acceptMealWaiver, { body }),
    onSuccess: (answer) => keepWaivers(employeeId, answer),
  });

export const useRevokeWaiver = (employeeId: string) =>
  useMutation({
    mutationFn: (body: InputOf<typeof revokeMealWaiver>['body']): Promise<CallAnswer<typeof revokeMealWaiver>> =>
      call(revokeMealWaiver, { body }),
    onSuccess: (answer) => keepWaivers(employeeId, answer),
  });
