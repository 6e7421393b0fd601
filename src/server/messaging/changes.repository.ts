import { sql } from 'kysely';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import { mostNamed, type ConversationChange } from '../../domain/messaging/conversation.ts';
import type { Transaction } from '../kernel/transaction.ts';

export interface NewConversationChange {
  readonly organizationId: string;
  readonly conversationId: string;
  readonly kind: ConversationChange;
  readonly changedBy: string;
  readonly people: readonly string[];
  readonly name: string | null;
  readonly changedAt: Instant;
}

/** Appends what became of a conversation that is held, behind its last message. */
export async function appendConversationChange(tx: Transaction, fresh: NewConversationChange): Promise<void> {
  const { organizationId, conversationId, kind, changedBy, people, name, changedAt } = fresh;
  const { rows } = await sql<{ readonly sequence: number }>`
    insert into conversation_changes (organization_id, conversation_id, sequence, kind, changed_by, name, after_number, changed_at)
    select c.organization_id, c.id, coalesce((
        select max(b.sequence) from conversation_changes b
        where b.organization_id = c.organization_id and b.conversation_id = c.id
      ), 0) + 1, ${kind}, ${changedBy}, ${name}, c.last_number, ${formatInstant(changedAt)}
    from conversations c where c.organization_id = ${organizationId} and c.id = ${conversationId}
    returning sequence
  `.execute(tx);
  const sequence = rows[0]?.sequence;
  if (sequence === undefined) throw new Error('a conversation vanished while it was held');
  if (people.length === 0) return;
  await tx
    .insertInto('conversationChangePeople')
    .values(people.map((employeeId) => ({ organizationId, conversationId, sequence, employeeId })))
    .execute();
}

export interface ConversationChangeRow {
  readonly sequence: number;
  readonly kind: ConversationChange;
  readonly by: string;
  /** Some of them. */
  readonly people: string[];
  readonly count: number;
  readonly name: string | null;
  readonly after: number;
  readonly changedAt: Instant;
}

/** The last of what became of a conversation behind the messages from one number to before another, in the order that it did. */
export async function listConversationChanges(
  tx: Transaction,
  organizationId: string,
  conversationId: string,
  { from, before, most }: { readonly from: number; readonly before: number | undefined; readonly most: number },
): Promise<readonly ConversationChangeRow[]> {
  const { rows } = await sql<ConversationChangeRow>`
    select x.sequence, x.kind, b.first_name || ' ' || b.last_name as by, x.name, x.after_number as after, x.changed_at, array(
      select e.first_name || ' ' || e.last_name from conversation_change_people p
      join employees e on e.organization_id = p.organization_id and e.id = p.employee_id
      where p.organization_id = x.organization_id and p.conversation_id = x.conversation_id and p.sequence = x.sequence
      order by e.first_name, e.last_name, e.id limit ${mostNamed}
    ) as people, (
      select count(*)::integer from conversation_change_people p
      where p.organization_id = x.organization_id and p.conversation_id = x.conversation_id and p.sequence = x.sequence
    ) as count
    from conversation_changes x
    join employees b on b.organization_id = x.organization_id and b.id = x.changed_by
    where x.organization_id = ${organizationId} and x.conversation_id = ${conversationId} and x.after_number >= ${from}
      ${before === undefined ? sql`` : sql`and x.after_number < ${before}`}
    order by x.sequence desc limit ${most}
  `.execute(tx);
  return rows.toReversed();
}
