import { queryOptions, useInfiniteQuery, useMutation, useMutationState, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readOutbox } from '../../contract/notifications.ts';
import { changeNoticeChoices, readNoticeChoices } from '../../contract/notifications/notice-choices.ts';
import { markNoticeRead, markNoticesRead, readNotices } from '../../contract/notifications/notices.ts';
import { readPushDevices, testPush, turnPushOff, turnPushOn } from '../../contract/notifications/push-devices.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import { ask, askPages, keyOf, queryClient } from '../kernel/asking.ts';
import { call, type CallAnswer } from '../kernel/call.ts';
import { whenChanged } from '../kernel/live.ts';
import { closePush, openPush } from '../kernel/push.ts';
import { withChange, type NoticeChange } from './view.ts';

/** A letter takes a moment to be carried out: whoever waits for one sees it without a reload. */
const interval = 2_000;

/** What the outbox of development holds, kept up to date. */
export const outbox = () => queryOptions({ ...ask(readOutbox), refetchInterval: interval });

/** What the reader was told; followed on every device. */
export function useNotices() {
  useEffect(() => whenChanged('notices', readNoticesAgain), []);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(allNotices);
  // How many are unread the page says that was answered last with the others: the first.
  const [first] = data?.pages ?? [];
  return {
    data: first && { unread: first.unread, notices: data?.pages.flatMap(({ notices }) => notices) ?? [] },
    error,
    refetch,
    more: hasNextPage ? { isPending: isFetchingNextPage, load: () => void fetchNextPage() } : undefined,
  };
}

/** Few at once: the list is looked at for what is new. */
export const allNotices = askPages(readNotices, { query: { limit: 20 } });

function readNoticesAgain(): void {
  void queryClient.invalidateQueries({ queryKey: keyOf(readNotices) });
}

export const useMarkNoticeRead = () =>
  useMutation({
    mutationFn: (noticeId: string): Promise<CallAnswer<typeof markNoticeRead>> =>
      call(markNoticeRead, { params: { noticeId } }),
    onSuccess: readNoticesAgain,
  });

/** Marks read what the reader was told of a place that they have lost: it leads nowhere any more, and nothing there would mark it. */
export function useNoticesSettled(link: string): void {
  const { data } = useNotices();
  const { mutate } = useMarkNoticeRead();
  const ids = data?.notices
    .filter((notice) => !notice.isRead && notice.link === link)
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    for (const id of ids?.split(' ') ?? []) if (id !== '') mutate(id);
  }, [ids, mutate]);
}

export const useMarkNoticesRead = () =>
  useMutation({
    mutationFn: (until: Instant): Promise<CallAnswer<typeof markNoticesRead>> =>
      call(markNoticesRead, { body: { until } }),
    onSuccess: readNoticesAgain,
  });

const changing = [changeNoticeChoices.name];

/** What the reader chose, as the server answered it, with what they changed since and it has not answered yet. */
export function useNoticeChoices() {
  const query = useQuery(ask(readNoticeChoices));
  const pending = useMutationState({
    filters: { mutationKey: changing, status: 'pending' },
    select: (mutation) => mutation.state.variables as NoticeChange,
  });
  return { ...query, data: query.data && pending.reduce(withChange, query.data) };
}

/** Changes are sent one after the other, so that the last one made is the last one kept. */
export const useChangeNoticeChoices = () =>
  useMutation({
    mutationKey: changing,
    scope: { id: changeNoticeChoices.name },
    mutationFn: (body: NoticeChange): Promise<CallAnswer<typeof changeNoticeChoices>> =>
      call(changeNoticeChoices, { body }),
    onSuccess: (answer) => {
      if (answer.ok) queryClient.setQueryData(ask(readNoticeChoices).queryKey, answer.value);
    },
  });

/** The browsers that notify the reader. */
export const usePushDevices = () => useQuery(ask(readPushDevices));

/** Which channels are open depends on them. */
function readPushAgain(): void {
  void queryClient.invalidateQueries({ queryKey: keyOf(readPushDevices) });
  void queryClient.invalidateQueries({ queryKey: keyOf(readNoticeChoices) });
}

/** Lets this browser notify the reader. Undefined where it was not let, or its push service is away. */
export const useTurnPushOn = (employeeId: string) =>
  useMutation({
    mutationFn: async (serverKey: string): Promise<CallAnswer<typeof turnPushOn> | undefined> => {
      const place = await openPush(serverKey, employeeId);
      return place && call(turnPushOn, { body: place });
    },
    onSuccess: (answer) => {
      readPushAgain();
      if (answer?.ok === false) void closePush();
    },
  });

export const useTurnPushOff = () =>
  useMutation({
    mutationFn: ({ deviceId }: { readonly deviceId: string; readonly isThisOne: boolean }) =>
      call(turnPushOff, { params: { deviceId } }),
    onSuccess: (_, { isThisOne }) => {
      if (isThisOne) void closePush();
      readPushAgain();
    },
  });

export const useTestPush = () =>
  useMutation({
    mutationFn: (): Promise<CallAnswer<typeof testPush>> => call(testPush),
    // When each was reached shows a moment later; where one is gone, it is gone from the list.
    onSuccess: () => setTimeout(readPushAgain, 3_000),
  });
