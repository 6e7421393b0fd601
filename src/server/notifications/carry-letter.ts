import { languages } from '../../domain/kernel/language.ts';
import { countryOf, parsePhone } from '../../domain/kernel/phone.ts';
import { accept, refuse, type Result } from '../../domain/kernel/result.ts';
import { letterHtml, letterText } from '../../words/letter-html.ts';
import { composeLetter, composeText } from '../../words/letters.ts';
import { speakers } from '../../words/speakers.ts';
import type { Context } from '../kernel/context.ts';
import type { Try, Worker } from '../kernel/queue.ts';
import { givingUp, settled } from './close-letter.ts';
import { carryLetter, factsOf, type PostedLetter } from './jobs.ts';
import type { Mailer } from './mail.gateway.ts';
import { readStillTheirs, type MayHear } from './read-still-theirs.ts';
import { keepInOutbox, placeOfText, takePostedLetter, type OutboxMessage } from './repository.ts';
import type { Texter } from './sms.gateway.ts';

/** How letters leave the house. */
export interface Post {
  /** Scheme and host that every link begins with. */
  readonly publicUrl: string;
  readonly mailer: Mailer | undefined;
  readonly texter: Texter | undefined;
  /** Keeps here what has no service to go out by: in development and in the demo. */
  readonly outbox: boolean;
  /** Where notices are texted to, and how many of them an organization sends in any 24 hours. */
  readonly textLimits: { readonly countries: readonly string[]; readonly perDay: number };
  readonly mayHear: MayHear;
}

/**
 * Reads a letter, says it in its reader's language, hands it on and marks it as sent. Between handing on and marking no transaction is
 * open; a process that ends there sends the letter again, under the same Message-ID.
 */
export const letterCarrier = (post: Post): Worker<typeof carryLetter.payload> => ({
  job: carryLetter,
  run: (attempt, posted) => givingUp(attempt, posted, () => carry(attempt, posted, post)),
});

async function carry(attempt: Try, posted: PostedLetter, post: Post): Promise<void> {
  const { organizationId, letterId } = posted;
  const letter = await attempt.inside(organizationId, async (ctx) => {
    const row = await takePostedLetter(ctx.tx, posted, ctx.now);
    if (row === undefined || row.facts === null) return undefined;
    const facts = JSON.parse(ctx.vault.open(factsOf(letterId), row.facts)) as Facts;
    return { ...row, facts, isLate: row.usefulUntil !== null && row.usefulUntil < ctx.now };
  });
  if (letter === undefined) return;
  if (letter.isLate) return settled(attempt, posted, 'too_late');
  if (!(await readStillTheirs(attempt, organizationId, letter, post.mayHear))) {
    return settled(attempt, posted, 'no_longer_theirs');
  }
  const held = await attempt.inside(organizationId, (ctx) => heldBack(ctx, organizationId, letter, post.textLimits));
  if (held !== undefined) return settled(attempt, posted, held);
  const handed = await handOn(post, attempt, organizationId, messageOf(letter, post.publicUrl)).catch(
    (error: unknown) => {
      if (attempt.isLast) return refuse('not_reached');
      throw error;
    },
  );
  return settled(attempt, posted, handed.ok ? undefined : handed.refusal);
}

type Facts = Readonly<Record<string, string | number>>;
type Posted = Omit<NonNullable<Awaited<ReturnType<typeof takePostedLetter>>>, 'facts'> & { readonly facts: Facts };

type Message = Omit<OutboxMessage, 'keptAt'>;

/** What goes out: in its reader's language, with links to where Meridian is reached. */
function messageOf(
  { id, channel, recipient, language: kept, kind, facts, organizationName }: Posted,
  publicUrl: string,
): Message {
  const language = languages.find((one) => one === kept) ?? 'en';
  const link = facts['link'] === undefined ? undefined : linkTo(String(facts['link']), publicUrl);
  if (channel === 'text') {
    return {
      id,
      channel,
      recipient,
      language,
      subject: null,
      body: composeText(speakers[language], kind, link === undefined ? facts : { ...facts, link }),
      html: null,
    };
  }
  const letter = composeLetter(speakers[language], kind, facts, organizationName);
  const body = letterText(letter, link);
  return {
    id,
    channel: 'mail',
    recipient,
    language,
    subject: letter.subject,
    body,
    html: letterHtml(letter, language, link),
  };
}

/**
 * Why a notice is not texted: to a country that is none of ours, or one too many in a day. The number is what somebody wrote in their
 * profile; nobody may run up a bill with it. Codes to log in have limits of their own.
 */
async function heldBack(
  { tx }: Context,
  organizationId: string,
  { id, channel, kind, recipient }: Posted,
  { countries, perDay }: Post['textLimits'],
): Promise<string | undefined> {
  if (channel !== 'text' || kind !== 'notice') return undefined;
  const phone = parsePhone(recipient);
  const country = phone && countryOf(phone);
  if (country === undefined || !countries.includes(country)) return 'country_not_served';
  return (await placeOfText(tx, { organizationId, letterId: id })) > perDay ? 'too_many_texts' : undefined;
}

/** Where a path of ours leads. A path like //evil.example would lead elsewhere: that is a mistake of ours, and no letter. */
function linkTo(path: string, publicUrl: string): string {
  const url = new URL(path, publicUrl);
  if (url.origin !== publicUrl) throw new Error('a link in a letter leads away from Meridian');
  return url.href;
}

async function handOn(
  post: Post,
  attempt: Try,
  organizationId: string,
  message: Message,
): Promise<Result<undefined, string>> {
  const { id, channel, recipient: to, subject, body, html } = message;
  if (channel === 'mail' && post.mailer !== undefined) {
    return post.mailer.send({ id, to, subject: subject ?? '', text: body, html: html ?? '' });
  }
  if (channel === 'text' && post.texter !== undefined) return post.texter.send({ to, text: body });
  if (!post.outbox) return refuse('no_service');
  await attempt.inside(organizationId, (ctx) => keepInOutbox(ctx.tx, { ...message, keptAt: ctx.now }));
  return accept();
}
