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

/** All tries at a message take less than this, from the first to the last. */
const longestLineHours = 24;

/**
 * Whether a message will be tried again by itself. One that still waits so long after it was tried, or sent again by hand, does not: a process
 * ended in its last try.
 */
export function isUnderWay(
  {
    state,
    happenedAt,
    triedAt,
    resentAt,
  }: {
    readonly state: string;
    readonly happenedAt: Instant;
    readonly triedAt: Instant | null;
    readonly resentAt: Instant | null;
  },
  now: Instant,
): boolean {
  const tried = triedAt ?? happenedAt;
  const last = resentAt !== null && resentAt > tried ? resentAt : tried;
  return state === 'waiting' && addMilliseconds(last, longestLineHours * millisecondsPerHour) > now;
}

/** So often a message is tried by itself. */
export const mostTries = 12;

/**
 * About when a message is tried again by itself, as the queue spaces its tries: it waits three seconds after the first, and e times as long
 * after each, up to six hours. Undefined where that is over, or nobody knows: one that was sent again by hand begins anew.
 */
export function nextTryAt(
  { state, tries, triedAt }: { readonly state: string; readonly tries: number; readonly triedAt: Instant | null },
  now: Instant,
): Instant | undefined {
  if (state !== 'waiting' || triedAt === null || tries >= mostTries) return undefined;
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
