import { useMutation } from '@tanstack/react-query';
import type { InputOf } from '../../../contract/kernel/endpoint.ts';
import { readSchedule } from '../../../contract/schedule.ts';
import { addNeeds, changeNeed, removeNeed } from '../../../contract/schedule/needs.ts';
import { keyOf, queryClient } from '../../kernel/asking.ts';
import { call, type CallAnswer } from '../../kernel/call.ts';

/** Also where it was refused: somebody else may have said it meanwhile. */
const readAgain = () => queryClient.invalidateQueries({ queryKey: keyOf(readSchedule) });

export const useAddNeeds = () =>
  useMutation({
    mutationFn: (body: InputOf<typeof addNeeds>['body']): Promise<CallAnswer<typeof addNeeds>> =>
      call(addNeeds, { body }),
    onSettled: readAgain,
  });

/** Another number of people for the same hours; 0, nobody is asked for any more. */
export const useChangeNeed = () =>
  useMutation({
    mutationFn: ({
      needId,
      people,
    }: {
      readonly needId: string;
      readonly people: number;
    }): Promise<CallAnswer<typeof changeNeed> | CallAnswer<typeof removeNeed>> =>
      people === 0
        ? call(removeNeed, { params: { needId } })
        : call(changeNeed, { params: { needId }, body: { people } }),
    onSettled: readAgain,
  });
