import { sql } from 'kysely';
import type { Role } from '../../domain/access/role.ts';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { ConversationKind } from '../../domain/messaging/conversation.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { insertMembers } from './members.repository.ts';

export interface StoredConversation {
  readonly id: string;
  readonly kind: ConversationKind;
  readonly name: string | null;
  readonly followsRule: boolean;
  readonly locationId: string | null;
  readonly locationName: string | null;
  readonly lastNumber: number;
  readonly openedAt: Instant;
  readonly openedBy: string;
  /** Whoever opened it is in it. */
  readonly hasOpener: boolean;
}

/** A conversation that somebody is in at this moment; undefined for any other. */
export async function findConversation(
  tx: Transaction,
  who: EmployeeKey,
  id: string,
): Promise<StoredConversation | undefined> {
  const { rows } = await sql<StoredConversation>`
    select c.id, c.kind, c.name, c.follows_rule, c.location_id, l.name as location_name, c.last_number, c.opened_at, c.opened_by, exists (
      select from conversation_people q
      where q.organization_id = c.organization_id and q.conversation_id = c.id and q.employee_id = c.opened_by
    ) as has_opener
    from conversations c
    join conversation_people p on p.organization_id = c.organization_id and p.conversation_id = c.id
      and p.employee_id = ${who.employeeId}
    left join locations l on l.organization_id = c.organization_id and l.id = c.location_id
    where c.organization_id = ${who.organizationId} and c.id = ${id}
  `.execute(tx);
  return rows[0];
}

/** Of which location a conversation is; null, of none. */
export async function findLocationId(tx: Transaction, organizationId: string, id: string): Promise<string | null> {
  const row = await tx
    .selectFrom('conversations')
    .select('locationId')
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.locationId ?? null;
}

/** Holds a conversation until the transaction ends: whoever writes to it queues here, and then sees what came before. */
export async function holdConversation(tx: Transaction, organizationId: string, id: string): Promise<void> {
  await tx
    .selectFrom('conversations')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute();
}

/** The conversation between two, in the order of their ids. */
export async function findDirect(
  tx: Transaction,
  organizationId: string,
  [oneId, otherId]: readonly [string, string],
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('conversations')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('kind', '=', 'direct')
    .where('oneId', '=', oneId)
    .where('otherId', '=', otherId)
    .executeTakeFirst();
  return row?.id;
}

export interface NewConversation {
  readonly organizationId: string;
  readonly id: string;
  readonly openedBy: string;
  readonly openedAt: Instant;
  readonly memberIds: readonly string[];
  readonly as:
    | { readonly kind: 'direct'; readonly pair: readonly [string, string] }
    | { readonly kind: 'group'; readonly name: string };
}

/** A conversation among named people. */
export async function insertConversation(tx: Transaction, fresh: NewConversation): Promise<void> {
  const { organizationId, id, openedBy, memberIds, as } = fresh;
  const openedAt = formatInstant(fresh.openedAt);
  const own = as.kind === 'direct' ? { oneId: as.pair[0], otherId: as.pair[1] } : { name: as.name };
  await tx
    .insertInto('conversations')
    .values({ organizationId, id, kind: as.kind, followsRule: false, openedBy, openedAt, ...own })
    .execute();
  await insertMembers(tx, { organizationId, conversationId: id, employeeIds: memberIds }, fresh.openedAt);
}

interface NewFollowing {
  readonly organizationId: string;
  readonly id: string;
  readonly kind: ConversationKind;
  readonly name: string;
  readonly locationId: string | null;
  readonly role: Role | null;
  readonly openedBy: string;
  readonly openedAt: Instant;
}

/** A conversation with whoever the rule fits. */
export async function insertFollowing(tx: Transaction, { openedAt, ...fresh }: NewFollowing): Promise<void> {
  await tx
    .insertInto('conversations')
    .values({ ...fresh, followsRule: true, openedAt: formatInstant(openedAt) })
    .execute();
}

/** The next message of a conversation that is held: gives its number. */
export async function takeNumber(tx: Transaction, organizationId: string, id: string): Promise<number> {
  const { lastNumber } = await tx
    .updateTable('conversations')
    .set({ lastNumber: sql<number>`last_number + 1` })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .returning('lastNumber')
    .executeTakeFirstOrThrow();
  return lastNumber;
}

export async function updateName(
  tx: Transaction,
  { organizationId, id, name }: { readonly organizationId: string; readonly id: string; readonly name: string },
): Promise<void> {
  await tx
    .updateTable('conversations')
    .set({ name })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

/** What somebody has read only grows, however late a device says so. */
export async function raiseRead(
  tx: Transaction,
  who: EmployeeKey,
  conversationId: string,
  upTo: number,
  at: Instant,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into conversation_reads as r (organization_id, conversation_id, employee_id, up_to, read_at)
    values (${who.organizationId}, ${conversationId}, ${who.employeeId}, ${upTo}, ${formatInstant(at)})
    on conflict (organization_id, conversation_id, employee_id) do update
      set up_to = excluded.up_to, read_at = excluded.read_at where r.up_to < excluded.up_to
  `.execute(tx);
  return numAffectedRows > 0n;
}
