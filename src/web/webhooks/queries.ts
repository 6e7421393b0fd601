import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { EndpointSpec } from '../../contract/kernel/endpoint.ts';
import {
  addWebhook,
  changeWebhook,
  readWebhookMessages,
  readWebhooks,
  removeWebhook,
  replaceWebhookSecret,
  resendWebhookMessage,
  testWebhook,
} from '../../contract/webhooks.ts';
import { ask, askPages, keyOf, queryClient } from '../kernel/asking.ts';
import { call, type CallAnswer, type CallInput } from '../kernel/call.ts';

export const useWebhooks = () => useQuery(ask(readWebhooks));

const again = (endpoint: EndpointSpec) => (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });

const webhooksChanged = again(readWebhooks);
const messagesChanged = again(readWebhookMessages);

export const useAddWebhook = () =>
  useMutation({
    mutationFn: (input: CallInput<typeof addWebhook>): Promise<CallAnswer<typeof addWebhook>> =>
      call(addWebhook, input),
    onSuccess: webhooksChanged,
  });

/** What was refused because somebody else was quicker is shown as it is by then. */
export const useChangeWebhook = () =>
  useMutation({
    mutationFn: (input: CallInput<typeof changeWebhook>): Promise<CallAnswer<typeof changeWebhook>> =>
      call(changeWebhook, input),
    onSuccess: webhooksChanged,
  });

export const useRemoveWebhook = () =>
  useMutation({
    mutationFn: (webhookId: string): Promise<CallAnswer<typeof removeWebhook>> =>
      call(removeWebhook, { params: { webhookId } }),
    onSuccess: webhooksChanged,
  });

export const useReplaceSecret = () =>
  useMutation({
    mutationFn: (webhookId: string): Promise<CallAnswer<typeof replaceWebhookSecret>> =>
      call(replaceWebhookSecret, { params: { webhookId } }),
    onSuccess: webhooksChanged,
  });

export const useTestWebhook = () =>
  useMutation({
    mutationFn: (webhookId: string): Promise<CallAnswer<typeof testWebhook>> =>
      call(testWebhook, { params: { webhookId } }),
    onSuccess: messagesChanged,
  });

export const useResend = () =>
  useMutation({
    mutationFn: (params: { webhookId: string; messageId: string }): Promise<CallAnswer<typeof resendWebhookMessage>> =>
      call(resendWebhookMessage, { params }),
    onSuccess: messagesChanged,
  });

const whileWaiting = 3_000;

/** What a webhook was sent, a page at a time; while something waits, it is looked at again. */
export const useWebhookMessages = (webhookId: string) =>
  useInfiniteQuery({
    ...askPages(readWebhookMessages, { params: { webhookId }, query: {} }),
    refetchInterval: ({ state: { data } }) => {
      const waits = data?.pages.some(({ messages }) => messages.some(({ state }) => state === 'waiting'));
      return waits === true ? whileWaiting : false;
    },
  });
