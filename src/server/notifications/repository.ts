import { sql } from 'kysely';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { NoticeEvent } from '../../domain/notifications/notice.ts';
import type { Transaction } from '../kernel/transaction.ts';
import type { PostedLetter } from './jobs.ts';

export interface NewLetter {
  readonly id: string;
  readonly organizationId?: string | undefined;
  readonly channel: 'mail' | 'text' | 'push';
  readonly recipient: string;
  readonly language: string;
  readonly kind: string;
  readonly facts: Buffer;
  readonly postedAt: Instant;
  readonly usefulUntil?: Instant | undefined;
  readonly readerId?: string | undefined;
  readonly saidIn?: SaidIn | undefined;
  readonly aboutId?: string | undefined;
  readonly event?: NoticeEvent | undefined;
}

/** The message that a letter tells of. */
export interface SaidIn {
  readonly conversationId: string;
  readonly messageId: string;
}

/** Keeps letters of one organization until they are carried out, in one statement; gives the organization that they are from. */
export async function insertLetters(tx: Transaction, letters: readonly NewLetter[]): Promise<string> {
  const rows = letters.map(
    ({ organizationId, id, channel, recipient, language, kind, facts, postedAt, usefulUntil, readerId, ...of }) => ({
      id,
      channel,
      recipient,
      language,
      kind,
      organization_id: organizationId,
      facts: facts.toString('base64'),
      posted_at: formatInstant(postedAt),
      useful_until: usefulUntil === undefined ? null : formatInstant(usefulUntil),
      reader_id: readerId,
      conversation_id: of.saidIn?.conversationId,
      message_id: of.saidIn?.messageId,
      about_id: of.aboutId,
      event: of.event,
    }),
  );
  const { rows: kept } = await sql<{ readonly organizationId: string }>`
    insert into letters (organization_id, id, channel, recipient, language, kind, facts, posted_at, useful_until, reader_id,
      conversation_id, message_id, about_id, event)
    select coalesce(organization_id, current_organization()), id, channel, recipient, language, kind, decode(facts, 'base64'),
      posted_at, useful_until, reader_id, conversation_id, message_id, about_id, event
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as said (organization_id uuid, id uuid, channel text, recipient text,
      language text, kind text, facts text, posted_at timestamptz, useful_until timestamptz, reader_id uuid,
      conversation_id uuid, message_id uuid, about_id uuid, event text)
    returning organization_id
  `.execute(tx);
  const [first] = kept;
  if (first === undefined) throw new Error('no letter was given to keep');
  return first.organizationId;
}

/**
 * Takes a letter that is still to be carried out, with the name of who sends it, and counts the try; undefined when that was done or given
 * up, or when it was posted again since.
 */
export async function takePostedLetter(
  tx: Transaction,
  { organizationId, letterId, sending }: PostedLetter,
  at: Instant,
) {
  return tx
    .updateTable('letters as l')
    .from('organizations as o')
    .set((eb) => ({ tries: eb('l.tries', '+', 1), triedAt: formatInstant(at) }))
    .whereRef('o.id', '=', 'l.organizationId')
    .where('l.organizationId', '=', organizationId)
    .where('l.id', '=', letterId)
    .where('l.state', '=', 'posted')
    .where('l.sending', '=', sending)
    .returning(['l.id', 'l.channel', 'l.recipient', 'l.language', 'l.kind', 'l.facts', 'l.usefulUntil'])
    .returning(['l.readerId', 'l.conversationId', 'l.messageId', 'l.event', 'l.isCalledOff'])
    .returning('o.name as organizationName')
    .executeTakeFirst();
}

/** Calls off what tells of something and has not left yet, or was given up: nobody is to read it any more, or not this one. */
export async function callOff(
  tx: Transaction,
  whose: { readonly organizationId: string; readonly aboutId: string; readonly employeeId: string | undefined },
): Promise<void> {
  const { organizationId, aboutId, employeeId } = whose;
  await tx
    .updateTable('letters')
    .set({ isCalledOff: true })
    .where('organizationId', '=', organizationId)
    .where('aboutId', '=', aboutId)
    .where('state', '<>', 'sent')
    .$if(employeeId !== undefined, (about) => about.where('readerId', '=', employeeId ?? ''))
    .execute();
}

/** Whom a letter about one of some things has reached since a moment, or is on its way to. */
export async function listReached(
  tx: Transaction,
  about: { readonly organizationId: string; readonly aboutIds: readonly string[]; readonly since: Instant },
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly readerId: string }>`
    select distinct reader_id from letters
    where organization_id = ${about.organizationId} and about_id = any (${[...about.aboutIds]}::uuid[])
      and (state = 'posted' and not is_called_off or state = 'sent' and settled_at > ${formatInstant(about.since)}::timestamptz)
      and reader_id is not null
  `.execute(tx);
  return new Set(rows.map(({ readerId }) => readerId));
}

/** Whoever was told of something, in their list or by a letter. */
export async function listToldAbout(
  tx: Transaction,
  { organizationId, aboutId }: { readonly organizationId: string; readonly aboutId: string },
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly employeeId: string }>`
    select employee_id from notices where organization_id = ${organizationId} and about_id = ${aboutId}
    union
    select reader_id from letters where organization_id = ${organizationId} and about_id = ${aboutId} and reader_id is not null
  `.execute(tx);
  return rows.map(({ employeeId }) => employeeId);
}

/** Ends a letter. @param failure why it was given up; undefined, it was sent @param keepsFacts whether what it said stays */
export async function settleLetter(
  tx: Transaction,
  letter: {
    readonly organizationId: string;
    readonly id: string;
    readonly at: Instant;
    readonly failure: string | undefined;
    readonly keepsFacts: boolean;
  },
): Promise<void> {
  const { organizationId, id, at, failure, keepsFacts } = letter;
  await tx
    .updateTable('letters')
    .set({
      state: failure === undefined ? 'sent' : 'failed',
      settledAt: formatInstant(at),
      failure: failure ?? null,
      ...(keepsFacts ? {} : { facts: null }),
    })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

/** How many letters one call forgets: more than it settles, so that the table stays small. */
const mostForgotten = 20;

/** Forgets some of the letters that were settled and posted before a moment, and with them whom they went to. */
export async function forgetLetters(tx: Transaction, organizationId: string, postedBefore: Instant): Promise<void> {
  await sql`delete from letters where organization_id = ${organizationId} and id in (
    select id from letters
    where organization_id = ${organizationId} and posted_at < ${formatInstant(postedBefore)} and settled_at is not null
    order by posted_at limit ${mostForgotten} for update skip locked
  )`.execute(tx);
}

/** How many texts of a kind an organization has posted since a moment. Those that post at once must queue, or each would count too few. */
export async function countTexts(
  tx: Transaction,
  { organizationId, kind, since }: { readonly organizationId: string; readonly kind: string; readonly since: Instant },
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('texts ' || ${organizationId}, 0))`.execute(tx);
  const row = await tx
    .selectFrom('letters')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('organizationId', '=', organizationId)
    .where(sql<boolean>`posted_at > ${formatInstant(since)}`)
    .where('channel', '=', 'text')
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Why a letter was given up before anybody was asked to deliver it. */
const neverHandedOn = ['too_many_texts', 'country_not_served', 'no_longer_theirs', 'too_late', 'no_service'] as const;

/**
 * The how-manieth text of its kind one is that an organization posted within 24 hours: each counts those before it and those that went out,
 * so that of too many at once as many are sent as may be. What was never handed on cost nothing, and takes nobody's place.
 */
export async function placeOfText(
  tx: Transaction,
  { organizationId, letterId }: { readonly organizationId: string; readonly letterId: string },
): Promise<number> {
  const { rows } = await sql<{ readonly place: number }>`
    select count(*)::integer as place from letters own
    join letters l on l.organization_id = own.organization_id and l.channel = own.channel and l.kind = own.kind
      and l.posted_at > own.posted_at - interval '24 hours'
      and ((l.posted_at, l.id) <= (own.posted_at, own.id) or l.state = 'sent')
      and coalesce(l.failure, '') <> all (${[...neverHandedOn]}::text[])
    where own.organization_id = ${organizationId} and own.id = ${letterId}
  `.execute(tx);
  return rows[0]?.place ?? 0;
}

/** How many letters were pushed to some devices since a moment. */
export async function countPushes(
  tx: Transaction,
  {
    organizationId,
    deviceIds,
    since,
  }: { readonly organizationId: string; readonly deviceIds: readonly string[]; readonly since: Instant },
): Promise<number> {
  const row = await tx
    .selectFrom('letters')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('organizationId', '=', organizationId)
    .where(sql<boolean>`posted_at > ${formatInstant(since)}`)
    .where('channel', '=', 'push')
    .where('recipient', 'in', deviceIds)
    .executeTakeFirstOrThrow();
  return row.count;
}

export interface OutboxMessage {
  readonly id: string;
  readonly channel: 'mail' | 'text';
  readonly recipient: string;
  readonly language: string;
  readonly subject: string | null;
  readonly body: string;
  readonly html: string | null;
  readonly keptAt: Instant;
}

const mostInOutbox = 200;

/** Keeps a message in the outbox, once, and lets the oldest go. */
export async function keepInOutbox(tx: Transaction, message: OutboxMessage): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({ ...message, keptAt: formatInstant(message.keptAt) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await sql`delete from outbox where id in (
    select id from outbox order by kept_at desc, id desc offset ${mostInOutbox}
  )`.execute(tx);
}

/** What the outbox holds, newest first. */
export const listOutbox = (tx: Transaction) =>
  tx
    .selectFrom('outbox')
    .select(['id', 'channel', 'recipient', 'language', 'subject', 'body', 'keptAt'])
    .orderBy('keptAt', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** How a mail of the outbox looks. */
export async function findOutboxHtml(tx: Transaction, id: string): Promise<string | undefined> {
  const row = await tx.selectFrom('outbox').select('html').where('id', '=', id).executeTakeFirst();
  return row?.html ?? undefined;
}
