import type { Language } from '../../domain/kernel/language.ts';
import { addMilliseconds, millisecondsPerHour, type Instant } from '../../domain/kernel/time.ts';
import type { LetterFacts, LetterKind, TextFacts, TextKind } from '../../words/letters.ts';
import type { Context } from '../kernel/context.ts';
import { enqueue, enqueueEach } from '../kernel/queue.ts';
import { carryPush } from './carry-push.ts';
import { carryLetter, factsOf } from './jobs.ts';
import { insertLetters, type NewLetter } from './repository.ts';

interface Posting<Kind, Facts> {
  /** The organization that the letter is from; the one that the transaction is in, if left out. */
  readonly organizationId?: string;
  readonly kind: Kind;
  /** What the sentences of this kind name. A `link` is a path of ours: the host comes from PUBLIC_URL, never from a request. */
  readonly facts: Facts;
  /** Not sent after this moment, because it would say what is no longer so: a code that has expired. */
  readonly usefulUntil?: Instant;
  /** Not sent before this moment; left out, at once. */
  readonly notBefore?: Instant;
}

/**
 * Sends a mail, once this transaction has committed; if it is rolled back, never. Words and form are those of the kind, in the
 * reader's language.
 */
export const postLetter = <Kind extends LetterKind>(
  ctx: Context,
  {
    to,
    ...posting
  }: Posting<Kind, LetterFacts<Kind>> & { readonly to: { readonly email: string; readonly language: Language } },
): Promise<void> => post(ctx, { ...posting, channel: 'mail', recipient: to.email, language: to.language });

/** Sends mails of one organization, as {@link postLetter} does one: in as many statements, however many they are. */
export async function postLetters<Kind extends LetterKind>(
  ctx: Context,
  organizationId: string,
  letters: readonly {
    readonly to: { readonly email: string; readonly language: Language };
    readonly kind: Kind;
    readonly facts: LetterFacts<Kind>;
  }[],
): Promise<void> {
  if (letters.length === 0) return;
  const kept = letters.map(({ to, kind, facts }) =>
    sealed(ctx, { organizationId, kind, facts, channel: 'mail', recipient: to.email, language: to.language }),
  );
  await insertLetters(ctx.tx, kept);
  const jobs = kept.map(({ id }) => ({ payload: { organizationId, letterId: id } }));
  await enqueueEach(ctx.tx, carryLetter, jobs);
}

/** Sends a text message, in the same way. @param posting `to` is a phone number in the form of E.164 */
export const postText = <Kind extends TextKind>(
  ctx: Context,
  { to, ...posting }: Posting<Kind, TextFacts<Kind>> & { readonly to: string; readonly language: Language },
): Promise<void> => post(ctx, { ...posting, channel: 'text', recipient: to });

/**
 * Shows something on a browser that notifies its owner, in the same way. It is dropped a day after it was to be shown: by then its
 * reader has seen the list, or looks there first.
 */
export const postPush = (
  ctx: Context,
  {
    deviceId,
    ...posting
  }: Omit<Posting<never, { readonly headline: string; readonly link: `/${string}` }>, 'kind' | 'usefulUntil'> & {
    readonly deviceId: string;
    readonly language: Language;
  },
): Promise<void> => {
  const usefulUntil = addMilliseconds(posting.notBefore ?? ctx.now, usefulPushMilliseconds);
  return post(ctx, { ...posting, kind: 'notice', channel: 'push', recipient: deviceId, usefulUntil });
};

const usefulPushMilliseconds = 24 * millisecondsPerHour;

type AnyLetter = Posting<string, Readonly<Record<string, string | number>>> &
  Pick<NewLetter, 'channel' | 'recipient'> & { readonly language: Language };

/** A letter as it is kept: what it says is for nobody to read who has the database alone. */
function sealed(ctx: Context, letter: Omit<AnyLetter, 'notBefore'>): NewLetter {
  const id = ctx.newId();
  return { ...letter, id, facts: ctx.vault.seal(factsOf(id), JSON.stringify(letter.facts)), postedAt: ctx.now };
}

async function post(ctx: Context, letter: AnyLetter): Promise<void> {
  const kept = sealed(ctx, letter);
  const organizationId = await insertLetters(ctx.tx, [kept]);
  const { notBefore } = letter;
  const wait = notBefore === undefined ? 0 : Math.max(0, notBefore - ctx.now);
  const payload = { organizationId, letterId: kept.id };
  if (letter.channel !== 'push') return enqueue(ctx.tx, carryLetter, payload, wait);
  // Its address is one that somebody else chose: such wait in a queue of their own, and one by one for each device.
  await enqueueEach(ctx.tx, carryPush, [{ payload, after: `push to ${letter.recipient}` }], wait);
}
