import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  confirmShifts,
  readConfirmations,
  readShiftsToConfirm,
  remindUnconfirmed,
  type ShiftToConfirm,
} from '../../../contract/schedule/confirmations.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { ask, keyOf, queryClient } from '../../kernel/asking.ts';
import { call, type CallAnswer } from '../../kernel/call.ts';
import { tellChanged, whenChanged } from '../../kernel/live.ts';
import { useWishId } from '../../kernel/wish-id.ts';

function readAgain(): void {
  for (const endpoint of [readShiftsToConfirm, readConfirmations]) {
    void queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
  }
}

/** Reads again when somebody confirms, and when what there is to confirm is published. */
function useFollowConfirmations(): void {
  useEffect(() => whenChanged('confirmations', readAgain), []);
  useEffect(() => whenChanged('schedule', readAgain), []);
}

/** What waits for the signed-in person to confirm it. @param owner whose it is: whoever signs in next never sees that of the one before */
export function useShiftsToConfirm(owner: string) {
  useFollowConfirmations();
  const asked = ask(readShiftsToConfirm);
  return useQuery({ ...asked, queryKey: [...asked.queryKey, owner] });
}

/** Confirms shifts as they were seen; refused ones are read again, as they are now. */
export const useConfirmShifts = () =>
  useMutation({
    mutationFn: (seen: readonly ShiftToConfirm[]): Promise<CallAnswer<typeof confirmShifts>> =>
      call(confirmShifts, { body: { shifts: seen.map(({ shiftId, publicationId }) => ({ shiftId, publicationId })) } }),
    onSuccess: ({ ok }) => tellChanged(ok ? 'confirmations' : 'schedule'),
  });

interface Week {
  readonly locationId: string;
  readonly date: PlainDate;
}

/** Who has confirmed their shifts of a week, and who has not. */
export function useConfirmations(week: Week | undefined) {
  useFollowConfirmations();
  // Until it is known which week it is, nothing is asked.
  const query = week ?? { locationId: '', date: '' as PlainDate };
  return useQuery({ ...ask(readConfirmations, { query }), enabled: week !== undefined });
}

/** Has those of a week told again; a lost answer asked for again tells nobody twice. */
export function useRemindUnconfirmed() {
  const { idOf, forget } = useWishId();
  return useMutation({
    mutationFn: (week: Week): Promise<CallAnswer<typeof remindUnconfirmed>> =>
      call(remindUnconfirmed, { body: { id: idOf(week), ...week } }),
    onSuccess: () => {
      forget();
      readAgain();
    },
  });
}
