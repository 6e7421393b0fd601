import { cents } from '../../domain/kernel/money.ts';
import { formatInstant } from '../../domain/kernel/time.ts';
import type { HeldLimit } from '../../domain/payroll/second-person.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { keepRevised } from './revised-rows.repository.ts';

export interface StoredLimit extends HeldLimit {
  /** 0 before anything was saved. */
  readonly revision: number;
}

/** The limit of an organization; where it never set one, there is none. What somebody pays is held to {@link limitFor} them. */
export async function findLimit(tx: Transaction, organizationId: string): Promise<StoredLimit> {
  const row = await tx
    .selectFrom('paymentLimits')
    .select(['limitCents', 'revision', 'raisedBy', 'raisedAt', 'limitBeforeCents'])
    .where('organizationId', '=', organizationId)
    .executeTakeFirst();
  if (row === undefined) return { limitCents: cents(0), hold: null, revision: 0 };
  const { raisedBy, raisedAt, limitBeforeCents } = row;
  const isHeld = raisedBy !== null && raisedAt !== null && limitBeforeCents !== null;
  return {
    limitCents: cents(row.limitCents),
    hold: isHeld ? { raisedBy, raisedAt, beforeCents: cents(limitBeforeCents) } : null,
    revision: row.revision,
  };
}

/** Keeps a limit if nobody saved another one since the revision that was seen. Tells whether it did. */
export function keepLimit(
  tx: Transaction,
  organizationId: string,
  { limitCents, hold, revision }: StoredLimit,
): Promise<boolean> {
  const values = {
    limitCents,
    raisedBy: hold?.raisedBy ?? null,
    raisedAt: hold === null ? null : formatInstant(hold.raisedAt),
    limitBeforeCents: hold?.beforeCents ?? null,
  };
  return keepRevised(tx, 'paymentLimits', { key: { organizationId }, values, revision });
}
