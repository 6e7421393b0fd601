import { firstBreak } from '../../src/domain/time-clock/chain.ts';
import { openDatabase } from '../../src/server/kernel/database.ts';
import type { Transaction } from '../../src/server/kernel/transaction.ts';
import { readSealedLedger, sealOf } from '../../src/server/time-clock/read.ts';

/** An employee whose ledger is not what was sealed, and the first row that shows it, counted from 1. */
export interface BrokenChain {
  readonly organizationId: string;
  readonly employeeId: string;
  readonly row: number;
}

export interface Verification {
  readonly organizations: number;
  readonly employees: number;
  readonly rows: number;
  readonly broken: readonly BrokenChain[];
}

/**
 * Walks the punch ledger of every employee of every organization. What was cut off at the end of a chain leaves no trace in it; all
 * else that was changed, removed or put in does.
 *
 * @param ownerUrl of whoever owns the database; one organization after the other, as row-level security holds for owners too
 */
export async function verifyChains(ownerUrl: string): Promise<Verification> {
  const database = openDatabase(ownerUrl, 1, () => undefined);
  try {
    const organizationIds = await database.transaction({ readOnly: true }, listOrganizations);
    const found = { employees: 0, rows: 0, broken: new Array<BrokenChain>() };
    for (const organizationId of organizationIds) {
      await database.transaction({ organizationId, readOnly: true, snapshot: true }, async (tx) => {
        for (const employeeId of await listEmployees(tx, organizationId)) {
          const ledger = await readSealedLedger(tx, organizationId, employeeId);
          const row = firstBreak(ledger, sealOf);
          found.employees += 1;
          found.rows += ledger.length;
          if (row !== undefined) found.broken.push({ organizationId, employeeId, row });
        }
      });
    }
    return { organizations: organizationIds.length, ...found };
  } finally {
    await database.close();
  }
}

/** Every organization that anybody was ever a member of; a superuser sees those without members as well. */
async function listOrganizations(tx: Transaction): Promise<string[]> {
  const rows = await tx
    .selectFrom('memberships')
    .select('organizationId as id')
    .union(tx.selectFrom('organizations').select('id'))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function listEmployees(tx: Transaction, organizationId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('employees')
    .select('id')
    .where('organizationId', '=', organizationId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
