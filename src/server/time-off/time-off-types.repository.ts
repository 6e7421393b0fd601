import { sql } from 'kysely';
import type { KeptTypeReply } from '../../contract/time-off/time-off-rules.ts';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** Makes those who add and change types queue: the second sees which names are taken by then. */
export async function lockTypes(tx: Transaction, organizationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('time off types ' || ${organizationId}, 0))`.execute(tx);
}

/** What may be taken in an organization and what could be once, in its order. */
export async function listTypes(tx: Transaction, organizationId: string): Promise<readonly KeptTypeReply[]> {
  const rows = await tx
    .selectFrom('timeOffTypes')
    .select(['id as typeId', 'preset', 'name', 'isPaid', 'unit', 'needsNote', 'needsAttachment', 'retiredAt'])
    .where('organizationId', '=', organizationId)
    .orderBy('place')
    .orderBy('id')
    .execute();
  // Check constraints of the table allow these words only.
  return rows.map(({ retiredAt, ...type }) => Object.assign(type, { isOpen: retiredAt === null })) as KeptTypeReply[];
}

/** What the audit log calls a type: by its name, or by the code whose word each reader sees in their language. */
export const auditedType = ({ preset, name }: Pick<KeptTypeReply, 'preset' | 'name'>): string | null => name ?? preset;

/** Adds a type after all others. */
export async function insertType(
  tx: Transaction,
  organizationId: string,
  { typeId, name, isPaid, unit, needsNote, needsAttachment }: KeptTypeReply,
  at: Instant,
): Promise<void> {
  await sql`
    insert into time_off_types
      (organization_id, id, name, is_paid, unit, needs_note, needs_attachment, place, created_at)
    select ${organizationId}, ${typeId}, ${name}, ${isPaid}, ${unit}, ${needsNote}, ${needsAttachment},
      coalesce(max(place) + 1, 0), ${formatInstant(at)}
    from time_off_types where organization_id = ${organizationId}
  `.execute(tx);
}

/** Keeps a type as it is from now on; one that was retired before keeps the moment of that. */
export async function updateType(
  tx: Transaction,
  organizationId: string,
  { typeId, name, unit, needsNote, needsAttachment, isOpen }: KeptTypeReply,
  at: Instant,
): Promise<void> {
  const retiredAt = isOpen ? null : sql<string>`coalesce(retired_at, ${formatInstant(at)}::timestamptz)`;
  await tx
    .updateTable('timeOffTypes')
    .set({ name, unit, needsNote, needsAttachment, retiredAt })
    .where('organizationId', '=', organizationId)
    .where('id', '=', typeId)
    .execute();
}
