import { sql } from 'kysely';
import type { Transaction } from '../kernel/transaction.ts';
import type { KnownShift } from './published.repository.ts';

/** A shift as one publication has it. */
export type PublishedShift = Pick<
  KnownShift,
  | 'shiftId'
  | 'publicationId'
  | 'locationId'
  | 'locationName'
  | 'zone'
  | 'employeeId'
  | 'positionId'
  | 'positionName'
  | 'hue'
  | 'startsAt'
  | 'endsAt'
  | 'breakMinutes'
>;

/** Names a shift in a publication that has it. */
export type Promised = Pick<PublishedShift, 'shiftId' | 'publicationId'>;

const promisedIn = (promised: readonly Promised[]) => {
  const rows = promised.map(({ shiftId, publicationId }) => ({ shift_id: shiftId, publication_id: publicationId }));
  return sql`(select distinct * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as promised (shift_id uuid, publication_id uuid))`;
};

/** Of the row `c` of the ledger: the shift as it was from then on. */
const shownColumns = sql`
  l.id as location_id, l.name as location_name, l.zone, (c.after ->> 'employeeId')::uuid as employee_id, o.id as position_id,
  o.name as position_name, o.hue, (c.after ->> 'startsAt')::timestamptz as starts_at, (c.after ->> 'endsAt')::timestamptz as ends_at,
  (c.after ->> 'breakMinutes')::int as break_minutes`;

const shownNames = sql`
  left join locations l on l.organization_id = c.organization_id and l.id = (c.after ->> 'locationId')::uuid
  left join positions o on o.organization_id = c.organization_id and o.id = (c.after ->> 'positionId')::uuid`;

/** Shifts as the ledger of publications has them, whatever was published since. */
export async function listAsPublished(
  tx: Transaction,
  organizationId: string,
  promised: readonly Promised[],
): Promise<readonly PublishedShift[]> {
  if (promised.length === 0) return [];
  const { rows } = await sql<PublishedShift>`
    select w.shift_id, w.publication_id, ${shownColumns}
    from ${promisedIn(promised)} w
    join publication_changes c on c.organization_id = ${organizationId} and c.publication_id = w.publication_id
      and c.shift_id = w.shift_id and c.after is not null
    ${shownNames}
  `.execute(tx);
  return rows;
}

/** What the next publication made of such shifts, by what they were promised in; null, people know of them no more. Those that stand are not among them. */
export async function listNextPublished(
  tx: Transaction,
  organizationId: string,
  promised: readonly Promised[],
): Promise<readonly (Promised & { readonly next: PublishedShift | null })[]> {
  if (promised.length === 0) return [];
  const { rows } = await sql<PublishedShift & { readonly isRemoved: boolean }>`
    select w.shift_id, w.publication_id, c.after is null as is_removed, ${shownColumns}
    from ${promisedIn(promised)} w
    join publications p on p.organization_id = ${organizationId} and p.id = w.publication_id
    cross join lateral (
      select n.organization_id, n.after from publication_changes n
      join publications q on q.organization_id = n.organization_id and q.id = n.publication_id
      where n.organization_id = ${organizationId} and n.shift_id = w.shift_id and q.part_of is null
        and (q.published_at, q.id) > (p.published_at, p.id)
      order by q.published_at, q.id limit 1
    ) c
    ${shownNames}
  `.execute(tx);
  return rows.map(({ isRemoved, ...next }) => ({
    shiftId: next.shiftId,
    publicationId: next.publicationId,
    next: isRemoved ? null : next,
  }));
}
