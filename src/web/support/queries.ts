import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  answerSupport,
  askSupport,
  closeSupport,
  readOwnSupportRequests,
  readSupportRequests,
} from '../../contract/support.ts';
import { askPages, keyOf, queryClient } from '../kernel/asking.ts';
import { call, type CallAnswer, type CallInput } from '../kernel/call.ts';
import { whenSessionChanged } from '../kernel/session-signal.ts';

const readAgain = (): void => {
  for (const endpoint of [readOwnSupportRequests, readSupportRequests]) {
    void queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
  }
};

/** What the reader asked, a page at a time; an answer is there as soon as it was given. */
export function useOwnRequests() {
  useEffect(() => whenSessionChanged(readAgain), []);
  return useInfiniteQuery(askPages(readOwnSupportRequests, { query: {} }));
}

/** What everybody asked, for admins, a page at a time. */
export const useRequests = () =>
  useInfiniteQuery({ ...askPages(readSupportRequests, { query: {} }), refetchInterval: 60_000 });

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
