import { sql } from 'kysely';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { Heard } from '../../domain/messaging/telling.ts';
import type { Transaction } from '../kernel/transaction.ts';

export interface HearerRow extends Heard {
  readonly employeeId: string;
}

const heard = sql`coalesce(r.up_to, 0) as read_up_to, coalesce(t.up_to, 0) as told_up_to, coalesce(t.rang_up_to, 0) as rang_up_to`;

/** What people have read, and of what they were told; of `conversation_people p`. */
const hearing = sql`
  left join conversation_reads r on r.organization_id = p.organization_id
    and r.conversation_id = p.conversation_id and r.employee_id = p.employee_id
  left join message_tellings t on t.organization_id = p.organization_id
    and t.conversation_id = p.conversation_id and t.employee_id = p.employee_id
`;

/** Who else is in a conversation and was when a message was sent: what they have read, and of what they were told. */
export async function listHearers(
  tx: Transaction,
  organizationId: string,
  conversationId: string,
  { senderId, sentAt }: { readonly senderId: string; readonly sentAt: Instant },
): Promise<readonly HearerRow[]> {
  const { rows } = await sql<HearerRow>`
    select p.employee_id, ${heard}
    from conversation_people p ${hearing}
    where p.organization_id = ${organizationId} and p.conversation_id = ${conversationId}
      and p.employee_id <> ${senderId} and p.since <= ${formatInstant(sentAt)}
  `.execute(tx);
  return rows;
}

export interface UnheardRow extends Heard {
  readonly messageId: string;
  readonly number: number;
}

/** The urgent messages before one that stand and neither rang for somebody who hears them nor were read by them, in their order. */
export async function listUrgentUntold(
  tx: Transaction,
  { organizationId, conversationId }: Pick<OfHearer, 'organizationId' | 'conversationId'>,
  before: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly id: string }>`
    select m.id from said_messages m
    where m.organization_id = ${organizationId} and m.conversation_id = ${conversationId} and m.number < ${before}
      and m.is_urgent and m.text is not null and not m.asks_acknowledgement
      and exists (
        select from conversation_people p ${hearing}
        where p.organization_id = m.organization_id and p.conversation_id = m.conversation_id
          and p.employee_id <> m.sender_id and p.since <= m.sent_at
          and m.number > greatest(coalesce(r.up_to, 0), coalesce(t.rang_up_to, 0))
      )
    order by m.number
  `.execute(tx);
  return rows.map(({ id }) => id);
}

/** The latest message that stands and is unread by somebody who hears it; what asks to be acknowledged is told by that. */
export async function findUnheard(
  tx: Transaction,
  { organizationId, conversationId, employeeId }: OfHearer,
): Promise<UnheardRow | undefined> {
  const { rows } = await sql<UnheardRow>`
    select m.id as message_id, m.number, ${heard}
    from conversation_people p ${hearing}
    join said_messages m on m.organization_id = p.organization_id and m.conversation_id = p.conversation_id
      and m.number > coalesce(r.up_to, 0) and m.sender_id <> p.employee_id and m.sent_at >= p.since
      and m.text is not null and not m.asks_acknowledgement
    where p.organization_id = ${organizationId} and p.conversation_id = ${conversationId} and p.employee_id = ${employeeId}
    order by m.number desc limit 1
  `.execute(tx);
  return rows[0];
}

interface OfHearer {
  readonly organizationId: string;
  readonly conversationId: string;
  readonly employeeId: string;
}

/** Notes of which message people were told, and whether it rang. */
export async function raiseTold(
  tx: Transaction,
  of: {
    readonly organizationId: string;
    readonly conversationId: string;
    readonly employeeIds: readonly string[];
    readonly hasRung: boolean;
  },
  upTo: number,
  at: Instant,
): Promise<void> {
  await sql`
    insert into message_tellings as t (organization_id, conversation_id, employee_id, up_to, rang_up_to, told_at)
    select ${of.organizationId}, ${of.conversationId}, told, ${upTo}, ${of.hasRung ? upTo : 0}, ${formatInstant(at)}
    from unnest(${[...of.employeeIds]}::uuid[]) as told
    on conflict (organization_id, conversation_id, employee_id) do update
      set up_to = greatest(t.up_to, excluded.up_to), rang_up_to = greatest(t.rang_up_to, excluded.rang_up_to),
        told_at = excluded.told_at
  `.execute(tx);
}
