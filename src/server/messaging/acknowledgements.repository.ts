import { sql, type RawBuilder } from 'kysely';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { person, type PersonRow } from './people.repository.ts';

/** Whom a message asks, with when each acknowledged it: who is in its conversation now, and was when it was sent. */
export const asked = (message: RawBuilder<unknown>) => sql`
  select p.employee_id, k.acknowledged_at from conversation_people p
  left join acknowledgements k on k.organization_id = p.organization_id and k.message_id = ${message}.id
    and k.employee_id = p.employee_id
  where p.organization_id = ${message}.organization_id and p.conversation_id = ${message}.conversation_id
    and p.employee_id <> ${message}.sender_id and p.since <= ${message}.sent_at
`;

interface OfMessage {
  readonly organizationId: string;
  readonly conversationId: string;
  readonly messageId: string;
}

export interface AskedRow extends PersonRow {
  readonly acknowledgedAt: Instant | null;
}

/** Whom a message asks, by name. */
export async function listAsked(
  tx: Transaction,
  { organizationId, conversationId, messageId }: OfMessage,
): Promise<readonly AskedRow[]> {
  const { rows } = await sql<AskedRow>`
    select ${person}, q.acknowledged_at
    from messages m
    cross join lateral (${asked(sql`m`)}) q
    join employees e on e.organization_id = m.organization_id and e.id = q.employee_id
    where m.organization_id = ${organizationId} and m.conversation_id = ${conversationId} and m.id = ${messageId}
    order by e.first_name, e.last_name, e.id
  `.execute(tx);
  return rows;
}

export interface AcknowledgedRow {
  readonly messageId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly acknowledgedAt: Instant;
}

/** Who acknowledged what in a conversation, in the order that they did; also those who are in it no longer. */
export async function listAcknowledged(
  tx: Transaction,
  organizationId: string,
  conversationId: string,
): Promise<readonly AcknowledgedRow[]> {
  const { rows } = await sql<AcknowledgedRow>`
    select k.message_id, e.first_name, e.last_name, k.acknowledged_at from acknowledgements k
    join employees e on e.organization_id = k.organization_id and e.id = k.employee_id
    where k.organization_id = ${organizationId} and k.conversation_id = ${conversationId}
    order by k.acknowledged_at, e.id
  `.execute(tx);
  return rows;
}

/** @returns whether it is new: what somebody acknowledged stays as it was */
export async function insertAcknowledgement(
  tx: Transaction,
  fresh: OfMessage & { readonly employeeId: string; readonly at: Instant },
): Promise<boolean> {
  const { at, ...row } = fresh;
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('acknowledgements')
    .values({ ...row, acknowledgedAt: formatInstant(at) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export interface NewReminder extends OfMessage {
  readonly id: string;
  /** Null: by the clock. */
  readonly askedBy: string | null;
  readonly people: number;
  readonly at: Instant;
}

/** @returns whether it is new: a job that runs twice finds what it did the first time */
export async function insertReminder(tx: Transaction, { at, ...row }: NewReminder): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('acknowledgementReminders')
    .values({ ...row, remindedAt: formatInstant(at) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** When those whom a message asks were last told of it. */
export async function findLastTelling(
  tx: Transaction,
  { organizationId, messageId }: Pick<OfMessage, 'organizationId' | 'messageId'>,
): Promise<Instant | undefined> {
  const row = await tx
    .selectFrom('acknowledgementReminders')
    .select('remindedAt')
    .where('organizationId', '=', organizationId)
    .where('messageId', '=', messageId)
    .orderBy('remindedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.remindedAt;
}
