import { sql } from 'kysely';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { Transaction } from '../kernel/transaction.ts';

export interface StoredPosition {
  readonly id: string;
  readonly name: string;
  readonly hue: number;
  /** Whether new shifts may be planned as it. */
  readonly isOpen: boolean;
}

/** Makes those who add and rename positions queue: the second sees which names are taken by then. */
export async function lockPositions(tx: Transaction, organizationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('positions ' || ${organizationId}, 0))`.execute(tx);
}

export async function insertPosition(
  tx: Transaction,
  organizationId: string,
  { id, name, hue }: StoredPosition,
): Promise<void> {
  await tx.insertInto('positions').values({ organizationId, id, name, hue }).execute();
}

/** Keeps a position as it is from now on; one that was closed before keeps the moment of that. */
export async function updatePosition(
  tx: Transaction,
  organizationId: string,
  { id, name, hue, isOpen }: StoredPosition,
  at: Instant,
): Promise<void> {
  const closedAt = isOpen ? null : sql<string>`coalesce(closed_at, ${formatInstant(at)}::timestamptz)`;
  await tx
    .updateTable('positions')
    .set({ name, hue, closedAt })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

/** Everything that people work as, or worked as, by name. */
export async function listPositions(tx: Transaction, organizationId: string): Promise<readonly StoredPosition[]> {
  const rows = await tx
    .selectFrom('positions')
    .select(['id', 'name', 'hue', 'closedAt'])
    .where('organizationId', '=', organizationId)
    .orderBy('name')
    .execute();
  return rows.map(({ id, name, hue, closedAt }) => ({ id, name, hue, isOpen: closedAt === null }));
}
