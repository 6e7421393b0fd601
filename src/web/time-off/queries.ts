import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readPendingRequests, withdrawRequest } from '../../contract/approvals.ts';
import {
  adjustTimeOff,
  approveTimeOff,
  cancelTimeOff,
  readPendingTimeOff,
  readTimeOff,
  requestTimeOff,
} from '../../contract/time-off.ts';
import { readAbsences } from '../../contract/time-off/absences.ts';
import { addAwayLimit, readAwayLimits, readLimitsMet, removeAwayLimit } from '../../contract/time-off/away-limits.ts';
import {
  previewTimeOffPolicy,
  readTimeOffPolicies,
  setLeaveWeek,
  setTimeOffPolicy,
  type LeaveWeekWish,
  type TimeOffPolicyWish,
} from '../../contract/time-off/time-off-policies.ts';
import { readTimeOffRequest } from '../../contract/time-off/time-off-request.ts';
import { addTimeOffType, changeTimeOffType, readTimeOffTypes } from '../../contract/time-off/time-off-types.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import type { TimeOffWish } from '../../domain/time-off/decide-time-off.ts';
import { ask, keyOf, queryClient } from '../kernel/asking.ts';
import { call, type CallAnswer, type CallInput } from '../kernel/call.ts';
import { whenChanged } from '../kernel/live.ts';
import type { Heard } from '../kernel/telling.tsx';

/** The types of time off, retired ones too; followed. */
export function useTimeOffTypes() {
  useReadAgain();
  return useQuery(ask(readTimeOffTypes));
}

export const useAddTimeOffType = () =>
  useMutation({
    mutationFn: (body: CallInput<typeof addTimeOffType>['body']): Promise<CallAnswer<typeof addTimeOffType>> =>
      call(addTimeOffType, { body }),
    onSuccess: readAgain,
  });

export const useChangeTimeOffType = () =>
  useMutation({
    mutationFn: ({
      typeId,
      changed,
    }: {
      readonly typeId: string;
      readonly changed: CallInput<typeof changeTimeOffType>['body'];
    }): Promise<CallAnswer<typeof changeTimeOffType>> => call(changeTimeOffType, { params: { typeId }, body: changed }),
    // Also where it is refused: somebody else may have changed it.
    onSettled: readAgain,
  });

/** Every version of the policies; followed. */
export function useTimeOffPolicies() {
  useReadAgain();
  return useQuery(ask(readTimeOffPolicies));
}

export const usePolicyPreview = () =>
  useMutation({
    mutationFn: (body: TimeOffPolicyWish): Promise<CallAnswer<typeof previewTimeOffPolicy>> =>
      call(previewTimeOffPolicy, { body }),
    // Where it is refused, its type may have been retired.
    onSuccess: ({ ok }) => {
      if (!ok) readAgain();
    },
  });

export const useSetTimeOffPolicy = () =>
  useMutation({
    mutationFn: (body: TimeOffPolicyWish): Promise<CallAnswer<typeof setTimeOffPolicy>> =>
      call(setTimeOffPolicy, { body }),
    // Also where it is refused: its type may have been retired.
    onSettled: readAgain,
  });

export const useSetLeaveWeek = () =>
  useMutation({
    mutationFn: (body: LeaveWeekWish): Promise<CallAnswer<typeof setLeaveWeek>> => call(setLeaveWeek, { body }),
    onSuccess: readAgain,
  });

/** Where a request for time off stands, and what may be asked for and by which rules. */
const followed = [
  readAbsences,
  readTimeOff,
  readTimeOffRequest,
  readPendingTimeOff,
  readPendingRequests,
  readTimeOffTypes,
  readTimeOffPolicies,
  readAwayLimits,
  readLimitsMet,
];

/** Reads again what may have changed of time off, of one request or of what holds for all. */
function readAgain(): void {
  for (const endpoint of followed) {
    void queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
  }
}

function useReadAgain(): void {
  useEffect(() => {
    const stops = [whenChanged('time_off', readAgain), whenChanged('approvals', readAgain)];
    return () => stops.forEach((stop) => stop());
  }, []);
}

/** Somebody's ledger and requests; followed. */
export function useTimeOff(employeeId: string) {
  useReadAgain();
  return useQuery(ask(readTimeOff, { params: { employeeId } }));
}

/** One request as it stands; followed. */
export function useTimeOffRequest(timeOffId: string) {
  useReadAgain();
  return useQuery(ask(readTimeOffRequest, { params: { timeOffId } }));
}

/** Which colleagues are away from one date to another; followed. */
export function useAbsences(from: PlainDate, to: PlainDate) {
  useReadAgain();
  return useQuery({ ...ask(readAbsences, { query: { from, to } }), placeholderData: (former) => former });
}

/** The dates to come on which nobody may be away, or no more than some; followed. */
export function useAwayLimits() {
  useReadAgain();
  return useQuery(ask(readAwayLimits));
}

/** Which of them the reader would go beyond by what they ask for; followed. */
export function useLimitsMet(wish: TimeOffWish | undefined) {
  useReadAgain();
  const query = wish === undefined ? noDates : limitsQuery(wish);
  return useQuery({
    ...ask(readLimitsMet, { query }),
    enabled: wish !== undefined,
    placeholderData: (former) => (wish === undefined ? undefined : former),
  });
}

const limitsQuery = ({ startsOn: from, endsOn: to, part, fromMinute, toMinute }: TimeOffWish) => ({
  from,
  to,
  ...(part !== 'whole' && { part }),
  ...(fromMinute !== null && { fromMinute }),
  ...(toMinute !== null && { toMinute }),
});

/** Where no dates are chosen yet nothing is asked of any. */
const noDates = { from: '' as PlainDate, to: '' as PlainDate };

export const useAddAwayLimit = () =>
  useMutation({
    mutationFn: (body: CallInput<typeof addAwayLimit>['body']): Promise<CallAnswer<typeof addAwayLimit>> =>
      call(addAwayLimit, { body }),
    onSuccess: readAgain,
  });

export const useRemoveAwayLimit = () =>
  useMutation({
    mutationFn: (limitId: string): Promise<CallAnswer<typeof removeAwayLimit>> =>
      call(removeAwayLimit, { params: { limitId } }),
    onSettled: readAgain,
  });

/** The time off that waits for the reader; followed. */
export function usePendingTimeOff() {
  useReadAgain();
  return useQuery(ask(readPendingTimeOff));
}

export const useRequestTimeOff = () =>
  useMutation({
    mutationFn: (body: CallInput<typeof requestTimeOff>['body']): Promise<CallAnswer<typeof requestTimeOff>> =>
      call(requestTimeOff, { body }),
    onSuccess: readAgain,
  });

export const useApproveTimeOff = (heard: Heard<typeof approveTimeOff>) =>
  useMutation({
    mutationFn: (requestId: string): Promise<CallAnswer<typeof approveTimeOff>> =>
      call(approveTimeOff, { params: { requestId } }),
    onSettled: readAgain,
    ...heard,
  });

export const useCancelTimeOff = () =>
  useMutation({
    mutationFn: ({
      requestId,
      reason,
    }: {
      readonly requestId: string;
      readonly reason: string | null;
    }): Promise<CallAnswer<typeof cancelTimeOff>> => call(cancelTimeOff, { params: { requestId }, body: { reason } }),
    onSuccess: readAgain,
  });

export const useAdjustTimeOff = () =>
  useMutation({
    mutationFn: (input: CallInput<typeof adjustTimeOff>): Promise<CallAnswer<typeof adjustTimeOff>> =>
      call(adjustTimeOff, input),
    onSuccess: readAgain,
  });

export const useWithdrawTimeOff = (heard: Heard<typeof withdrawRequest>) =>
  useMutation({
    mutationFn: (requestId: string): Promise<CallAnswer<typeof withdrawRequest>> =>
      call(withdrawRequest, { params: { requestId } }),
    onSettled: readAgain,
    ...heard,
  });
