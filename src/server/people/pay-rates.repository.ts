import type { Cents } from '../../domain/kernel/money.ts';
import { formatInstant, type Instant, type PlainDate } from '../../domain/kernel/time.ts';
import type { PayRate } from '../../domain/people/pay-rate.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** A pay rate with who set it, when and why. */
export interface StoredPayRate extends PayRate {
  readonly reason: string | null;
  readonly setBy: string;
  readonly setByName: string;
  readonly setAt: Instant;
}

/** Everything an employee's hour was ever paid, in the order in which it was set. */
export async function listPayRates(
  tx: Transaction,
  organizationId: string,
  employeeId: string,
): Promise<readonly StoredPayRate[]> {
  const rows = await tx
    .selectFrom('payRates as r')
    .innerJoin('employees as e', (join) =>
      join.onRef('e.organizationId', '=', 'r.organizationId').onRef('e.id', '=', 'r.setBy'),
    )
    .select(['r.id', 'r.startsOn', 'r.centsPerHour', 'r.supersedesId', 'r.reason', 'r.setBy', 'r.setAt'])
    .select(['e.firstName', 'e.lastName'])
    .where('r.organizationId', '=', organizationId)
    .where('r.employeeId', '=', employeeId)
    .orderBy('r.setAt')
    .orderBy('r.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    startsOn: row.startsOn as PlainDate,
    centsPerHour: row.centsPerHour as Cents,
    supersedesId: row.supersedesId,
    reason: row.reason,
    setBy: row.setBy,
    setByName: `${row.firstName} ${row.lastName}`,
    setAt: row.setAt,
  }));
}

export interface NewPayRate extends PayRate {
  readonly organizationId: string;
  readonly employeeId: string;
  readonly reason: string | null;
  readonly setBy: string;
  readonly setAt: Instant;
}

export async function insertPayRates(tx: Transaction, rates: readonly NewPayRate[]): Promise<void> {
  await tx
    .insertInto('payRates')
    .values(rates.map((rate) => ({ ...rate, setAt: formatInstant(rate.setAt) })))
    .execute();
}
