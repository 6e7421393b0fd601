import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { InputOf } from '../../../contract/kernel/endpoint.ts';
import {
  changeAvailability,
  readAvailability,
  removeAvailabilityOn,
  setAvailabilityOn,
  type AvailabilityReply,
} from '../../../contract/schedule/availability.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { ask, keyOf, queryClient } from '../../kernel/asking.ts';
import { call, type CallAnswer } from '../../kernel/call.ts';
import { whenChanged } from '../../kernel/live.ts';

const readAgain = () => void queryClient.invalidateQueries({ queryKey: keyOf(readAvailability) });

/** When somebody can work; followed. */
export function useAvailability(employeeId: string) {
  useEffect(() => whenChanged('schedule', readAgain), []);
  return useQuery(ask(readAvailability, { params: { employeeId } }));
}

/** The answer of a change is how it is from now on. */
const took = (employeeId: string) => (answer: { readonly ok: boolean; readonly value?: AvailabilityReply }) => {
  if (!answer.ok || answer.value === undefined) return;
  queryClient.setQueryData(ask(readAvailability, { params: { employeeId } }).queryKey, answer.value);
};

export const useChangeWeek = (employeeId: string) =>
  useMutation({
    mutationFn: (week: AvailabilityReply['week']): Promise<CallAnswer<typeof changeAvailability>> =>
      call(changeAvailability, { body: { week } }),
    onSuccess: took(employeeId),
  });

export const useSetDate = (employeeId: string) =>
  useMutation({
    mutationFn: ({
      date,
      ...body
    }: { readonly date: PlainDate } & InputOf<typeof setAvailabilityOn>['body']): Promise<
      CallAnswer<typeof setAvailabilityOn>
    > => call(setAvailabilityOn, { params: { date }, body }),
    onSuccess: took(employeeId),
  });

export const useRemoveDate = (employeeId: string) =>
  useMutation({
    mutationFn: (date: PlainDate): Promise<CallAnswer<typeof removeAvailabilityOn>> =>
      call(removeAvailabilityOn, { params: { date } }),
    onSuccess: took(employeeId),
  });
