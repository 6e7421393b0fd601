import { sql } from 'kysely';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { SentMessage, SharedKind, SharedThing } from '../../domain/messaging/message.ts';
import { searchable } from '../../domain/people/search-name.ts';
import type { AttachmentRow } from '../attachments/read.ts';
import type { Keyset } from '../kernel/cursor.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { asked } from './acknowledgements.repository.ts';
import { attachmentsAsJson } from './attachments.repository.ts';
import { personAsJson, type PersonRow } from './people.repository.ts';

export interface MessageRow {
  readonly id: string;
  readonly number: number;
  readonly senderId: string;
  readonly sender: PersonRow;
  /** Null once it is withdrawn or forgotten. */
  readonly text: string | null;
  /** Its words and files are kept no longer. */
  readonly isForgotten: boolean;
  readonly attachments: readonly AttachmentRow[];
  readonly about: SharedThing | null;
  readonly sentAt: Instant;
  readonly editedAt: Instant | null;
  /** How often it was changed. */
  readonly changes: number;
  readonly replyToId: string | null;
  readonly repliedText: string | null;
  readonly repliedForgotten: boolean | null;
  readonly repliedAbout: SharedKind | null;
  readonly repliedName: string | null;
  /** Of its conversation. */
  readonly locationId: string | null;
  readonly isUrgent: boolean;
  readonly asksAcknowledgement: boolean;
  /** It asks whoever asks now. */
  readonly isAsked: boolean;
  /** When whoever asks now acknowledged it. */
  readonly acknowledgedAt: Instant | null;
  /** Null where it asks for nothing. */
  readonly tally: { readonly asked: number; readonly acknowledged: number } | null;
}

/** What a message `m` shares. */
const aboutAsJson = sql`case when m.about_id is not null then json_build_object('kind', m.about_kind, 'id', m.about_id) end`;

const rows = (tx: Transaction, organizationId: string, conversationId: string, which: ReturnType<typeof sql>) =>
  sql<MessageRow>`
    select m.id, m.number, m.sender_id, ${personAsJson} as sender, m.text, m.is_forgotten, ${attachmentsAsJson} as attachments, m.sent_at,
      ${aboutAsJson} as about,
      case m.change when 'edited' then m.changed_at end as edited_at, m.changes, m.reply_to_id,
      r.text as replied_text, r.is_forgotten as replied_forgotten,
      r.about_kind as replied_about, re.first_name || ' ' || re.last_name as replied_name,
      c.location_id, m.is_urgent, m.asks_acknowledgement, own.acknowledged_at, m.asks_acknowledgement and exists (
        select from (${asked(sql`m`)}) q where q.employee_id = current_employee()
      ) as is_asked, case when m.asks_acknowledgement then (
        select json_build_object('asked', count(*), 'acknowledged', count(q.acknowledged_at)) from (${asked(sql`m`)}) q
      ) end as tally
    from said_messages m
    join conversations c on c.organization_id = m.organization_id and c.id = m.conversation_id
    join employees e on e.organization_id = m.organization_id and e.id = m.sender_id
    left join said_messages r on r.organization_id = m.organization_id and r.conversation_id = m.conversation_id
      and r.id = m.reply_to_id
    left join employees re on re.organization_id = r.organization_id and re.id = r.sender_id
    left join acknowledgements own on own.organization_id = m.organization_id and own.message_id = m.id
      and own.employee_id = current_employee()
    where m.organization_id = ${organizationId} and m.conversation_id = ${conversationId} and ${which}
  `.execute(tx);

/** Messages before a number, the latest first. */
export async function listMessages(
  tx: Transaction,
  organizationId: string,
  conversationId: string,
  before: number | undefined,
  most: number,
): Promise<readonly MessageRow[]> {
  const earlier = before === undefined ? sql`true` : sql`m.number < ${before}`;
  return (await rows(tx, organizationId, conversationId, sql`${earlier} order by m.number desc limit ${most}`)).rows;
}

/** A message of one of somebody's conversations. */
export type OwnMessageRow = Pick<MessageRow, 'id' | 'senderId' | 'text' | 'about' | 'sentAt' | 'editedAt'> & {
  readonly conversationId: string;
};

/** Messages that were sent in a span, the latest first; a span without a beginning or an end has none there. */
export async function listMessagesDuring(
  tx: Transaction,
  organizationId: string,
  conversationId: string,
  { from, to }: { readonly from: Instant | undefined; readonly to: Instant | undefined },
  most: number,
): Promise<readonly MessageRow[]> {
  const since = from === undefined ? sql`true` : sql`m.sent_at >= ${formatInstant(from)}`;
  const until = to === undefined ? sql`true` : sql`m.sent_at < ${formatInstant(to)}`;
  const during = sql`${since} and ${until} order by m.number desc limit ${most}`;
  return (await rows(tx, organizationId, conversationId, during)).rows;
}

/** The messages of every conversation that somebody is in, or of one of them, the latest first. */
export async function listOwnMessages(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
  { conversationId, after, most }: Pick<Keyset, 'after' | 'most'> & { readonly conversationId: string | undefined },
): Promise<readonly OwnMessageRow[]> {
  const { rows: own } = await sql<OwnMessageRow>`
    select m.id, m.conversation_id, m.sender_id, m.text, ${aboutAsJson} as about, m.sent_at, case m.change when 'edited' then m.changed_at end as edited_at
    from said_messages m
    where m.organization_id = ${organizationId} and m.conversation_id in (
        select p.conversation_id from conversation_people p
        where p.organization_id = ${organizationId} and p.employee_id = ${employeeId}
      )
      ${conversationId === undefined ? sql`` : sql`and m.conversation_id = ${conversationId}`}
      ${after === undefined ? sql`` : sql`and (m.sent_at, m.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`}
    order by m.sent_at desc, m.id desc limit ${most}
  `.execute(tx);
  return own;
}

export async function findMessage(
  tx: Transaction,
  organizationId: string,
  conversationId: string,
  id: string,
): Promise<MessageRow | undefined> {
  return (await rows(tx, organizationId, conversationId, sql`m.id = ${id}`)).rows[0];
}

/** All that somebody wrote in the conversations that they are in, as it stands. */
export async function listWritten(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
): Promise<readonly { readonly conversationId: string; readonly sentAt: Instant; readonly text: string | null }[]> {
  const written = await sql<{
    readonly conversationId: string;
    readonly sentAt: Instant;
    readonly text: string | null;
  }>`
    select m.conversation_id, m.sent_at, m.text from said_messages m
    where m.organization_id = ${organizationId} and m.sender_id = ${employeeId} order by m.sent_at, m.id
  `.execute(tx);
  return written.rows;
}

/** A message as it was sent, whatever became of it. */
export async function findSent(tx: Transaction, organizationId: string, id: string): Promise<SentMessage | undefined> {
  return tx
    .selectFrom('messages')
    .select(['conversationId', 'senderId', 'text', 'replyToId', 'asksAcknowledgement', 'isUrgent'])
    .select(
      sql<string[]>`array(
        select a.id from attachments a where a.organization_id = messages.organization_id and a.message_id = messages.id
        order by a.position
      )`.as('attachmentIds'),
    )
    .select(
      sql<SharedThing | null>`
        case when about_id is not null then json_build_object('kind', about_kind, 'id', about_id) end
      `.as('about'),
    )
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export interface NewMessage extends SentMessage {
  readonly organizationId: string;
  readonly id: string;
  readonly number: number;
  readonly sentAt: Instant;
}

/** Appends a message; false, where its id stands already for one that its sender does not see. */
export async function appendMessage(
  tx: Transaction,
  { sentAt, attachmentIds: _files, about, ...message }: NewMessage,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('messages')
    .values({
      ...message,
      aboutKind: about?.kind ?? null,
      aboutId: about?.id ?? null,
      searched: searchable(message.text),
      sentAt: formatInstant(sentAt),
    })
    .onConflict((conflict) => conflict.constraint('messages_id_once').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export interface NewChange {
  readonly organizationId: string;
  readonly conversationId: string;
  readonly messageId: string;
  readonly sequence: number;
  /** How it reads from now on; null, it is withdrawn. */
  readonly text: string | null;
  readonly changedAt: Instant;
}

export async function appendChange(tx: Transaction, { text, changedAt, ...change }: NewChange): Promise<void> {
  await tx
    .insertInto('messageChanges')
    .values({
      ...change,
      kind: text === null ? 'withdrawn' : 'edited',
      text,
      searched: text === null ? null : searchable(text),
      changedAt: formatInstant(changedAt),
    })
    .execute();
}
