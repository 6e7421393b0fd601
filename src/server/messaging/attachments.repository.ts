import { sql } from 'kysely';
import type { AttachmentKind } from '../../domain/attachments/attachment.ts';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { AttachmentRow, NewAttachment, WaitingAttachment } from '../attachments/read.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** What goes with a message, as one value of JSON; of `said_messages m`. Of one that is withdrawn, nothing. */
export const attachmentsAsJson = sql<readonly AttachmentRow[]>`(
  select coalesce(json_agg(json_build_object(
    'id', a.id, 'kind', a.kind, 'name', a.name, 'bytes', octet_length(a.content), 'width', a.width, 'height', a.height
  ) order by a.position), '[]') from attachments a
  where a.organization_id = m.organization_id and a.message_id = m.id and m.text is not null
)`;

export interface NewMessageAttachment extends NewAttachment {
  readonly conversationId: string;
}

/** @returns whether its id was free */
export async function insertAttachment(
  tx: Transaction,
  { uploadedAt, ...fresh }: NewMessageAttachment,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('attachments')
    .values({ ...fresh, uploadedAt: formatInstant(uploadedAt) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** A file of somebody's own that waits to be sent. */
export async function findNotSent(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
  conversationId: string,
  id: string,
): Promise<WaitingAttachment | undefined> {
  const { rows } = await sql<WaitingAttachment>`
    select id, kind, name, octet_length(content) as bytes, width, height, sha256(content) as content_hash from attachments
    where organization_id = ${organizationId} and id = ${id} and conversation_id = ${conversationId}
      and uploaded_by = ${employeeId} and message_id is null
  `.execute(tx);
  return rows[0];
}

/** Forgets what somebody added before a moment and never sent; gives how many of theirs still wait. */
export async function forgetNotSent(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
  before: Instant,
): Promise<number> {
  await sql`
    delete from attachments where organization_id = ${organizationId} and uploaded_by = ${employeeId}
      and message_id is null and uploaded_at < ${formatInstant(before)}
  `.execute(tx);
  const { rows } = await sql<{ readonly waiting: number }>`
    select count(*)::integer as waiting from attachments
    where organization_id = ${organizationId} and uploaded_by = ${employeeId} and message_id is null
  `.execute(tx);
  return rows[0]?.waiting ?? 0;
}

/** Forgets what anybody of the organization added a day ago and never sent. What else goes, and when, its wall decides (migration 0119). */
export async function forgetAllNotSent(tx: Transaction): Promise<void> {
  await tx.deleteFrom('attachments').execute();
}

/** @returns whether somebody had such a file that waited */
export async function deleteNotSent(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
  conversationId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('attachments')
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .where('conversationId', '=', conversationId)
    .where('uploadedBy', '=', employeeId)
    .where('messageId', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Gives files of somebody's own that wait to a message, in their order. From now on they are as old as it is, and go with it.
 *
 * @returns how many there were
 */
export async function attachTo(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
  message: { readonly conversationId: string; readonly messageId: string; readonly sentAt: Instant },
  ids: readonly string[],
): Promise<number> {
  const { conversationId, messageId, sentAt } = message;
  const { numAffectedRows = 0n } = await sql`
    update attachments a set message_id = ${messageId}, position = wish.position, uploaded_at = ${formatInstant(sentAt)}
    from unnest(${[...ids]}::uuid[]) with ordinality as wish (id, position)
    where a.organization_id = ${organizationId} and a.id = wish.id and a.conversation_id = ${conversationId}
      and a.uploaded_by = ${employeeId} and a.message_id is null
  `.execute(tx);
  return Number(numAffectedRows);
}

/** What a file holds: of a message that stands, or of somebody's own before it is sent. */
export async function findContent(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
  { conversationId, attachmentId }: { readonly conversationId: string; readonly attachmentId: string },
): Promise<
  | { readonly kind: AttachmentKind; readonly name: string; readonly content: Buffer; readonly preview: Buffer | null }
  | undefined
> {
  const { rows } = await sql<{ kind: AttachmentKind; name: string; content: Buffer; preview: Buffer | null }>`
    select a.kind, a.name, a.content, a.preview from attachments a
    left join said_messages m on m.organization_id = a.organization_id and m.conversation_id = a.conversation_id
      and m.id = a.message_id
    where a.organization_id = ${organizationId} and a.conversation_id = ${conversationId} and a.id = ${attachmentId}
      and case when a.message_id is null then a.uploaded_by = ${employeeId} else m.text is not null end
  `.execute(tx);
  return rows[0];
}
