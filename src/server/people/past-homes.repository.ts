import { sql } from 'kysely';
import type { PlainDate } from '../../domain/kernel/time.ts';
import type { PastHome } from '../../domain/people/past-homes.ts';
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
