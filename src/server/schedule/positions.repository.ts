import { sql } from 'kysely';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { Transaction } from '../kernel/transaction.ts';

export interface StoredPosition {
  readonly id: string;
  readonly name: string;
  readonly hue: number;
  /** Whether new shifts may be planned as it. */
  readonly isOpen: boolean;
  /** What it asks of whoever works as it. */
  readonly skillIds: string[];
}

/** Makes those who add and rename positions queue: the second sees which names are taken by then. */
export async function lockPositions(tx: Transaction, organizationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('positions ' || ${organizationId}, 0))`.execute(tx);
}

export async function insertPosition(
  tx: Transaction,
  organizationId: string,
  { id, name, hue, skillIds }: StoredPosition,
): Promise<void> {
  await tx.insertInto('positions').values({ organizationId, id, name, hue }).execute();
  await askFor(tx, organizationId, id, skillIds);
}

/** Keeps a position as it is from now on; one that was closed before keeps the moment of that. */
export async function updatePosition(
  tx: Transaction,
  organizationId: string,
  { id, name, hue, isOpen, skillIds }: StoredPosition,
  at: Instant,
): Promise<void> {
  const closedAt = isOpen ? null : sql<string>`coalesce(closed_at, ${formatInstant(at)}::timestamptz)`;
  await tx
    .updateTable('positions')
    .set({ name, hue, closedAt })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();
  await tx
    .deleteFrom('positionSkills')
    .where('organizationId', '=', organizationId)
    .where('positionId', '=', id)
    .execute();
  await askFor(tx, organizationId, id, skillIds);
}

async function askFor(
  tx: Transaction,
  organizationId: string,
  positionId: string,
  skillIds: readonly string[],
): Promise<void> {
  if (skillIds.length === 0) return;
  await tx
    .insertInto('positionSkills')
    .values(skillIds.map((skillId) => ({ organizationId, positionId, skillId })))
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
  const asked = await tx
    .selectFrom('positionSkills as asked')
    .innerJoin('skills as s', (join) =>
      join.onRef('s.organizationId', '=', 'asked.organizationId').onRef('s.id', '=', 'asked.skillId'),
    )
    .select(['asked.positionId', 'asked.skillId'])
    .where('asked.organizationId', '=', organizationId)
    // What is closed nobody can be given any more: it is asked for no more either, until it is opened again.
    .where('s.closedAt', 'is', null)
    .orderBy('skillId')
    .execute();
  const byPosition = Map.groupBy(asked, ({ positionId }) => positionId);
  return rows.map(({ id, name, hue, closedAt }) => ({
    id,
    name,
    hue,
    isOpen: closedAt === null,
    skillIds: (byPosition.get(id) ?? []).map(({ skillId }) => skillId),
  }));
}
