import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { readUndelivered, resendLetter } from '../../../contract/notifications/undelivered.ts';
import { askPages, keyOf, queryClient } from '../../kernel/asking.ts';
import { call, type CallAnswer } from '../../kernel/call.ts';

const whileWaiting = 3_000;

/** What was given up, a page at a time; while something is on its way again, it is looked at again. */
export const useUndelivered = () =>
  useInfiniteQuery({
    ...askPages(readUndelivered, { query: {} }),
    refetchInterval: ({ state: { data } }) => {
      const waits = data?.pages.some(({ letters }) => letters.some(({ state }) => state === 'waiting'));
      return waits === true ? whileWaiting : false;
    },
  });

/** Whatever was answered, the list is as somebody else may have made it meanwhile. */
export const useResendLetter = () =>
  useMutation({
    mutationFn: (letterId: string): Promise<CallAnswer<typeof resendLetter>> =>
      call(resendLetter, { params: { letterId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keyOf(readUndelivered) }),
  });
