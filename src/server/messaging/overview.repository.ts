import { sql } from 'kysely';
import type { Role } from '../../domain/access/role.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import type { ConversationKind } from '../../domain/messaging/conversation.ts';
import type { SharedKind } from '../../domain/messaging/message.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { personAsJson, type PersonRow } from './people.repository.ts';

export interface OverviewRow {
  readonly id: string;
  readonly kind: ConversationKind;
  readonly name: string | null;
  readonly followsRule: boolean;
  readonly locationId: string | null;
  readonly locationName: string | null;
  readonly role: Role | null;
  readonly openedAt: Instant;
  readonly people: number;
  readonly unread: number;
  readonly toAcknowledge: number;
  readonly other: (PersonRow & { readonly isActive: boolean }) | null;
  readonly lastNumber: number;
  readonly lastSenderId: string | null;
  readonly lastSender: string | null;
  readonly lastText: string | null;
  readonly lastForgotten: boolean | null;
  readonly lastAbout: SharedKind | null;
  readonly lastSentAt: Instant | null;
}

interface Reader {
  readonly organizationId: string;
  readonly employeeId: string;
}

/** Messages of others that are later than what was read, and than one's own coming. Of `conversation_people p`. */
const news = sql`
  select count(*)::integer from said_messages m
  where m.organization_id = p.organization_id and m.conversation_id = p.conversation_id
    and m.number > coalesce((
      select r.up_to from conversation_reads r where r.organization_id = p.organization_id
        and r.conversation_id = p.conversation_id and r.employee_id = p.employee_id
    ), 0)
    and m.sender_id <> p.employee_id and m.sent_at >= p.since and m.text is not null
`;

/**
 * What somebody is in, the latest first.
 *
 * @param which one conversation, or those of whose messages any has all of some words; without it, all
 */
export async function listOverview(
  tx: Transaction,
  { organizationId, employeeId }: Reader,
  which: { readonly id?: string } = {},
): Promise<readonly OverviewRow[]> {
  const { rows } = await sql<OverviewRow>`
    select c.id, c.kind, c.name, c.follows_rule, c.location_id, l.name as location_name, c.role, c.opened_at,
      (select count(*)::integer from conversation_people q
        where q.organization_id = c.organization_id and q.conversation_id = c.id) as people,
      (${news}) as unread,
      (select count(*)::integer from said_messages a
        where a.organization_id = c.organization_id and a.conversation_id = c.id and a.asks_acknowledgement and a.text is not null
          and a.sender_id <> p.employee_id and a.sent_at >= p.since and not exists (
            select from acknowledgements k where k.organization_id = a.organization_id and k.message_id = a.id
              and k.employee_id = p.employee_id
          )) as to_acknowledge,
      (select jsonb_build_object('isActive', e.status = 'active') || ${personAsJson}::jsonb from employees e
        where e.organization_id = c.organization_id
          and e.id = case c.one_id when ${employeeId} then c.other_id else c.one_id end) as other,
      c.last_number, m.sender_id as last_sender_id, s.first_name as last_sender, m.text as last_text, m.is_forgotten as last_forgotten,
      m.about_kind as last_about, m.sent_at as last_sent_at
    from conversation_people p
    join conversations c on c.organization_id = p.organization_id and c.id = p.conversation_id
    left join locations l on l.organization_id = c.organization_id and l.id = c.location_id
    left join said_messages m on m.organization_id = c.organization_id and m.conversation_id = c.id and m.number = c.last_number
    left join employees s on s.organization_id = m.organization_id and s.id = m.sender_id
    where p.organization_id = ${organizationId} and p.employee_id = ${employeeId}
      ${which.id === undefined ? sql`` : sql`and p.conversation_id = ${which.id}`}
    order by coalesce(m.sent_at, c.opened_at) desc, c.id desc limit 200
  `.execute(tx);
  return rows;
}

/** The conversations that have a message, as it reads now, with every one of these words. */
export async function listSaying(
  tx: Transaction,
  { organizationId, employeeId }: Reader,
  words: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly conversationId: string }>`
    select distinct m.conversation_id from conversation_people p
    join said_messages m on m.organization_id = p.organization_id and m.conversation_id = p.conversation_id
    where p.organization_id = ${organizationId} and p.employee_id = ${employeeId}
      and not exists (select from unnest(${[...words]}::text[]) as word where strpos(m.searched, word) = 0)
      and m.text is not null
  `.execute(tx);
  return rows.map(({ conversationId }) => conversationId);
}

/** Who is in a conversation beside somebody, as it is searched: by their names. */
export async function listNames(
  tx: Transaction,
  { organizationId, employeeId }: Reader,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ readonly conversationId: string; readonly names: string }>`
    select q.conversation_id, string_agg(e.first_name || ' ' || e.last_name, ' ') as names
    from conversation_people p
    join conversation_people q on q.organization_id = p.organization_id and q.conversation_id = p.conversation_id
    join employees e on e.organization_id = q.organization_id and e.id = q.employee_id
    where p.organization_id = ${organizationId} and p.employee_id = ${employeeId} and q.employee_id <> ${employeeId}
    group by q.conversation_id
  `.execute(tx);
  return new Map(rows.map(({ conversationId, names }) => [conversationId, names]));
}

/** In how many conversations something is news to somebody. */
export async function countUnread(tx: Transaction, { organizationId, employeeId }: Reader): Promise<number> {
  const { rows } = await sql<{ readonly unread: number }>`
    select count(*)::integer as unread from conversation_people p
    where p.organization_id = ${organizationId} and p.employee_id = ${employeeId} and (${news}) > 0
  `.execute(tx);
  return rows[0]?.unread ?? 0;
}
