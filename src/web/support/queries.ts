import { infiniteQueryOptions, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  answerSupport,
  askSupport,
  closeSupport,
  readOwnSupportRequests,
  readSupportRequests,
} from '../../contract/support.ts';
import { keyOf, queryClient, replyOf } from '../kernel/asking.ts';
import { call, type CallAnswer, type CallInput } from '../kernel/call.ts';
import { whenSessionChanged } from '../kernel/session-signal.ts';

const readAgain = (): void => {
  for (const endpoint of [readOwnSupportRequests, readSupportRequests]) {
    void queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
  }
};

const ownRequests = infiniteQueryOptions({
  queryKey: keyOf(readOwnSupportRequests),
  queryFn: ({ pageParam, signal }) =>
    replyOf(readOwnSupportRequests, { query: pageParam === null ? {} : { cursor: pageParam } }, signal),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.next,
});

/** What the reader asked, a page at a time; an answer is there as soon as it was given. */
export function useOwnRequests() {
  useEffect(() => whenSessionChanged(readAgain), []);
  return useInfiniteQuery(ownRequests);
}

/** What everybody asked, for admins, a page at a time. */
export const useRequests = () =>
  useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: keyOf(readSupportRequests),
      queryFn: ({ pageParam, signal }) =>
        replyOf(readSupportRequests, { query: pageParam === null ? {} : { cursor: pageParam } }, signal),
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.next,
      refetchInterval: 60_000,
    }),
  );

export const useAskSupport = () =>
  useMutation({
    mutationFn: (body: CallInput<typeof askSupport>['body']): Promise<CallAnswer<typeof askSupport>> =>
      call(askSupport, { body }),
    onSuccess: readAgain,
  });

export const useAnswerSupport = (requestId: string) =>
  useMutation({
    mutationFn: (answer: string): Promise<CallAnswer<typeof answerSupport>> =>
      call(answerSupport, { params: { requestId }, body: { answer } }),
    onSuccess: readAgain,
  });

export const useCloseSupport = (requestId: string) =>
  useMutation({
    mutationFn: (): Promise<CallAnswer<typeof closeSupport>> => call(closeSupport, { params: { requestId } }),
    onSuccess: readAgain,
  });
