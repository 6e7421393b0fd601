import { sql } from 'kysely';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** Puts people into a conversation whose people are named; whoever left it before is in it again from now on. */
export async function insertMembers(
  tx: Transaction,
  {
    organizationId,
    conversationId,
    employeeIds,
  }: {
    readonly organizationId: string;
    readonly conversationId: string;
    readonly employeeIds: readonly string[];
  },
  at: Instant,
): Promise<void> {
  await sql`
    insert into conversation_members as m (organization_id, conversation_id, employee_id, joined_at)
    select ${organizationId}, ${conversationId}, added, ${formatInstant(at)} from unnest(${[...employeeIds]}::uuid[]) as added
    on conflict (organization_id, conversation_id, employee_id) do update
      set joined_at = excluded.joined_at, left_at = null where m.left_at is not null
  `.execute(tx);
}

/** Whether somebody was put into a conversation and has not left it; undefined, where they never were in it. */
export async function findIsMember(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
  conversationId: string,
): Promise<boolean | undefined> {
  const row = await tx
    .selectFrom('conversationMembers')
    .select('leftAt')
    .where('organizationId', '=', organizationId)
    .where('conversationId', '=', conversationId)
    .where('employeeId', '=', employeeId)
    .executeTakeFirst();
  return row && row.leftAt === null;
}

export async function endMembership(
  tx: Transaction,
  who: EmployeeKey,
  conversationId: string,
  at: Instant,
): Promise<void> {
  await tx
    .updateTable('conversationMembers')
    // The clocks of two servers differ: nobody leaves before they came.
    .set({ leftAt: sql<string>`greatest(${formatInstant(at)}, joined_at)` })
    .where('organizationId', '=', who.organizationId)
    .where('conversationId', '=', conversationId)
    .where('employeeId', '=', who.employeeId)
    .execute();
}
