import type { StaffingNeed } from '../../contract/schedule/needs.ts';
import type { Weekday } from '../../domain/kernel/time.ts';
import type { Transaction } from '../kernel/transaction.ts';

export interface StoredNeed extends StaffingNeed {
  readonly locationId: string;
}

const needsOf = (tx: Transaction, organizationId: string) =>
  tx
    .selectFrom('staffingNeeds')
    .select(['id as needId', 'locationId', 'positionId', 'weekday', 'fromMinute', 'toMinute', 'people'])
    .where('organizationId', '=', organizationId);

/** A constraint of the table allows weekdays only. */
const stored = (row: Omit<StoredNeed, 'weekday'> & { readonly weekday: string }): StoredNeed => ({
  ...row,
  weekday: row.weekday as Weekday,
});

/** How many people a location needs, hour by hour; in the order of the day. */
export async function listNeeds(
  tx: Transaction,
  organizationId: string,
  locationId: string,
): Promise<readonly StoredNeed[]> {
  const rows = await needsOf(tx, organizationId)
    .where('locationId', '=', locationId)
    .orderBy('fromMinute')
    .orderBy('id')
    .execute();
  return rows.map(stored);
}

/** One of them, held until the transaction ends: of two who change it or take it away, the later one sees what the first did. */
export async function holdNeed(
  tx: Transaction,
  organizationId: string,
  needId: string,
): Promise<StoredNeed | undefined> {
  const row = await needsOf(tx, organizationId).where('id', '=', needId).forUpdate().executeTakeFirst();
  return row && stored(row);
}

/** Adds needs, all of them or none; false when one of them is said already. */
export async function insertNeeds(
  tx: Transaction,
  organizationId: string,
  needs: readonly StoredNeed[],
): Promise<boolean> {
  const rows = needs.map(({ needId: id, ...need }) => ({ organizationId, id, ...need }));
  const added = await tx
    .insertInto('staffingNeeds')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return added.length === needs.length;
}

export async function updateNeed(
  tx: Transaction,
  organizationId: string,
  needId: string,
  people: number,
): Promise<void> {
  await tx
    .updateTable('staffingNeeds')
    .set({ people })
    .where('organizationId', '=', organizationId)
    .where('id', '=', needId)
    .execute();
}

export async function deleteNeed(tx: Transaction, organizationId: string, needId: string): Promise<void> {
  await tx.deleteFrom('staffingNeeds').where('organizationId', '=', organizationId).where('id', '=', needId).execute();
}
