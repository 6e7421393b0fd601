import { useMutation, useMutationState, type Mutation } from '@tanstack/react-query';
import type { InputOf } from '../../../contract/kernel/endpoint.ts';
import { addNeeds, changeNeed, removeNeed } from '../../../contract/schedule/needs.ts';
import { readSchedule } from '../../../contract/schedule/team-schedule.ts';
import { keyOf, queryClient } from '../../kernel/asking.ts';
import { call, requestOf, type CallAnswer } from '../../kernel/call.ts';
import { lastOfEach, type NeedChange } from './view.ts';

/** Also where it was refused: somebody else may have said it meanwhile. */
const readAgain = () => queryClient.invalidateQueries({ queryKey: keyOf(readSchedule) });

export const useAddNeeds = () =>
  useMutation({
    mutationFn: (body: InputOf<typeof addNeeds>['body']): Promise<CallAnswer<typeof addNeeds>> =>
      call(addNeeds, { body }),
    onSettled: readAgain,
  });

const changing = [changeNeed.name];

const pending = { mutationKey: changing, status: 'pending' } as const;
const changeOf = (mutation: Mutation): NeedChange => mutation.state.variables as NeedChange;

/** What was pressed and is not answered yet, in order. */
export const useNeedChanges = (): readonly NeedChange[] => useMutationState({ filters: pending, select: changeOf });

/** Changes are sent one after the other, so that of two presses the last one is kept. */
export const useChangeNeed = () =>
  useMutation({
    mutationKey: changing,
    scope: { id: changeNeed.name },
    mutationFn: ({
      needId,
      people,
    }: NeedChange): Promise<CallAnswer<typeof changeNeed> | CallAnswer<typeof removeNeed>> =>
      people === 0
        ? call(removeNeed, { params: { needId } })
        : call(changeNeed, { params: { needId }, body: { people } }),
    onSettled: readAgain,
  });

// Presses wait for each other, and a page that goes would take those that wait along: what they come to is sent without it.
addEventListener('pagehide', () => {
  for (const change of lastOfEach(queryClient.getMutationCache().findAll(pending).map(changeOf))) {
    const { url, init } = requestFor(change);
    fetch(url, { ...init, keepalive: true }).catch(() => undefined);
  }
});

function requestFor({ needId, people }: NeedChange): ReturnType<typeof requestOf> {
  return people === 0
    ? requestOf(removeNeed, { params: { needId } })
    : requestOf(changeNeed, { params: { needId }, body: { people } });
}
