import { cents, type Cents } from '../../domain/kernel/money.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { keepRevised } from './revised-rows.repository.ts';

export interface StoredLimit {
  readonly limitCents: Cents;
  /** 0 before anything was saved. */
  readonly revision: number;
}

/** The limit of an organization; where it never set one, there is none. */
export async function findLimit(tx: Transaction, organizationId: string): Promise<StoredLimit> {
  const row = await tx
    .selectFrom('paymentLimits')
    .select(['limitCents', 'revision'])
    .where('organizationId', '=', organizationId)
    .executeTakeFirst();
  return row === undefined
    ? { limitCents: cents(0), revision: 0 }
    : { limitCents: cents(row.limitCents), revision: row.revision };
}

/** Keeps a limit if nobody saved another one since the revision that was seen. Tells whether it did. */
export function keepLimit(
  tx: Transaction,
  organizationId: string,
  { limitCents, revision }: StoredLimit,
): Promise<boolean> {
  return keepRevised(tx, 'paymentLimits', { key: { organizationId }, values: { limitCents }, revision });
}
