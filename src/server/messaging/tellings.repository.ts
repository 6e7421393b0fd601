import { sql } from 'kysely';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { Transaction } from '../kernel/transaction.ts';

export interface HearerRow {
  readonly employeeId: string;
  readonly readUpTo: number;
  readonly toldUpTo: number;
}

/** Who else is in a conversation and was when a message was sent: what they have read, and of what they were told. */
export async function listHearers(
  tx: Transaction,
  organizationId: string,
  conversationId: string,
  { senderId, sentAt }: { readonly senderId: string; readonly sentAt: Instant },
): Promise<readonly HearerRow[]> {
  const { rows } = await sql<HearerRow>`
    select p.employee_id, coalesce(r.up_to, 0) as read_up_to, coalesce(t.up_to, 0) as told_up_to
    from conversation_people p
    left join conversation_reads r on r.organization_id = p.organization_id
      and r.conversation_id = p.conversation_id and r.employee_id = p.employee_id
    left join message_tellings t on t.organization_id = p.organization_id
      and t.conversation_id = p.conversation_id and t.employee_id = p.employee_id
    where p.organization_id = ${organizationId} and p.conversation_id = ${conversationId}
      and p.employee_id <> ${senderId} and p.since <= ${formatInstant(sentAt)}
  `.execute(tx);
  return rows;
}

/** Notes of which message people were told. */
export async function raiseTold(
  tx: Transaction,
  of: {
    readonly organizationId: string;
    readonly conversationId: string;
    readonly employeeIds: readonly string[];
  },
  upTo: number,
  at: Instant,
): Promise<void> {
  await sql`
    insert into message_tellings as t (organization_id, conversation_id, employee_id, up_to, told_at)
    select ${of.organizationId}, ${of.conversationId}, told, ${upTo}, ${formatInstant(at)}
    from unnest(${[...of.employeeIds]}::uuid[]) as told
    on conflict (organization_id, conversation_id, employee_id) do update
      set up_to = greatest(t.up_to, excluded.up_to), told_at = excluded.told_at
  `.execute(tx);
}
