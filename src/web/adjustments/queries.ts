import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  approveAdjustment,
  correctEntry,
  readAdjustments,
  readEffect,
  readEffectOnDay,
  readPendingAdjustment,
  readPendingAdjustments,
  readRecordedDay,
  requestAdjustment,
} from '../../contract/adjustments.ts';
import { readPendingRequests, rejectRequest, withdrawRequest } from '../../contract/approvals.ts';
import { readTimeCard } from '../../contract/time-cards.ts';
import type { AskedEntry } from '../../domain/adjustments/decide-adjustment.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import { ask, keyOf, queryClient } from '../kernel/asking.ts';
import { call, type CallAnswer, type CallInput } from '../kernel/call.ts';
import { tellChanged, whenChanged } from '../kernel/live.ts';
import type { Heard } from '../kernel/telling.tsx';
import { timesOf } from './view.ts';

const questions = [
  readAdjustments,
  readEffectOnDay,
  readPendingAdjustment,
  readPendingAdjustments,
  readPendingRequests,
  readRecordedDay,
  readTimeCard,
];

/** Reads again what may have changed with an adjustment. */
function readAgain(): void {
  for (const endpoint of questions) void queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
}

function useReadAgain(): void {
  useEffect(() => {
    const stops = [whenChanged('clock', readAgain), whenChanged('approvals', readAgain)];
    return () => stops.forEach((stop) => stop());
  }, []);
}

/** What is recorded around a date of somebody, and the limits of an adjustment. */
export const useRecordedDay = (employeeId: string, date: PlainDate) =>
  useQuery(ask(readRecordedDay, { params: { employeeId, date } }));

/** What was asked about somebody's days, and what became of it; followed. */
export function useAdjustments(employeeId: string, from: PlainDate, to: PlainDate) {
  useReadAgain();
  return useQuery(ask(readAdjustments, { params: { employeeId }, query: { from, to } }));
}

/** The adjustments that wait for the reader; followed. */
export function usePendingAdjustments() {
  useReadAgain();
  return useQuery(ask(readPendingAdjustments));
}

export const usePendingAdjustment = (requestId: string) =>
  useQuery(ask(readPendingAdjustment, { params: { requestId } }));

/**
 * What these times would do to hours and pay; nothing while they make no sense yet. Asked anew once the request was read anew, and never before: it may
 * have been answered meanwhile, and then there is no effect to ask about.
 *
 * @param readAt when the request was read that they are asked of
 */
export function useEffectOf(requestId: string, asked: AskedEntry | undefined, readAt: number) {
  const asking = ask(readEffect, {
    params: { requestId },
    query: asked === undefined ? noTimes : timesOf(asked),
  });
  return useQuery({
    ...asking,
    queryKey: [...asking.queryKey, readAt],
    staleTime: Infinity,
    enabled: asked !== undefined,
    placeholderData: (former) => former,
  });
}

/** The same of times that are being typed, about an entry or a new one. */
export const useEffectOnDay = (
  params: { readonly employeeId: string; readonly date: PlainDate },
  entryId: string | null,
  asked: AskedEntry | undefined,
) =>
  useQuery({
    ...ask(readEffectOnDay, {
      params,
      query: { ...(entryId !== null && { entryId }), ...(asked === undefined ? noTimes : timesOf(asked)) },
    }),
    enabled: asked !== undefined,
    placeholderData: (former) => former,
  });

const none = { hour: 0, minute: 0 };
const noTimes = { startTime: none, endTime: none, breakMinutes: 0 };

const settled = (): void => {
  readAgain();
  // The clock is another noun's to read again.
  tellChanged('clock');
};

export const useRequestAdjustment = () =>
  useMutation({
    mutationFn: (body: CallInput<typeof requestAdjustment>['body']): Promise<CallAnswer<typeof requestAdjustment>> =>
      call(requestAdjustment, { body }),
    onSuccess: settled,
  });

export const useCorrectEntry = () =>
  useMutation({
    mutationFn: (input: CallInput<typeof correctEntry>): Promise<CallAnswer<typeof correctEntry>> =>
      call(correctEntry, input),
    onSuccess: settled,
  });

export const useApproveAdjustment = (heard?: Heard<typeof approveAdjustment>) =>
  useMutation({
    mutationFn: (input: CallInput<typeof approveAdjustment>): Promise<CallAnswer<typeof approveAdjustment>> =>
      call(approveAdjustment, input),
    onSettled: settled,
    ...heard,
  });

export const useRejectAdjustment = () =>
  useMutation({
    mutationFn: (input: CallInput<typeof rejectRequest>): Promise<CallAnswer<typeof rejectRequest>> =>
      call(rejectRequest, input),
    onSuccess: settled,
  });

export const useWithdraw = (heard: Heard<typeof withdrawRequest>) =>
  useMutation({
    mutationFn: (requestId: string): Promise<CallAnswer<typeof withdrawRequest>> =>
      call(withdrawRequest, { params: { requestId } }),
    onSettled: settled,
    ...heard,
  });
