import { sql } from 'kysely';
import type { AttachmentKind } from '../../domain/attachments/attachment.ts';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { NewAttachment, WaitingAttachment } from '../attachments/read.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** @returns whether its id was free */
export async function insertAttachment(tx: Transaction, { uploadedAt, ...fresh }: NewAttachment): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('timeOffAttachments')
    .values({ ...fresh, uploadedAt: formatInstant(uploadedAt) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** A file of somebody's own that waits for its request. */
export async function findNotSent(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
  id: string,
): Promise<WaitingAttachment | undefined> {
  const { rows } = await sql<WaitingAttachment>`
    select id, kind, name, octet_length(content) as bytes, width, height, sha256(content) as content_hash from time_off_attachments
    where organization_id = ${organizationId} and id = ${id} and uploaded_by = ${employeeId} and request_id is null
  `.execute(tx);
  return rows[0];
}

/** Forgets what anybody of an organization added before a moment and never sent. */
export async function forgetAllNotSent(tx: Transaction, organizationId: string, before: Instant): Promise<void> {
  await sql`
    delete from time_off_attachments
    where organization_id = ${organizationId} and request_id is null and uploaded_at < ${formatInstant(before)}
  `.execute(tx);
}

/** Forgets what somebody added before a moment and never sent; gives how many of theirs still wait. */
export async function forgetNotSent(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
  before: Instant,
): Promise<number> {
  await sql`
    delete from time_off_attachments where organization_id = ${organizationId} and uploaded_by = ${employeeId}
      and request_id is null and uploaded_at < ${formatInstant(before)}
  `.execute(tx);
  const { rows } = await sql<{ readonly waiting: number }>`
    select count(*)::integer as waiting from time_off_attachments
    where organization_id = ${organizationId} and uploaded_by = ${employeeId} and request_id is null
  `.execute(tx);
  return rows[0]?.waiting ?? 0;
}

/** @returns whether somebody had such a file that waited */
export async function deleteNotSent(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('timeOffAttachments')
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .where('uploadedBy', '=', employeeId)
    .where('requestId', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Gives a file of somebody's own that waits to their request. @returns whether there was one */
export async function attachTo(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
  requestId: string,
  id: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('timeOffAttachments')
    .set({ requestId })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .where('uploadedBy', '=', employeeId)
    .where('requestId', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What the file of a request holds, and whose request it is. */
export async function findContent(tx: Transaction, organizationId: string, requestId: string) {
  const { rows } = await sql<{
    readonly employeeId: string;
    readonly kind: AttachmentKind;
    readonly name: string;
    readonly content: Buffer;
    readonly preview: Buffer | null;
  }>`
    select q.employee_id, a.kind, a.name, a.content, a.preview from time_off_attachments a
    join time_off_requests q on q.organization_id = a.organization_id and q.id = a.request_id
    where a.organization_id = ${organizationId} and a.request_id = ${requestId}
  `.execute(tx);
  return rows[0];
}
