import { accept, refuse, type Result } from '../kernel/result.ts';
import { addMilliseconds, millisecondsPerHour, type Instant } from '../kernel/time.ts';
import type { ConversationKind } from './conversation.ts';

/** How long after the one before each telling comes, in hours: at once, the next day, and two days after that. Then the clock is silent. */
const hoursBeforeTelling = [0, 24, 48] as const;

/** Milliseconds until those who have not acknowledged are told for the n-th time, from 0; undefined when they are told no more. */
export function waitBeforeTelling(round: number): number | undefined {
  const hours = hoursBeforeTelling[round];
  return hours === undefined ? undefined : hours * millisecondsPerHour;
}

/** Whether a message may ask for it: between people who talk, an answer is enough. */
export const decideAsking = (asks: boolean, kind: ConversationKind): Result<undefined, 'only_announcements_ask'> =>
  !asks || kind === 'announcement' ? accept() : refuse('only_announcements_ask');

/**
 * Whether a message asks somebody: it stands, was sent while they were there to hear it, and reads as they read it.
 *
 * @param readAs when it had last been edited, as it stood before them; null, it had not
 */
export function decideAcknowledging(
  message: {
    readonly asksAcknowledgement: boolean;
    /** Null once it is withdrawn. */
    readonly text: string | null;
    readonly isAsked: boolean;
    readonly editedAt: Instant | null;
    readonly acknowledgedAt: Instant | null;
  },
  readAs: Instant | null,
): Result<undefined, 'nothing_to_acknowledge' | 'message_changed_meanwhile'> {
  const { asksAcknowledgement, text, isAsked, editedAt, acknowledgedAt } = message;
  if (!asksAcknowledgement || text === null || !isAsked) return refuse('nothing_to_acknowledge');
  return acknowledgedAt === null && editedAt !== readAs ? refuse('message_changed_meanwhile') : accept();
}

/** How long nobody is told again after they were told, however often somebody presses. */
const pauseHours = 1;

/** Whether those who have not acknowledged may be told again now. */
export function decideReminding(
  { missing, lastToldAt }: { readonly missing: number; readonly lastToldAt: Instant | undefined },
  now: Instant,
): Result<undefined, 'everybody_acknowledged' | 'reminded_lately'> {
  if (missing === 0) return refuse('everybody_acknowledged');
  const isLately = lastToldAt !== undefined && now < addMilliseconds(lastToldAt, pauseHours * millisecondsPerHour);
  return isLately ? refuse('reminded_lately') : accept();
}
