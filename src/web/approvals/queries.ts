import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type * as z from 'zod/mini';
import {
  readDecisions,
  readPendingRequests,
  readRequest,
  rejectRequest,
  reopenRequest,
  type decisionFilter,
  type decisionOrders,
} from '../../contract/approvals.ts';
import { ask, askPages, keyOf, queryClient } from '../kernel/asking.ts';
import { call, type CallAnswer } from '../kernel/call.ts';
import { whenChanged } from '../kernel/live.ts';

/** What waits for the reader; who may answer nothing asks for nothing. */
export const usePending = ({ enabled }: { readonly enabled: boolean } = { enabled: true }) =>
  useQuery({ ...ask(readPendingRequests), enabled });

/** Reads again what waits and what was answered, whenever either changes on any device; once, around everything. */
export function useFollowApprovals(): void {
  useEffect(() => whenChanged('approvals', readApprovalsAgain), []);
}

export function readApprovalsAgain(): void {
  for (const endpoint of [readPendingRequests, readDecisions, readRequest]) {
    void queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
  }
}

/** Which answers are shown, and in which order. */
export type DecisionWish = z.output<typeof decisionFilter> & { readonly order?: (typeof decisionOrders)[number] };

/** What was answered, a page at a time. */
export const useDecisions = (wish: DecisionWish) =>
  useInfiniteQuery({ ...askPages(readDecisions, { query: wish }), placeholderData: (former) => former });

/** One request with all that came before it. */
export const useRequest = (requestId: string) => useQuery(ask(readRequest, { params: { requestId } }));

export const useReject = () =>
  useMutation({
    mutationFn: ({
      requestId,
      reason,
    }: {
      readonly requestId: string;
      readonly reason: string;
    }): Promise<CallAnswer<typeof rejectRequest>> => call(rejectRequest, { params: { requestId }, body: { reason } }),
    onSuccess: readApprovalsAgain,
  });

export const useReopen = () =>
  useMutation({
    mutationFn: (requestId: string): Promise<CallAnswer<typeof reopenRequest>> =>
      call(reopenRequest, { params: { requestId } }),
    onSuccess: readApprovalsAgain,
  });
