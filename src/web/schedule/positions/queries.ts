import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ManagedPosition } from '../../../contract/schedule.ts';
import { addPosition, changePosition, readPositions } from '../../../contract/schedule/positions.ts';
import { ask, keyOf, queryClient } from '../../kernel/asking.ts';
import { call, type CallAnswer } from '../../kernel/call.ts';
import { tellChanged, whenChanged } from '../../kernel/live.ts';

const readAgain = () => void queryClient.invalidateQueries({ queryKey: keyOf(readPositions) });

/** What people work as, and what that may ask of them; followed. */
export function usePositions() {
  useEffect(() => whenChanged('schedule', readAgain), []);
  return useQuery(ask(readPositions));
}

export type PositionWish = Omit<ManagedPosition, 'id'> & { readonly id: string | undefined };

/** Adds a position, or changes the one named. */
export const useSavePosition = () =>
  useMutation({
    mutationFn: ({
      id,
      name,
      hue,
      isOpen,
      skillIds,
    }: PositionWish): Promise<CallAnswer<typeof addPosition> | CallAnswer<typeof changePosition>> =>
      id === undefined
        ? call(addPosition, { body: { name, hue, skillIds } })
        : call(changePosition, { params: { positionId: id }, body: { name, hue, isOpen, skillIds } }),
    onSuccess: ({ ok }) => ok && tellChanged('schedule'),
  });
