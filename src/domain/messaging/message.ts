import { accept, refuse, type Result } from '../kernel/result.ts';
import { addMilliseconds, millisecondsPerMinute, type Instant } from '../kernel/time.ts';

/** The most characters of a message; a check of the table says the same. */
export const longestMessage = 4_000;

/** How long a message may be edited or withdrawn: a slip is mended at once, and what was agreed on stays. */
const changeableMinutes = 15;

/** A message as it reads now. */
export interface SaidMessage {
  readonly senderId: string;
  readonly sentAt: Instant;
  /** Null once it is withdrawn. */
  readonly text: string | null;
}

/** Who would change a message, and how. */
interface ChangeWish {
  readonly employeeId: string;
  /** It gets other words; otherwise it is withdrawn. */
  readonly isEdit: boolean;
  /** Somebody has acknowledged it. */
  readonly isAcknowledged: boolean;
}

/** Until when its sender may change a message; not at that moment any more. */
export const changeableUntil = (sentAt: Instant): Instant =>
  addMilliseconds(sentAt, changeableMinutes * millisecondsPerMinute);

/**
 * Whether somebody may edit or withdraw a message. What somebody has acknowledged holds for the words that they read: it is withdrawn, and
 * not reworded.
 */
export function decideChange(
  { senderId, sentAt, text }: SaidMessage,
  { employeeId, isEdit, isAcknowledged }: ChangeWish,
  now: Instant,
): Result<undefined, 'not_your_message' | 'message_withdrawn' | 'message_too_old' | 'message_acknowledged'> {
  if (senderId !== employeeId) return refuse('not_your_message');
  if (text === null) return refuse('message_withdrawn');
  if (now >= changeableUntil(sentAt)) return refuse('message_too_old');
  return isEdit && isAcknowledged ? refuse('message_acknowledged') : accept();
}

/** What of another room a message may carry. */
export const sharedKinds = ['shift', 'swap', 'time_off'] as const;
export type SharedKind = (typeof sharedKinds)[number];

/** A thing of another room, by its id there. */
export interface SharedThing {
  readonly kind: SharedKind;
  readonly id: string;
}

/** What is sent under an id that its client made. */
export interface SentMessage {
  readonly conversationId: string;
  readonly senderId: string;
  readonly text: string;
  readonly replyToId: string | null;
  /** Everybody who hears it is asked to say that they did. */
  readonly asksAcknowledgement: boolean;
  /** It rings at once. */
  readonly isUrgent: boolean;
  /** The files that go with it, in their order. */
  readonly attachmentIds: readonly string[];
  /** What it shares; null, nothing. */
  readonly about: SharedThing | null;
}

/**
 * What a message that arrives is: new, or one that arrived before, since its client could not know that it had. An id says the same
 * for ever: with anything else it is refused.
 */
export function decideSending(
  sent: SentMessage,
  known: SentMessage | undefined,
): Result<'new' | 'known', 'message_id_reused'> {
  if (known === undefined) return accept('new');
  const same =
    known.conversationId === sent.conversationId &&
    known.senderId === sent.senderId &&
    known.text === sent.text &&
    known.replyToId === sent.replyToId &&
    known.asksAcknowledgement === sent.asksAcknowledgement &&
    known.isUrgent === sent.isUrgent &&
    known.attachmentIds.join() === sent.attachmentIds.join() &&
    known.about?.kind === sent.about?.kind &&
    known.about?.id === sent.about?.id;
  return same ? accept('known') : refuse('message_id_reused');
}

/** Whether anything is said: in words, by files, or by what is shared. */
export const decideSaying = ({
  text,
  attachmentIds,
  about,
}: Pick<SentMessage, 'text' | 'attachmentIds' | 'about'>): Result<undefined, 'message_empty'> =>
  text !== '' || attachmentIds.length > 0 || about !== null ? accept() : refuse('message_empty');

/** Whether there is anybody to read what is written: a direct conversation ends with the other's access. */
export const decideWriting = (people: number): Result<undefined, 'nobody_to_read'> =>
  people > 1 ? accept() : refuse('nobody_to_read');
