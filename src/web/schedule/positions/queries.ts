import { useMutation, useQuery } from '@tanstack/react-query';
import type { ManagedPosition } from '../../../contract/schedule.ts';
import { addPosition, changePosition, readPositions } from '../../../contract/schedule/positions.ts';
import { ask, keyOf, queryClient } from '../../kernel/asking.ts';
import { call, type CallAnswer } from '../../kernel/call.ts';
import { tellChanged } from '../../kernel/live.ts';

/** What people work as. */
export const usePositions = () => useQuery(ask(readPositions));

export type PositionWish = Omit<ManagedPosition, 'id'> & { readonly id: string | undefined };

/** Adds a position, or changes the one named. */
export const useSavePosition = () =>
  useMutation({
    mutationFn: ({
      id,
      name,
      hue,
      isOpen,
    }: PositionWish): Promise<CallAnswer<typeof addPosition> | CallAnswer<typeof changePosition>> =>
      id === undefined
        ? call(addPosition, { body: { name, hue } })
        : call(changePosition, { params: { positionId: id }, body: { name, hue, isOpen } }),
    onSuccess: ({ ok }) => {
      if (!ok) return;
      void queryClient.invalidateQueries({ queryKey: keyOf(readPositions) });
      tellChanged('schedule');
    },
  });
