import { sql, type NotNull } from 'kysely';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { NoticeKind } from '../../domain/notifications/notice.ts';
import type { NoticeFacts } from '../../words/notice-facts.ts';
import type { Keyset } from '../kernel/cursor.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { Transaction } from '../kernel/transaction.ts';

export interface NewNotice extends NoticeFacts {
  readonly id: string;
  readonly employeeId: string;
  readonly kind: NoticeKind;
  readonly link: string;
  readonly toldAt: Instant;
  readonly isListed: boolean;
  readonly awaitsDigest: boolean;
  /** What may be settled later; null, it is said for good. */
  readonly aboutId: string | null;
  /** In which conversation it was said: its reader reads it for as long as they are in that. */
  readonly conversationId: string | null;
}

/** Writes what people of one organization are told into their lists, in one statement. */
export async function insertNotices(
  tx: Transaction,
  organizationId: string,
  notices: readonly NewNotice[],
): Promise<void> {
  const rows = notices.map(
    ({ id, employeeId, kind, facts, otherwise, link, toldAt, isListed, awaitsDigest, aboutId, conversationId }) => ({
      id,
      kind,
      // Beside each other, so that who knows nothing of other languages says the line as before.
      facts: { ...facts, otherwise },
      link,
      employee_id: employeeId,
      told_at: formatInstant(toldAt),
      is_listed: isListed,
      awaits_digest: awaitsDigest,
      about_id: aboutId,
      conversation_id: conversationId,
    }),
  );
  await sql`
    insert into notices (organization_id, id, employee_id, kind, facts, link, told_at, is_listed, awaits_digest, about_id,
      conversation_id)
    select ${organizationId}, id, employee_id, kind, facts, link, told_at, is_listed, awaits_digest, about_id,
      conversation_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as said (id uuid, employee_id uuid, kind text, facts jsonb, link text,
      told_at timestamptz, is_listed boolean, awaits_digest boolean, about_id uuid, conversation_id uuid)
  `.execute(tx);
}

/** Some of somebody's list as far as they may read it still, newest first. @param after the last one of the page before */
export async function listNotices(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
  { after, most }: Pick<Keyset, 'after' | 'most'>,
) {
  const rows = await tx
    .selectFrom('readableNotices')
    .select(['id', 'kind', 'facts', 'link', 'toldAt', 'readAt'])
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId)
    .where('isListed', '=', true)
    .$if(after !== undefined, (rest) =>
      rest.where(sql<boolean>`(told_at, id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`),
    )
    .orderBy('toldAt', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    // Of a view PostgreSQL does not tell that they are never null.
    .$narrowType<{ id: NotNull; kind: NotNull; link: NotNull; toldAt: NotNull }>()
    .execute();
  return rows.map(known);
}

export async function countUnread(tx: Transaction, { organizationId, employeeId }: EmployeeKey): Promise<number> {
  const row = await tx
    .selectFrom('readableNotices')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId)
    .where('isListed', '=', true)
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** @returns whether somebody has such a notice; whether it was read before makes no difference */
export async function markRead(tx: Transaction, reader: EmployeeKey, id: string, at: Instant): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('notices')
    .set({ readAt: sql<string>`coalesce(read_at, ${notBefore(at)})` })
    .where('organizationId', '=', reader.organizationId)
    .where('employeeId', '=', reader.employeeId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes that everything in the list until a moment was read: what nobody could see there waits for the letter of the day. */
export async function markReadUntil(tx: Transaction, reader: EmployeeKey, until: Instant, at: Instant): Promise<void> {
  await tx
    .updateTable('notices')
    .set({ readAt: notBefore(at) })
    .where('organizationId', '=', reader.organizationId)
    .where('employeeId', '=', reader.employeeId)
    .where('isListed', '=', true)
    .where(sql<boolean>`told_at <= ${formatInstant(until)}`)
    .where('readAt', 'is', null)
    .execute();
}

/** Notes that what something was asked for is settled, so that nobody, or not this one, has it unread. @returns who had */
export async function markReadAbout(
  tx: Transaction,
  whose: { readonly organizationId: string; readonly aboutId: string; readonly employeeId: string | undefined },
  at: Instant,
): Promise<readonly string[]> {
  const { organizationId, aboutId, employeeId } = whose;
  const rows = await tx
    .updateTable('notices')
    .set({ readAt: notBefore(at) })
    .where('organizationId', '=', organizationId)
    .where('aboutId', '=', aboutId)
    .$if(employeeId !== undefined, (about) => about.where('employeeId', '=', employeeId ?? ''))
    .where('readAt', 'is', null)
    .returning('employeeId')
    .execute();
  return [...new Set(rows.map((row) => row.employeeId))];
}

/** Takes what was said about something from every list. @returns who had it there */
export async function deleteAbout(
  tx: Transaction,
  organizationId: string,
  aboutId: string,
): Promise<readonly string[]> {
  const rows = await tx
    .deleteFrom('notices')
    .where('organizationId', '=', organizationId)
    .where('aboutId', '=', aboutId)
    .returning('employeeId')
    .execute();
  return [...new Set(rows.map((row) => row.employeeId))];
}

/** Sets a fact of what was said about something, for every language, also where its reader may not read it now: they may again. @returns whose it is */
export async function correctFactAbout(
  tx: Transaction,
  { organizationId, aboutId }: { readonly organizationId: string; readonly aboutId: string },
  { name, value }: { readonly name: string; readonly value: string },
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly employeeId: string }>`
    update notices set facts = facts || jsonb_build_object(${name}::text, ${value}::text, 'otherwise', (
      select coalesce(jsonb_object_agg(o.key, o.value - ${name}::text), '{}') from jsonb_each(facts -> 'otherwise') o
    ))
    where organization_id = ${organizationId} and about_id = ${aboutId}
    returning employee_id
  `.execute(tx);
  return [...new Set(rows.map(({ employeeId }) => employeeId))];
}

/** Lets nobody else tell people of an organization of one kind until this transaction ends: whoever waited sees who was told. */
export async function holdTelling(tx: Transaction, organizationId: string, kind: NoticeKind): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tell ${kind} ${organizationId}`}, 0))`.execute(tx);
}

/** Which of some people were told of one kind since a moment. */
export async function listToldSince(
  tx: Transaction,
  whose: {
    readonly organizationId: string;
    readonly employeeIds: readonly string[];
    readonly kind: NoticeKind;
    readonly since: Instant;
  },
): Promise<readonly string[]> {
  const { organizationId, employeeIds, kind, since } = whose;
  if (employeeIds.length === 0) return [];
  const rows = await tx
    .selectFrom('notices')
    .select('employeeId')
    .distinct()
    .where('organizationId', '=', organizationId)
    .where('employeeId', 'in', employeeIds)
    .where('kind', '=', kind)
    .where(sql<boolean>`told_at > ${formatInstant(since)}`)
    .execute();
  return rows.map(({ employeeId }) => employeeId);
}

/**
 * What waits for somebody's letter of the day, was not read meanwhile and may be read by them still, oldest first; from now on none of it
 * waits.
 */
export async function takeForDigest(tx: Transaction, { organizationId, employeeId }: EmployeeKey) {
  const { rows } = await sql<Row & { readonly readAt: Instant | null; readonly conversationId: string | null }>`
    with taken as (
      update notices set awaits_digest = false
      where organization_id = ${organizationId} and employee_id = ${employeeId} and awaits_digest
      returning id, kind, facts, link, told_at, read_at, conversation_id
    )
    select t.* from taken t where exists (
      select from readable_notices n where n.organization_id = ${organizationId} and n.id = t.id
    )
  `.execute(tx);
  return rows
    .filter(({ readAt }) => readAt === null)
    .toSorted((a, b) => a.toldAt - b.toldAt)
    .map(known);
}

/** How many one telling forgets for each whom it tells: more than it adds, so that their lists stay short. */
const mostForgotten = 20;

/** Forgets some of what people were told before a moment. */
export async function forgetNotices(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
  toldBefore: Instant,
): Promise<void> {
  await sql`delete from notices where organization_id = ${organizationId} and id in (
    select id from notices
    where organization_id = ${organizationId} and employee_id = any (${[...employeeIds]}::uuid[])
      and told_at < ${formatInstant(toldBefore)} and not awaits_digest
    order by told_at limit ${mostForgotten * employeeIds.length}::integer for update skip locked
  )`.execute(tx);
}

/** The clocks of two servers differ: nothing is read before it was told. */
const notBefore = (at: Instant) => sql<string>`greatest(told_at, ${formatInstant(at)}::timestamptz)`;

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly facts: unknown;
  readonly link: string;
  readonly toldAt: Instant;
  readonly readAt: Instant | null;
}

/** As `insertNotices` wrote it: nobody else does. */
const known = <One extends Row>(row: One) => {
  // Of what was told before other languages were kept, there are none.
  const { otherwise = {}, ...facts } = row.facts as { readonly otherwise?: NoticeFacts['otherwise'] };
  return { ...row, kind: row.kind as NoticeKind, facts: facts as NoticeFacts['facts'], otherwise };
};
