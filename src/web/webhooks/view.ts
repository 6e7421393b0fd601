import type { Webhook } from '../../contract/webhooks.ts';
import { webhookEvents, type WebhookEvent } from '../../domain/webhooks/webhook.ts';
import type { Faults } from '../kernel/form.tsx';

export interface WebhookValues {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
}

export const valuesOf = (webhook: Webhook | undefined): WebhookValues => ({
  url: webhook?.url ?? '',
  events: webhook?.events ?? [],
});

/** What is still missing before a webhook can be kept; whether its address may be sent to, the server knows. */
export function checkWebhook({ url, events }: WebhookValues): Faults<WebhookValues> {
  const typed = url.trim();
  return {
    ...(typed === '' && { url: 'webhooks.enterUrl' as const }),
    ...(typed !== '' && !URL.canParse(typed) && { url: 'refusal.webhook_address_refused' as const }),
    ...(events.length === 0 && { events: 'webhooks.chooseEvent' as const }),
  };
}

/** An event is ticked or not; they keep the order in which they are listed. */
export const withEvent = (chosen: readonly WebhookEvent[], event: WebhookEvent, isChosen: boolean): WebhookEvent[] =>
  webhookEvents.filter((one) => (one === event ? isChosen : chosen.includes(one)));

/** What is longer is hardly a word: `services/T0/B0/` and then a secret of somebody else's. */
const longestPart = 20;
const longestAddress = 60;

/**
 * By which a webhook is called: its host and path, by which two of one host are told apart. Neither what stands before an @ nor the query;
 * and of a long part of the path its beginning, since it may be a secret.
 */
export function addressOf({ url }: Pick<Webhook, 'url'>): string {
  const { host, pathname } = new URL(url);
  const parts = pathname.split('/').map((part) => (part.length > longestPart ? `${part.slice(0, 4)}…` : part));
  const address = `${host}${parts.join('/')}`.replace(/\/$/, '');
  return address.length > longestAddress ? `${address.slice(0, longestAddress)}…` : address;
}

/** Why there was no answer, as far as an admin can do something about it. */
export type Problem =
  | 'not_found'
  | 'refused'
  | 'timed_out'
  | 'certificate'
  | 'cut_off'
  | 'unroutable'
  | 'inside'
  | 'off'
  | 'other';

/** By the codes of the sockets and of TLS under it. */
const problems: readonly (readonly [RegExp, Problem])[] = [
  [/^(?:enotfound|eai_\w+|enodata)$/, 'not_found'],
  [/^econnrefused$/, 'refused'],
  [/^(?:timed_out|etimedout)$/, 'timed_out'],
  [/cert|self_signed|unable_to_verify|^err_(?:tls|ssl)/, 'certificate'],
  [/^(?:econnreset|epipe|hpe_\w+)$/, 'cut_off'],
  [/^(?:ehostunreach|enetunreach|eaddrnotavail)$/, 'unroutable'],
  [/^address_refused$/, 'inside'],
  [/^webhook_is_off$/, 'off'],
];

/** What is said of the code under which a try is kept. */
export const problemOf = (code: string): Problem => problems.find(([like]) => like.test(code))?.[1] ?? 'other';

/** Whether an answer led elsewhere: that is not followed. */
export const isRedirect = (status: number): boolean => status >= 300 && status < 400;
