import { sql, type RawBuilder } from 'kysely';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { Punch } from '../../domain/time-clock/punch.ts';
import type { Keyset } from '../kernel/cursor.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** A clock-in that counts, and what counts of its entry. */
export interface EntryRow {
  readonly id: string;
  readonly employeeId: string;
  readonly locationId: string;
  readonly clockedInAt: Instant;
  /** From the clock-in up to the next one, which is the last of them where there is one. */
  readonly punches: readonly (Pick<Punch, 'id' | 'kind' | 'sequence'> & { readonly punchedAt: string })[];
}

/** The time entries of some people, the latest first. */
export async function listEntries(
  tx: Transaction,
  organizationId: string,
  { employeeIds, since, before, after, most }: Keyset & { readonly employeeIds: readonly string[] },
): Promise<readonly EntryRow[]> {
  const counts = (alias: 'c' | 'n' | 'p') => {
    const row = sql.ref(alias);
    return sql`not exists (select from punches v where v.organization_id = ${row}.organization_id and v.voids_id = ${row}.id)`;
  };
  const { rows } = await sql<EntryRow>`
    select c.id, c.employee_id, c.location_id, c.punched_at as clocked_in_at, (
      select json_agg(json_build_object('id', p.id, 'kind', p.kind, 'sequence', p.sequence, 'punchedAt', p.punched_at)
        order by p.punched_at, p.sequence)
      from punches p
      where p.organization_id = c.organization_id and p.employee_id = c.employee_id and p.kind <> 'void'
        and p.punched_at between c.punched_at and coalesce((
          select min(n.punched_at) from punches n
          where n.organization_id = c.organization_id and n.employee_id = c.employee_id and n.kind = 'clock_in'
            and n.punched_at > c.punched_at and ${counts('n')}
        ), 'infinity') and ${counts('p')}
    ) as punches
    from punches c
    where c.organization_id = ${organizationId} and c.employee_id = any (${[...employeeIds]}::uuid[]) and c.kind = 'clock_in'
      and ${counts('c')}
      and c.punched_at >= ${since === undefined ? '-infinity' : formatInstant(since)}
      and c.punched_at < ${before === undefined ? 'infinity' : formatInstant(before)}
      ${after === undefined ? sql`` : sql`and (c.punched_at, c.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`}
    order by c.punched_at desc, c.id desc limit ${most}
  `.execute(tx);
  return rows;
}

/**
 * Which of some people may be clocked in since before a moment of their own: the last punch that counts is no clock-out, nor a later clock-in.
 * One short look at each ledger, so that few are read.
 */
export async function listUnfinished(
  tx: Transaction,
  organizationId: string,
  asks: readonly { readonly employeeId: string; readonly before: Instant }[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly employeeId: string }>`
    select ask.employee_id
    from unnest(${asks.map(({ employeeId }) => employeeId)}::uuid[], ${asks.map(({ before }) => formatInstant(before))}::timestamptz[])
      as ask (employee_id, before)
    cross join lateral ${lastPunchOf(sql`ask.employee_id`, organizationId)} as last
    where last.kind <> 'clock_out' and (last.kind <> 'clock_in' or last.punched_at < ask.before)
  `.execute(tx);
  return rows.map(({ employeeId }) => employeeId);
}

/** Which active people may be clocked in at some locations: their last punch that counts is no clock-out, and their last clock-in was made there. */
export async function listClockedInAt(
  tx: Transaction,
  organizationId: string,
  locationIds: readonly string[],
): Promise<readonly string[]> {
  if (locationIds.length === 0) return [];
  const { rows } = await sql<{ readonly employeeId: string }>`
    select e.id as employee_id from employees e
    cross join lateral ${lastPunchOf(sql`e.id`, organizationId)} as last
    cross join lateral ${lastPunchOf(sql`e.id`, organizationId, sql`and p.kind = 'clock_in'`)} as clock_in
    where e.organization_id = ${organizationId} and e.status = 'active'
      and last.kind <> 'clock_out' and clock_in.location_id = any (${[...locationIds]}::uuid[])
  `.execute(tx);
  return rows.map(({ employeeId }) => employeeId);
}

/** The last punch of somebody that counts, whatever it is or of one kind `only`. */
const lastPunchOf = (employeeId: RawBuilder<unknown>, organizationId: string, only = sql``) => sql`(
  select p.kind, p.punched_at, p.location_id from punches p
  where p.organization_id = ${organizationId} and p.employee_id = ${employeeId} and p.punched_at is not null ${only}
    and not exists (select from punches v where v.organization_id = p.organization_id and v.voids_id = p.id)
  order by p.punched_at desc, p.sequence desc limit 1
)`;
