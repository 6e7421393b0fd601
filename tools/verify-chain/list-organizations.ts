import type { Transaction } from '../../src/server/kernel/transaction.ts';

/** Every organization that anybody was ever a member of; a superuser sees those without members as well. */
export async function listOrganizations(tx: Transaction): Promise<string[]> {
  const rows = await tx
    .selectFrom('memberships')
    .select('organizationId as id')
    .union(tx.selectFrom('organizations').select('id'))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
