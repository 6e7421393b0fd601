import { firstAuditBreak, type ChainHead } from '../../src/domain/kernel/audit-chain.ts';
import { firstBreak } from '../../src/domain/time-clock/chain.ts';
import { readSealedAudit, sealOfEntry } from '../../src/server/kernel/audit.ts';
import { openDatabase } from '../../src/server/kernel/database.ts';
import type { Transaction } from '../../src/server/kernel/transaction.ts';
import { readSealedLedger, sealOf } from '../../src/server/time-clock/read.ts';
import { listOrganizations } from './list-organizations.ts';

/** An employee whose ledger is not what was sealed, and the first row that shows it, counted from 1. */
export interface BrokenChain {
  /** Undefined where the employee is gone altogether. */
  readonly organizationId: string | undefined;
  readonly employeeId: string;
  readonly row: number;
}

/** Where each chain ended: an employee's by their id, an organization's audit log by {@link auditKey}. */
export type Heads = Readonly<Record<string, ChainHead>>;

const auditPrefix = 'audit ';
const auditKey = (organizationId: string): string => `${auditPrefix}${organizationId}`;

/** An organization whose audit log is not what was sealed, and the first entry that shows it, counted from 1. */
export interface BrokenAudit {
  readonly organizationId: string;
  readonly entry: number;
}

export interface Verification {
  readonly organizations: number;
  readonly employees: number;
  readonly rows: number;
  readonly broken: readonly BrokenChain[];
  readonly heads: Heads;
  readonly auditEntries: number;
  readonly brokenAudits: readonly BrokenAudit[];
}

/**
 * Walks the punch ledger of every employee, and the audit log, of every organization. What was cut off at the end of a chain leaves no
 * trace in it, and shows against the heads of an earlier time alone; all else that was changed, removed or put in shows by itself.
 *
 * @param ownerUrl of whoever owns the database; one organization after the other, as row-level security holds for owners too
 * @param noted heads of an earlier time, kept where whoever owns the database cannot change them
 */
export async function verifyChains(ownerUrl: string, noted: Heads = {}): Promise<Verification> {
  const database = openDatabase(ownerUrl, 1, () => undefined);
  try {
    const organizationIds = await database.transaction({ readOnly: true }, listOrganizations);
    const heads: Record<string, ChainHead> = {};
    const missing = new Set(Object.keys(noted));
    const found = {
      employees: 0,
      rows: 0,
      broken: new Array<BrokenChain>(),
      heads,
      auditEntries: 0,
      brokenAudits: new Array<BrokenAudit>(),
    };
    for (const organizationId of organizationIds) {
      await database.transaction({ organizationId, readOnly: true, snapshot: true }, async (tx) => {
        for (const employeeId of await listEmployees(tx, organizationId)) {
          const ledger = await readSealedLedger(tx, organizationId, employeeId);
          const row = firstBreak(ledger, sealOf, noted[employeeId]);
          const last = ledger.at(-1);
          if (last !== undefined) heads[employeeId] = { row: last.row.sequence, hash: last.hash };
          missing.delete(employeeId);
          found.employees += 1;
          found.rows += ledger.length;
          if (row !== undefined) found.broken.push({ organizationId, employeeId, row });
        }
        const log = await readSealedAudit(tx, organizationId);
        const key = auditKey(organizationId);
        const entry = firstAuditBreak(log, sealOfEntry, noted[key]);
        const end = log.at(-1);
        if (end !== undefined) heads[key] = { row: end.row.sequence, hash: end.hash };
        missing.delete(key);
        found.auditEntries += log.length;
        if (entry !== undefined) found.brokenAudits.push({ organizationId, entry });
      });
    }
    // A chain that was noted, of somebody who is not even an employee any more, or of an organization that is gone.
    for (const key of missing) {
      if (key.startsWith(auditPrefix)) {
        found.brokenAudits.push({ organizationId: key.slice(auditPrefix.length), entry: 1 });
      } else found.broken.push({ organizationId: undefined, employeeId: key, row: 1 });
    }
    return { organizations: organizationIds.length, ...found };
  } finally {
    await database.close();
  }
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
