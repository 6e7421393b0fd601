import { sql, type RawBuilder } from 'kysely';
import type { Role } from '../../domain/access/role.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import type { ConversationKind } from '../../domain/messaging/conversation.ts';
import type { SharedKind } from '../../domain/messaging/message.ts';
import type { Keyset } from '../kernel/cursor.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { ofNews, personAsJson, type PersonRow } from './people.repository.ts';

export interface OverviewRow {
  readonly id: string;
  readonly kind: ConversationKind;
  readonly name: string | null;
  readonly followsRule: boolean;
  readonly locationId: string | null;
  readonly locationName: string | null;
  readonly role: Role | null;
  readonly openedAt: Instant;
  readonly openedBy: string;
  /** Whoever opened it is in it. */
  readonly hasOpener: boolean;
  readonly people: number;
  /** How often it was renamed. */
  readonly renames: number;
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

const news = sql`select count(*)::integer ${ofNews}`;

/** Some by their ids, or a page of all: what somebody is not in is left out. */
type Which = { readonly ids: readonly string[] } | Pick<Keyset, 'after' | 'most'>;

/** The moment by which conversations are listed: of the last message, or else of the opening. */
const lastMoment = sql`coalesce(m.sent_at, c.opened_at)`;

function those(which: Which): RawBuilder<unknown> {
  if ('ids' in which) return sql`and p.conversation_id = any (${[...which.ids]}::uuid[])`;
  const { after } = which;
  return after === undefined ? sql`` : sql`and (${lastMoment}, c.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`;
}

/** What somebody is in, the latest first. */
export async function listOverview(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
  which: Which,
): Promise<readonly OverviewRow[]> {
  const { rows } = await sql<OverviewRow>`
    select c.id, c.kind, c.name, c.follows_rule, c.location_id, l.name as location_name, c.role, c.opened_at, c.opened_by,
      i.people, i.has_opener, (
        select count(*)::integer from conversation_changes x
        where x.organization_id = c.organization_id and x.conversation_id = c.id and x.kind = 'renamed'
      ) as renames,
      (${news}) as unread,
      (select count(*)::integer from said_messages a
        where a.organization_id = c.organization_id and a.conversation_id = c.id and a.asks_acknowledgement and a.text is not null
          and exists (
            select from asked_people q where q.organization_id = a.organization_id and q.message_id = a.id
              and q.employee_id = p.employee_id
          ) and not exists (
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
    cross join lateral (
      select count(*)::integer as people, coalesce(bool_or(q.employee_id = c.opened_by), false) as has_opener
      from conversation_people q where q.organization_id = c.organization_id and q.conversation_id = c.id
    ) i
    left join locations l on l.organization_id = c.organization_id and l.id = c.location_id
    left join said_messages m on m.organization_id = c.organization_id and m.conversation_id = c.id and m.number = c.last_number
    left join employees s on s.organization_id = m.organization_id and s.id = m.sender_id
    where p.organization_id = ${organizationId} and p.employee_id = ${employeeId}
      ${those(which)}
    order by ${lastMoment} desc, c.id desc limit ${'ids' in which ? which.ids.length : which.most}
  `.execute(tx);
  return rows;
}

/** In how many conversations something is news to somebody. */
export async function countUnread(tx: Transaction, { organizationId, employeeId }: EmployeeKey): Promise<number> {
  const { rows } = await sql<{ readonly unread: number }>`
    select count(*)::integer as unread from conversation_people p
    where p.organization_id = ${organizationId} and p.employee_id = ${employeeId} and (${news}) > 0
  `.execute(tx);
  return rows[0]?.unread ?? 0;
}
