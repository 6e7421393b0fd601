import { sql } from 'kysely';
import { cents, type Cents } from '../../domain/kernel/money.ts';
import type { Transaction } from '../kernel/transaction.ts';

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
export async function keepLimit(
  tx: Transaction,
  organizationId: string,
  { limitCents, revision }: StoredLimit,
): Promise<boolean> {
  const { rows } = await sql`
    insert into payment_limits as l (organization_id, limit_cents, revision)
    select ${organizationId}, ${limitCents}, ${revision + 1}
    where ${revision} = 0 or exists (select from payment_limits where organization_id = ${organizationId})
    on conflict (organization_id) do update set limit_cents = excluded.limit_cents, revision = excluded.revision
    where l.revision = ${revision}
    returning revision
  `.execute(tx);
  return rows.length === 1;
}
