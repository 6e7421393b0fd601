import { useMutation, useMutationState } from '@tanstack/react-query';
import type { InputOf } from '../../../contract/kernel/endpoint.ts';
import { addNeeds, changeNeed, removeNeed } from '../../../contract/schedule/needs.ts';
import { readSchedule } from '../../../contract/schedule/team-schedule.ts';
import { keyOf, queryClient } from '../../kernel/asking.ts';
import { call, type CallAnswer } from '../../kernel/call.ts';
import type { NeedChange } from './view.ts';

/** Also where it was refused: somebody else may have said it meanwhile. */
const readAgain = () => queryClient.invalidateQueries({ queryKey: keyOf(readSchedule) });

export const useAddNeeds = () =>
  useMutation({
    mutationFn: (body: InputOf<typeof addNeeds>['body']): Promise<CallAnswer<typeof addNeeds>> =>
      call(addNeeds, { body }),
    onSettled: readAgain,
  });

const changing = [changeNeed.name];

/** What was pressed and is not answered yet, in order. */
export const useNeedChanges = (): readonly NeedChange[] =>
  useMutationState({
    filters: { mutationKey: changing, status: 'pending' },
    select: (mutation) => mutation.state.variables as NeedChange,
  });

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
