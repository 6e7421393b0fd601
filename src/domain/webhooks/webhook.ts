import { addMilliseconds, millisecondsPerHour, type Instant } from '../kernel/time.ts';

/** What an organization's webhooks may be told of: `noun.verb_in_the_past`, as the audit log names it, and the punches. */
export const webhookEvents = [
  'time_punch.recorded',
  'time_punch.voided',
  'time_entry.corrected',
  'time_card.signed',
  'time_card.approved',
  'time_card.locked',
  'time_card.reopened',
  'adjustment.requested',
  'adjustment.approved',
  'adjustment.rejected',
  'schedule.published',
  'time_off.requested',
  'time_off.approved',
  'time_off.rejected',
  'time_off.cancelled',
  'payment.recorded',
  'payment.voided',
  'employee.registered',
  'registration.approved',
  'employee.suspended',
  'employee.reinstated',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** For so long the secret that was replaced signs beside the new one. */
const overlapHours = 24;
export const endOfOverlap = (now: Instant): Instant => addMilliseconds(now, overlapHours * millisecondsPerHour);

/** How the address took a message: the status of its answer, or why there was none. */
export type Delivery = { readonly status: number } | { readonly problem: string };

/** How it stands with a message. */
interface Waiting {
  readonly state: string;
  /** Of its last try. */
  readonly triedAt: Instant | null;
  /** When it was last sent again by hand. */
  readonly resentAt: Instant | null;
}

/** A message that nobody tried for so long after it was to be sent is tried by nobody any more: a process ended in between. */
const longestTurnHours = 24;

/**
 * Whether a message is about to be tried, since it happened or was sent again by hand: whoever sends it now would send it twice. One that was
 * tried and waits for its next try may be sent at once: whoever mended their receiver need not wait for that.
 */
export function isUnderWay(
  { state, happenedAt, triedAt, resentAt }: Waiting & { readonly happenedAt: Instant },
  now: Instant,
): boolean {
  const since = resentAt ?? happenedAt;
  const wasTried = triedAt !== null && triedAt >= since;
  return state === 'waiting' && !wasTried && addMilliseconds(since, longestTurnHours * millisecondsPerHour) > now;
}

/** So often a message is tried by itself. */
export const mostTries = 12;

/**
 * About when a message is tried again by itself, as the queue spaces its tries: it waits three seconds after the first, and e times as long
 * after each, up to six hours. Undefined where that is over, or nobody knows: one that was sent again by hand begins anew.
 */
export function nextTryAt(
  { state, tries, triedAt, resentAt }: Pick<Waiting, 'state' | 'triedAt' | 'resentAt'> & { readonly tries: number },
  now: Instant,
): Instant | undefined {
  if (state !== 'waiting' || triedAt === null || resentAt !== null || tries >= mostTries) return undefined;
  const at = addMilliseconds(triedAt, Math.round(Math.exp(Math.min(tries, 10))) * 1000);
  return at > now ? at : undefined;
}

/**
 * What follows from a try: the message has arrived; it is tried again; it is given up. A webhook goes off when its address says that it is
 * gone for good, or when a message was given up and nothing has arrived there since it was first tried.
 */
export function decideDelivery(
  delivery: Delivery,
  { isLast, arrivedSince }: { readonly isLast: boolean; readonly arrivedSince: boolean },
): { readonly state: 'delivered' | 'waiting' | 'given_up'; readonly goesOff?: 'gone' | 'failing' } {
  const status = 'status' in delivery ? delivery.status : undefined;
  if (status !== undefined && status >= 200 && status < 300) return { state: 'delivered' };
  if (status === 410) return { state: 'given_up', goesOff: 'gone' };
  if (!isLast) return { state: 'waiting' };
  return arrivedSince ? { state: 'given_up' } : { state: 'given_up', goesOff: 'failing' };
}
