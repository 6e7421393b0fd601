import { sql, type RawBuilder } from 'kysely';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { person, type PersonRow } from './people.repository.ts';

/** Whom a message asks, with when each acknowledged it: whom it asked when it was sent, and who is in its conversation still. */
export const asked = (message: RawBuilder<unknown>) => sql`
  select p.employee_id, k.acknowledged_at from asked_people p
  join conversation_people i on i.organization_id = p.organization_id and i.conversation_id = p.conversation_id
    and i.employee_id = p.employee_id
  left join acknowledgements k on k.organization_id = p.organization_id and k.message_id = p.message_id
    and k.employee_id = p.employee_id
  where p.organization_id = ${message}.organization_id and p.message_id = ${message}.id
`;

/** Keeps whom a message asks: whoever else is in its conversation as it is sent. */
export async function insertAsked(
  tx: Transaction,
  { organizationId, conversationId, messageId }: OfMessage,
  senderId: string,
): Promise<void> {
  await sql`
    insert into asked_people (organization_id, conversation_id, message_id, employee_id)
    select organization_id, conversation_id, ${messageId}, employee_id from conversation_people
    where organization_id = ${organizationId} and conversation_id = ${conversationId} and employee_id <> ${senderId}
  `.execute(tx);
}

/** Notes with which telling it rings later with some of whom a message asks; null, with none. */
export async function updateRinging(
  tx: Transaction,
  { organizationId, messageId }: OfMessage,
  employeeIds: readonly string[],
  reminderId: string | null,
): Promise<void> {
  await sql`
    update asked_people set rings_for = ${reminderId}
    where organization_id = ${organizationId} and message_id = ${messageId} and employee_id = any (${[...employeeIds]}::uuid[])
  `.execute(tx);
}

/** With which telling it rings later with somebody whom a message asks, and who has not acknowledged it. */
export async function findRinging(
  tx: Transaction,
  { organizationId, conversationId, messageId }: OfMessage,
  employeeId: string,
): Promise<string | null> {
  const { rows } = await sql<{ readonly ringsFor: string | null }>`
    select a.rings_for from messages m
    join asked_people a on a.organization_id = m.organization_id and a.message_id = m.id and a.employee_id = ${employeeId}
    cross join lateral (${asked(sql`m`)}) q
    where m.organization_id = ${organizationId} and m.conversation_id = ${conversationId} and m.id = ${messageId}
      and q.employee_id = ${employeeId} and q.acknowledged_at is null
  `.execute(tx);
  return rows[0]?.ringsFor ?? null;
}

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

/** Whether anybody has acknowledged a message, in its conversation still or not. */
export async function isAcknowledged(
  tx: Transaction,
  { organizationId, messageId }: Pick<OfMessage, 'organizationId' | 'messageId'>,
): Promise<boolean> {
  const row = await tx
    .selectFrom('acknowledgements')
    .select('employeeId')
    .where('organizationId', '=', organizationId)
    .where('messageId', '=', messageId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
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

/** One that was pressed for stands already when it is told. */
export async function insertReminder(tx: Transaction, { at, ...row }: NewReminder): Promise<void> {
  await tx
    .insertInto('acknowledgementReminders')
    .values({ ...row, remindedAt: formatInstant(at) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Notes that a reminder is told. @returns whether it is new: a job that runs twice finds what it did the first time */
export async function insertTold(
  tx: Transaction,
  { organizationId, reminderId, at }: { organizationId: string; reminderId: string; at: Instant },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('toldReminders')
    .values({ organizationId, reminderId, toldAt: formatInstant(at) })
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
