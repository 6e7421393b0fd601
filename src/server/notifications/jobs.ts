import * as z from 'zod/mini';
import { languages } from '../../domain/kernel/language.ts';
import { countryOf, parsePhone } from '../../domain/kernel/phone.ts';
import { accept, refuse, type Result } from '../../domain/kernel/result.ts';
import { addMilliseconds, millisecondsPerHour } from '../../domain/kernel/time.ts';
import { letterHtml, letterText } from '../../words/letter-html.ts';
import { composeLetter, composeText } from '../../words/letters.ts';
import { speakers } from '../../words/speakers.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { Context } from '../kernel/context.ts';
import type { Job, Try, Worker } from '../kernel/queue.ts';
import type { SealedPlace } from '../kernel/seal.ts';
import type { Mailer } from './mail.gateway.ts';
import { countTexts, findPostedLetter, forgetLetters, keepInOutbox, settleLetter } from './repository.ts';
import type { Texter } from './sms.gateway.ts';

const ids = z.object({ organizationId: z.string(), letterId: z.string() });

/** Carries one letter out. Twelve tries with growing pauses take about a day. */
export const carryLetter: Job<typeof ids> = { name: 'carry_letter', payload: ids, mostTries: 12 };

/** For how many days whom a letter went to is kept: as long as anybody asks whether it was sent. */
const keptDays = 90;

/** Where what a letter says is sealed: it opens for that letter alone. */
export const factsOf = (letterId: string): SealedPlace => ({ purpose: 'letters.facts', row: [letterId] });

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
}

/**
 * Reads a letter, says it in its reader's language, hands it on and marks it as sent. Between handing on and marking no transaction is
 * open; a process that ends there sends the letter again, under the same Message-ID.
 */
export const letterCarrier = (post: Post): Worker<typeof ids> => ({
  job: carryLetter,
  async run(attempt, { organizationId, letterId }) {
    const letter = await attempt.inside(organizationId, async (ctx) => {
      const row = await findPostedLetter(ctx.tx, organizationId, letterId);
      if (row === undefined || row.facts === null) return undefined;
      const facts = JSON.parse(ctx.vault.open(factsOf(letterId), row.facts)) as Facts;
      return { ...row, facts, isLate: row.usefulUntil !== null && row.usefulUntil < ctx.now };
    });
    if (letter === undefined) return;
    const settle = (failure?: string) => settled(attempt, { organizationId, letter, failure });
    if (letter.isLate) return settle('too_late');
    const held = await attempt.inside(organizationId, (ctx) => heldBack(ctx, organizationId, letter, post.textLimits));
    if (held !== undefined) return settle(held);
    const handed = await handOn(post, attempt, organizationId, messageOf(letter, post.publicUrl)).catch(
      (error: unknown) => {
        if (attempt.isLast) return refuse('not_reached');
        throw error;
      },
    );
    return settle(handed.ok ? undefined : handed.refusal);
  },
});

type Facts = Readonly<Record<string, string | number>>;
type Posted = Omit<NonNullable<Awaited<ReturnType<typeof findPostedLetter>>>, 'facts'> & { readonly facts: Facts };

interface Message {
  readonly id: string;
  readonly channel: 'mail' | 'text';
  readonly recipient: string;
  readonly language: string;
  readonly subject: string | null;
  readonly body: string;
  readonly html: string | null;
}

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
  { tx, now }: Context,
  organizationId: string,
  { channel, kind, recipient }: Posted,
  { countries, perDay }: Post['textLimits'],
): Promise<string | undefined> {
  if (channel !== 'text' || kind !== 'notice') return undefined;
  const phone = parsePhone(recipient);
  const country = phone && countryOf(phone);
  if (country === undefined || !countries.includes(country)) return 'country_not_served';
  const since = addMilliseconds(now, -24 * millisecondsPerHour);
  return (await countTexts(tx, { organizationId, kind, since })) > perDay ? 'too_many_texts' : undefined;
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

/**
 * A letter that was given up stays, and the audit log says so to the admins of its organization; but for what was pushed: its reader has
 * the list, and where it went was their own choice, which no admin could mend.
 */
export const settled = (
  attempt: Try,
  {
    organizationId,
    letter,
    failure,
  }: {
    organizationId: string;
    letter: { readonly id: string; readonly channel: string; readonly kind: string };
    failure: string | undefined;
  },
): Promise<void> =>
  attempt.inside(organizationId, async (ctx) => {
    const { id } = letter;
    await forgetLetters(ctx.tx, organizationId, addMilliseconds(ctx.now, -keptDays * 24 * millisecondsPerHour));
    await settleLetter(ctx.tx, { organizationId, id, at: ctx.now, ...(failure === undefined ? {} : { failure }) });
    if (failure === undefined || letter.channel === 'push') return;
    await writeAudit(ctx, {
      organizationId,
      employeeId: undefined,
      action: 'letter.given_up',
      subjectId: id,
      details: { channel: letter.channel, kind: letter.kind, failure },
    });
  });
