import { accept, refuse, type Result } from '../kernel/result.ts';
import { addMilliseconds, millisecondsPerHour, type Instant } from '../kernel/time.ts';
import { eventOfKind, noticeEvents, type NoticeKind } from './notice.ts';

/** What letters are about, as far as whoever may not read them is told: an event that people choose about, or one of the rest. */
export const letterTopics = [...noticeEvents, 'ways_in', 'digest', 'notice'] as const;
export type LetterTopic = (typeof letterTopics)[number];

/** What a kind of letter is about. Texts and pushes are `notice`, whatever they tell of; what opens something is `ways_in`. */
export function topicOf(kind: string): LetterTopic {
  if (kind === 'digest' || kind === 'notice') return kind;
  return Object.hasOwn(eventOfKind, kind) ? eventOfKind[kind as NoticeKind] : 'ways_in';
}

/** Why letters are given up. */
export const undeliveredReasons = [
  'too_late',
  'not_reached',
  'no_service',
  'refused',
  'country_not_served',
  'too_many_texts',
  'address_refused',
  'no_longer_theirs',
  'failed',
] as const;
export type UndeliveredReason = (typeof undeliveredReasons)[number];

/** What a kept failure says: a service that refused a letter names the number that it answered, as in `mail_refused_550`. */
export function reasonOf(failure: string): { readonly reason: UndeliveredReason; readonly status: number | null } {
  const [, status] = /^(?:mail|text|push)_refused_(\d{3})$/.exec(failure) ?? [];
  if (status !== undefined) return { reason: 'refused', status: Number(status) };
  return { reason: undeliveredReasons.find((one) => one === failure) ?? 'failed', status: null };
}

/** An address as it is shown to whoever need not know it whole: `m•••@harborpine.example`, `••• 0123`. */
export const maskedRecipient = (recipient: string): string =>
  recipient.includes('@')
    ? `${recipient.slice(0, 1)}•••${recipient.slice(recipient.lastIndexOf('@'))}`
    : `••• ${recipient.slice(-4)}`;

/** For how many days after it was given up a letter can be sent again. */
const daysToSendAgain = 30;

/** What was given up before this moment says nothing any more. */
export const forgottenBefore = (now: Instant): Instant =>
  addMilliseconds(now, -daysToSendAgain * 24 * millisecondsPerHour);

/** What was tried for the last time before this moment, or posted, is not tried any more: twelve tries take less than a day. */
const longestLineHours = 24;
export const leftSince = (now: Instant): Instant => addMilliseconds(now, -longestLineHours * millisecondsPerHour);

interface Ended {
  readonly failure: string | null;
  readonly usefulUntil: Instant | null;
}

/** Whether what a letter said is of use once it has ended: whoever is gone reads nothing, and a code that expired opens nothing. */
export const isWorthKeeping = ({ failure, usefulUntil }: Ended, now: Instant): boolean =>
  failure !== null &&
  failure !== 'device_gone' &&
  failure !== 'no_longer_theirs' &&
  failure !== 'too_late' &&
  (usefulUntil === null || usefulUntil > now);

export type UndeliveredState = 'waiting' | 'delivered' | 'given_up';

export interface Undelivered extends Ended {
  readonly state: UndeliveredState;
  /** Whether what it said is still kept. */
  readonly isKept: boolean;
  readonly settledAt: Instant | null;
  readonly postedAt: Instant;
  readonly triedAt: Instant | null;
  /** Whether whom it was for has access still, where it was for somebody who works here. */
  readonly hasReader: boolean;
}

/** One that waits though nobody has tried it for a day was given up, and nobody said so: a process ended in its last try. */
export function asItStands<One extends Pick<Undelivered, 'state' | 'postedAt' | 'triedAt' | 'settledAt' | 'failure'>>(
  letter: One,
  now: Instant,
): One {
  const lastAt = letter.triedAt ?? letter.postedAt;
  const isLeft = letter.state === 'waiting' && lastAt <= leftSince(now);
  return isLeft ? { ...letter, state: 'given_up', settledAt: lastAt, failure: 'failed' } : letter;
}

type Refusal = 'letter_waits' | 'letter_was_delivered' | 'letter_is_forgotten' | 'letter_has_no_reader';

/** Whether a letter that was given up may be sent again. One that is under way, or that arrived since, is not sent beside itself. */
export function decideResend(kept: Undelivered, now: Instant): Result<undefined, Refusal> {
  const letter = asItStands(kept, now);
  if (letter.state === 'waiting') return refuse('letter_waits');
  if (letter.state === 'delivered') return refuse('letter_was_delivered');
  const isRecent = letter.settledAt !== null && letter.settledAt >= forgottenBefore(now);
  if (!letter.isKept || !isRecent || !isWorthKeeping(letter, now)) return refuse('letter_is_forgotten');
  return letter.hasReader ? accept() : refuse('letter_has_no_reader');
}
