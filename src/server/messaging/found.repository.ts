import { sql, type RawBuilder } from 'kysely';
import type { Instant } from '../../domain/kernel/time.ts';
import type { SharedKind } from '../../domain/messaging/message.ts';
import type { Keyset } from '../kernel/cursor.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** How what somebody is in is called, as far as it has names of its own. */
export async function listTitles(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
): Promise<readonly { readonly id: string; readonly title: string }[]> {
  const { rows } = await sql<{ readonly id: string; readonly title: string }>`
    select c.id, concat_ws(' ', c.name, l.name) as title
    from conversation_people p
    join conversations c on c.organization_id = p.organization_id and c.id = p.conversation_id
    left join locations l on l.organization_id = c.organization_id and l.id = c.location_id
    where p.organization_id = ${organizationId} and p.employee_id = ${employeeId} and c.kind <> 'direct'
  `.execute(tx);
  return rows;
}

/** What is looked for. */
export interface Sought {
  /** What each must have in its names, each once: in its own, as told by `titled`, or in one of the others’ who are in it. */
  readonly names: readonly string[];
  /** Which conversations have which of these in their own name. */
  readonly titled: readonly { readonly id: string; readonly word: string }[];
  /** With what words of one message begin; none, where the search has neither letter nor digit. */
  readonly words: readonly string[];
}

export interface FoundRow {
  readonly id: string;
  /** Of the latest message that has all the words; null, where the names have them. */
  readonly number: number | null;
  /** When that was sent; by names, when the last message was, or the conversation opened. */
  readonly foundAt: Instant;
}

/**
 * Before this come all words that begin with one: no word has this sign, and none comes after it. Worked out here and not in the
 * question, where putting texts together would keep the index from being used below row-level security.
 */
const endOf = (begun: string): string => `${begun}\u{10ffff}`;

/** Of each conversation that the wall lets through, the latest message that has all the words. */
function latestSaying(organizationId: string, words: readonly string[]): RawBuilder<unknown> {
  const [begun = '', ...further] = words;
  // Whoever types begins with a letter or two, which half of all messages have: those need not be laid beside each other.
  if (words.length > 0 && further.length === 0) {
    return sql`
      select conversation_id as id, max(number) as number from message_words
      where organization_id = ${organizationId} and word >= ${begun} and word < ${endOf(begun)}
      group by conversation_id
    `;
  }
  return sql`
    select h.conversation_id as id, max(h.number) as number from (
      select g.conversation_id, g.number from (
        select distinct w.conversation_id, w.number, s.nth
        from unnest(${[...words]}::text[], ${words.map(endOf)}::text[]) with ordinality as s (begun, past, nth)
        join message_words w on w.organization_id = ${organizationId} and w.word >= s.begun and w.word < s.past
      ) g
      group by g.conversation_id, g.number having count(*) = ${words.length}
    ) h
    group by h.conversation_id
  `;
}

/** What somebody is in and is found by all that is looked for, the latest first. */
export async function listFound(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
  { names, titled, words }: Sought,
  { after, most }: Pick<Keyset, 'after' | 'most'>,
): Promise<readonly FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    with own as materialized (
      select c.id, c.last_number, c.opened_at
      from conversation_people p
      join conversations c on c.organization_id = p.organization_id and c.id = p.conversation_id
      where p.organization_id = ${organizationId} and p.employee_id = ${employeeId}
    ), named as (
      select n.id from (
        select t.id, t.word
        from unnest(${titled.map(({ id }) => id)}::uuid[], ${titled.map(({ word }) => word)}::text[]) as t (id, word)
        union
        select q.conversation_id, s.word
        from unnest(${[...names]}::text[]) as s (word)
        join employees e on e.organization_id = ${organizationId} and e.id <> ${employeeId} and strpos(e.searched, s.word) > 0
        join conversation_people q on q.organization_id = e.organization_id and q.employee_id = e.id
        union
        select d.id, s.word
        from unnest(${[...names]}::text[]) as s (word)
        join conversations d on d.organization_id = ${organizationId} and d.kind = 'direct' and ${employeeId} in (d.one_id, d.other_id)
        join employees e on e.organization_id = d.organization_id
          and e.id = case d.one_id when ${employeeId} then d.other_id else d.one_id end and strpos(e.searched, s.word) > 0
      ) n
      group by n.id having count(*) = ${names.length}
    ), said as (
      ${latestSaying(organizationId, words)}
    ), found as (
      select o.id, case when n.id is null then s.number end as number, o.last_number, o.opened_at
      from own o
      left join named n on n.id = o.id
      left join said s on s.id = o.id
      where n.id is not null or s.id is not null
    ), placed as (
      select f.id, f.number, coalesce(m.sent_at, f.opened_at) as found_at
      from found f
      left join messages m on m.organization_id = ${organizationId} and m.conversation_id = f.id
        and m.number = coalesce(f.number, f.last_number)
    )
    select id, number, found_at from placed
    where ${after === undefined ? sql`true` : sql`(found_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`}
    order by found_at desc, id desc limit ${most}
  `.execute(tx);
  return rows;
}

/** A message as a line of the list tells it. */
export interface HeadingRow {
  /** Of the conversation. */
  readonly id: string;
  readonly number: number;
  readonly senderId: string;
  readonly sender: string;
  readonly text: string | null;
  readonly isForgotten: boolean;
  readonly about: SharedKind | null;
  readonly sentAt: Instant;
}

/** Messages by their places, as they read now. */
export async function listHeadings(
  tx: Transaction,
  organizationId: string,
  places: readonly { readonly id: string; readonly number: number }[],
): Promise<readonly HeadingRow[]> {
  const { rows } = await sql<HeadingRow>`
    select s.id, m.number, m.sender_id, e.first_name as sender, m.text, m.is_forgotten, m.about_kind as about, m.sent_at
    from unnest(${places.map(({ id }) => id)}::uuid[], ${places.map(({ number }) => number)}::integer[]) as s (id, number)
    join said_messages m on m.organization_id = ${organizationId} and m.conversation_id = s.id and m.number = s.number
    join employees e on e.organization_id = m.organization_id and e.id = m.sender_id
  `.execute(tx);
  return rows;
}
