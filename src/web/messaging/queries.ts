import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { v7 } from 'uuid';
import type * as z from 'zod/mini';
import type { InputOf } from '../../contract/kernel/endpoint.ts';
import {
  leaveConversation,
  markRead,
  openDirect,
  openFollowing,
  openGroup,
  readConversation,
  readConversations,
  readCorrespondents,
  readUnread,
} from '../../contract/messaging.ts';
import {
  acknowledgeMessage,
  readAcknowledgements,
  remindUnacknowledged,
} from '../../contract/messaging/acknowledgements.ts';
import { addToConversation, removeFromConversation, renameConversation } from '../../contract/messaging/groups.ts';
import {
  editMessage,
  exportConversation,
  readMessages,
  sendMessage,
  withdrawMessage,
} from '../../contract/messaging/messages.ts';
import { changeMessageRetention, readMessageRetention } from '../../contract/messaging/retention.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import { ask, askPages, keyOf, queryClient, replyOrKept, showKnown } from '../kernel/asking.ts';
import { call, type CallAnswer } from '../kernel/call.ts';
import { download, type DownloadAnswer } from '../kernel/carry-file.ts';
import { whenChanged } from '../kernel/live.ts';
import { isUnanswered } from '../kernel/unreachable.ts';
import { keepThreadsTrue, stopKeepingThreads } from './offline/kept-threads.ts';
import { keptUnread } from './offline/kept-unread.ts';
import { openOutbox, waitingNow, whenWaitingChanges } from './outbox/outbox.ts';
import type { WaitingMessage } from './outbox/waiting-message.ts';

function readAgain(): void {
  for (const endpoint of [readUnread, readConversations, readConversation, readMessages, readAcknowledgements]) {
    void queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
  }
}

/** Follows what is written on any device, and sends what was written here; once, around everything. */
export function useMessaging({ organizationId, employeeId }: { organizationId: string; employeeId: string }): void {
  useEffect(() => whenChanged('messages', readAgain), []);
  useEffect(() => {
    const stop = whenChanged('messages', () => keepThreadsTrue(employeeId));
    return () => {
      stop();
      stopKeepingThreads();
    };
  }, [employeeId]);
  useEffect(() => openOutbox(organizationId, employeeId), [organizationId, employeeId]);
}

/** In how many conversations something waits to be read; where nobody answers, in how many of those that this device keeps. */
export function useUnread(): number {
  const { data, error } = useQuery(ask(readUnread));
  const isUnknown = data === undefined && isUnanswered(error);
  const kept = useMemo(() => (isUnknown ? keptUnread() : 0), [isUnknown]);
  return data?.unread ?? kept;
}

/** What the reader is in, or what of it a search finds, a page at a time. */
export const useConversations = (search: string) =>
  useInfiniteQuery({
    ...askPages(readConversations, { query: search === '' ? {} : { search } }),
    placeholderData: (former) => former,
  });

/** A conversation, followed: who is on the clock in it too. */
export function useConversation(conversationId: string) {
  useEffect(
    () => whenChanged('presence', () => void queryClient.invalidateQueries({ queryKey: keyOf(readConversation) })),
    [],
  );
  return useQuery(ask(readConversation, { params: { conversationId } }));
}

/** How many messages are shown after one that was found. */
const messagesAfter = 25;

/** The latest messages, or those around one that was found, and with each further page those before. */
export const useMessages = (conversationId: string, foundNumber: number | undefined) =>
  useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: keyOf(readMessages, { conversationId, foundNumber }),
      queryFn: ({ pageParam, signal, queryKey }) =>
        replyOrKept(
          readMessages,
          [{ params: { conversationId }, query: pageParam === null ? {} : { before: pageParam } }, signal],
          (reply, at) => showKnown(queryKey, { pages: [reply], pageParams: [null] }, at),
        ),
      initialPageParam: foundNumber === undefined ? null : foundNumber + messagesAfter,
      getNextPageParam: (last) => last.earlier,
      // On the way from what was found to the latest, what stands there stays.
      placeholderData: (former) => former,
    }),
  );

/** What was written here in a conversation and has no answer yet. */
export function useWaiting(conversationId: string): readonly WaitingMessage[] {
  return useSyncExternalStore(whenWaitingChanges, waitingNow).filter((one) => one.conversationId === conversationId);
}

export const useCorrespondents = () => useQuery(ask(readCorrespondents));

export const useOpenDirect = () =>
  useMutation({
    mutationFn: (employeeId: string): Promise<CallAnswer<typeof openDirect>> =>
      call(openDirect, { body: { employeeId } }),
    onSuccess: readAgain,
  });

export const useOpenGroup = () =>
  useMutation({
    mutationFn: (body: {
      readonly name: string;
      readonly employeeIds: string[];
    }): Promise<CallAnswer<typeof openGroup>> => call(openGroup, { body }),
    onSuccess: readAgain,
  });

export const useOpenFollowing = () =>
  useMutation({
    mutationFn: (body: z.output<typeof openFollowing.body>): Promise<CallAnswer<typeof openFollowing>> =>
      call(openFollowing, { body }),
    onSuccess: readAgain,
  });

export const useLeave = () =>
  useMutation({
    mutationFn: (conversationId: string): Promise<CallAnswer<typeof leaveConversation>> =>
      call(leaveConversation, { params: { conversationId } }),
    onSuccess: readAgain,
  });

export const useRenameConversation = (conversationId: string) =>
  useMutation({
    mutationFn: (body: InputOf<typeof renameConversation>['body']): Promise<CallAnswer<typeof renameConversation>> =>
      call(renameConversation, { params: { conversationId }, body }),
    // Refused, it has another name by now.
    onSuccess: readAgain,
  });

export const useAddPeople = (conversationId: string) =>
  useMutation({
    mutationFn: (employeeIds: string[]): Promise<CallAnswer<typeof addToConversation>> =>
      call(addToConversation, { params: { conversationId }, body: { employeeIds } }),
    onSuccess: readAgain,
  });

export const useRemovePerson = (conversationId: string) =>
  useMutation({
    mutationFn: (employeeId: string): Promise<CallAnswer<typeof removeFromConversation>> =>
      call(removeFromConversation, { params: { conversationId, employeeId } }),
    onSuccess: readAgain,
  });

export const useMarkRead = () =>
  useMutation({
    mutationFn: ({ conversationId, upTo }: { readonly conversationId: string; readonly upTo: number }) =>
      call(markRead, { params: { conversationId }, body: { upTo } }),
    // Refused, nothing is otherwise; and where it is asked too often, not more.
    onSuccess: ({ ok }) => {
      if (ok) readAgain();
    },
  });

interface Change {
  readonly conversationId: string;
  readonly messageId: string;
  /** How it shall read; null, it is withdrawn. */
  readonly text: string | null;
}

export const useChangeMessage = () =>
  useMutation({
    mutationFn: ({
      text,
      ...params
    }: Change): Promise<CallAnswer<typeof editMessage> | CallAnswer<typeof withdrawMessage>> =>
      text === null ? call(withdrawMessage, { params }) : call(editMessage, { params, body: { text } }),
    onSuccess: readAgain,
  });

interface OfMessage {
  readonly conversationId: string;
  readonly messageId: string;
}

export const useAcknowledge = () =>
  useMutation({
    mutationFn: ({
      editedAt,
      ...params
    }: OfMessage & {
      /** As it stands on the screen. */
      readonly editedAt: Instant | null;
    }): Promise<CallAnswer<typeof acknowledgeMessage>> =>
      call(acknowledgeMessage, { params, query: editedAt === null ? {} : { editedAt } }),
    // Refused, it has other words by now.
    onSuccess: readAgain,
  });

/** Who has acknowledged an announcement, and who has not. */
export const useAcknowledgements = (params: OfMessage) => useQuery(ask(readAcknowledgements, { params }));

export const useRemind = () =>
  useMutation({
    mutationFn: (params: OfMessage): Promise<CallAnswer<typeof remindUnacknowledged>> =>
      call(remindUnacknowledged, { params }),
    onSuccess: readAgain,
  });

/** What was said in a conversation, as a file. */
export const askForConversation = (
  conversationId: string,
  body: InputOf<typeof exportConversation>['body'],
): Promise<DownloadAnswer<typeof exportConversation>> =>
  download(exportConversation, { params: { conversationId }, body });

/** How long messages are kept. */
export const useRetention = () => useQuery(ask(readMessageRetention));

export const useChangeRetention = () =>
  useMutation({
    mutationFn: (
      body: InputOf<typeof changeMessageRetention>['body'],
    ): Promise<CallAnswer<typeof changeMessageRetention>> => call(changeMessageRetention, { body }),
    // Refused, it is another by now.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keyOf(readMessageRetention) }),
  });

/** Sends something of another room into a conversation; sent again after a lost answer, it is there once. */
export function useShare() {
  const [id] = useState(() => v7());
  return useMutation({
    mutationFn: ({
      conversationId,
      ...said
    }: Pick<InputOf<typeof sendMessage>['body'], 'text' | 'about'> & {
      readonly conversationId: string;
    }): Promise<CallAnswer<typeof sendMessage>> =>
      call(sendMessage, { params: { conversationId }, headers: {}, body: { id, ...said } }),
    onSuccess: readAgain,
  });
}
