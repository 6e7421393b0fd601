import { sql } from 'kysely';
import type { Instant } from '../../domain/kernel/time.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** A time for which somebody was suspended. */
export interface Suspended {
  readonly employeeId: string;
  readonly suspendedAt: Instant;
  readonly reinstatedAt: Instant;
}

/** From when until when some people were suspended; one that lasts is left out. */
export async function listSuspensions(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
): Promise<readonly Suspended[]> {
  const { rows } = await sql<Suspended>`
    select employee_id, suspended_at, reinstated_at from suspensions
    where organization_id = ${organizationId} and employee_id = any (${[...employeeIds]}::uuid[]) and reinstated_at is not null
    order by suspended_at
  `.execute(tx);
  return rows;
}
