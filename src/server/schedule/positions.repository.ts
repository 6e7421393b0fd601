import type { Transaction } from '../kernel/transaction.ts';

export interface StoredPosition {
  readonly id: string;
  readonly name: string;
  readonly hue: number;
}

/** Adds a position; false when the organization has one of this name. */
export async function insertPosition(
  tx: Transaction,
  position: StoredPosition & { readonly organizationId: string },
): Promise<boolean> {
  const row = await tx
    .insertInto('positions')
    .values(position)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Everything that people work as, by name. */
export const listPositions = (tx: Transaction, organizationId: string): Promise<readonly StoredPosition[]> =>
  tx
    .selectFrom('positions')
    .select(['id', 'name', 'hue'])
    .where('organizationId', '=', organizationId)
    .orderBy('name')
    .execute();
