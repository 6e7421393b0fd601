import { sql } from 'kysely';
import type { PlainDate } from '../../domain/kernel/time.ts';
import type { PastHome } from '../../domain/people/past-homes.ts';
import type { PastZone } from '../../domain/people/past-zones.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** Keeps where somebody’s home was. A second move on a day finds the row of the first, which says where the day began. */
export async function insertPastHome(tx: Transaction, home: PastHome & EmployeeKey): Promise<void> {
  await tx
    .insertInto('pastHomes')
    .values(home)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Where the homes of some people were, in order of the dates; who never moved is not among them. */
export async function listPastHomes(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PastHome[]>> {
  const { rows } = await sql<PastHome & { readonly employeeId: string; readonly untilOn: PlainDate }>`
    select employee_id, until_on, location_id from past_homes
    where organization_id = ${organizationId} and employee_id = any (${[...employeeIds]}::uuid[])
    order by until_on
  `.execute(tx);
  return Map.groupBy(rows, ({ employeeId }) => employeeId);
}

/** Where somebody's home was, and by which zones their weeks were cut, each in order of the dates. */
export async function findPast(
  tx: Transaction,
  organizationId: string,
  employeeId: string,
): Promise<{ readonly homes: readonly PastHome[]; readonly zones: readonly PastZone[] }> {
  const { rows } = await sql<{ readonly homes: readonly PastHome[]; readonly zones: readonly PastZone[] }>`
    select
      coalesce((
        select json_agg(json_build_object('untilOn', h.until_on, 'locationId', h.location_id) order by h.until_on) from past_homes h
        where h.organization_id = ${organizationId} and h.employee_id = ${employeeId}
      ), '[]') as homes,
      coalesce((
        select json_agg(json_build_object('untilOn', z.until_on, 'zone', z.zone) order by z.until_on) from past_zones z
        where z.organization_id = ${organizationId} and z.employee_id = ${employeeId}
      ), '[]') as zones
  `.execute(tx);
  return rows[0] ?? { homes: [], zones: [] };
}
