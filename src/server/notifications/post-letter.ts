import type { Language } from '../../domain/kernel/language.ts';
import { addMilliseconds, millisecondsPerHour, type Instant } from '../../domain/kernel/time.ts';
import type { NoticeEvent } from '../../domain/notifications/notice.ts';
import type { LetterFacts, LetterKind, TextFacts, TextKind } from '../../words/letters.ts';
import type { Context } from '../kernel/context.ts';
import { enqueueLetters, factsOf } from './jobs.ts';
import { insertLetters, type NewLetter, type SaidIn } from './repository.ts';

interface Posting<Kind, Facts> {
  /** The organization that the letter is from; the one that the transaction is in, if left out. */
  readonly organizationId?: string;
  readonly kind: Kind;
  /** What the sentences of this kind name. A `link` is a path of ours: the host comes from PUBLIC_URL, never from a request. */
  readonly facts: Facts;
  /** Not sent after this moment, because it would say what is no longer so: a code that has expired. */
  readonly usefulUntil?: Instant | undefined;
  /** Not sent before this moment; left out, at once. */
  readonly notBefore?: Instant;
  /** Whom it is for, where it is for somebody as long as they have access here; left out, for whoever has that address. */
  readonly readerId?: string;
  /** The message that it tells of: not sent once that is withdrawn, or its reader has left the conversation. */
  readonly saidIn?: SaidIn | undefined;
  /** What it asks for: not sent once that is settled. */
  readonly aboutId?: string | undefined;
  /** What its reader chose about: not sent once they want to hear of it no more by this way. */
  readonly event?: NoticeEvent | undefined;
}

/**
 * Sends a mail, once this transaction has committed; if it is rolled back, never. Words and form are those of the kind, in the
 * reader's language.
 */
export const postLetter = <Kind extends LetterKind>(ctx: Context, mail: Mail<Kind>): Promise<void> =>
  postEach(ctx, [aMail(mail)]);

/** Sends a text message, in the same way. */
export const postText = <Kind extends TextKind>(ctx: Context, text: Text<Kind>): Promise<void> =>
  postEach(ctx, [aText(text)]);

type Mail<Kind extends LetterKind> = Posting<Kind, LetterFacts<Kind>> & {
  readonly to: { readonly email: string; readonly language: Language };
};
type Text<Kind extends TextKind> = Posting<Kind, TextFacts<Kind>> & {
  /** A phone number in the form of E.164. */
  readonly to: string;
  readonly language: Language;
};
type Push = Omit<Posting<never, { readonly headline: string; readonly link: `/${string}` }>, 'kind' | 'notBefore'> & {
  readonly deviceId: string;
  readonly language: Language;
  readonly notBefore: Instant;
};

/** A mail that {@link postEach} sends. */
export const aMail = <Kind extends LetterKind>({ to, ...posting }: Mail<Kind>): Letter => ({
  ...posting,
  channel: 'mail',
  recipient: to.email,
  language: to.language,
});

/** A text message that {@link postEach} sends. */
export const aText = <Kind extends TextKind>({ to, ...posting }: Text<Kind>): Letter => ({
  ...posting,
  channel: 'text',
  recipient: to,
});

/**
 * What {@link postEach} shows on a browser that notifies its owner. It is dropped a day after it was to be shown: by then its reader has
 * seen the list, or looks there first.
 */
export function aPush({ deviceId, usefulUntil: until, ...posting }: Push): Letter {
  const aDayLater = addMilliseconds(posting.notBefore, usefulPushMilliseconds);
  const usefulUntil = until === undefined || until > aDayLater ? aDayLater : until;
  return { ...posting, kind: 'notice', channel: 'push', recipient: deviceId, usefulUntil };
}

const usefulPushMilliseconds = 24 * millisecondsPerHour;

type Letter = Posting<string, Readonly<Record<string, string | number>>> &
  Pick<NewLetter, 'channel' | 'recipient'> & { readonly language: Language };

/** Sends letters of one organization, each as {@link postLetter} does one: in as many statements, however many they are. */
export async function postEach(ctx: Context, letters: readonly Letter[]): Promise<void> {
  if (letters.length === 0) return;
  const kept = letters.map((letter) => sealed(ctx, letter));
  const organizationId = await insertLetters(ctx.tx, kept);
  const outgoing = kept.map(({ id, channel, recipient }, index) => ({
    channel,
    recipient,
    payload: { organizationId, letterId: id, sending: 1 },
    wait: Math.max(0, (letters[index]?.notBefore ?? ctx.now) - ctx.now),
  }));
  await enqueueLetters(ctx.tx, outgoing);
}

/** A letter as it is kept: what it says is for nobody to read who has the database alone. */
function sealed(ctx: Context, letter: Letter): NewLetter {
  const id = ctx.newId();
  const { facts, notBefore: _notBefore, ...kept } = letter;
  return { ...kept, id, facts: ctx.vault.seal(factsOf(id), JSON.stringify(facts)), postedAt: ctx.now };
}
