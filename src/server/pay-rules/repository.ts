import { sql } from 'kysely';
import { formatInstant, type Instant, type PlainDate } from '../../domain/kernel/time.ts';
import type { PayPolicy } from '../../domain/pay-rules/pay-policy.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** The policy in force on a date; none, if the organization has set none yet. */
export async function findPolicy(
  tx: Transaction,
  organizationId: string,
  on: PlainDate,
): Promise<PayPolicy | undefined> {
  const result = await sql<{ readonly rules: PayPolicy }>`
    select rules from pay_policies
    where organization_id = ${organizationId} and starts_on <= ${on}
    order by starts_on desc limit 1
  `.execute(tx);
  return result.rows[0]?.rules;
}

export async function insertPolicy(
  tx: Transaction,
  policy: {
    readonly organizationId: string;
    readonly id: string;
    readonly startsOn: PlainDate;
    readonly rules: PayPolicy;
    readonly createdAt: Instant;
  },
): Promise<void> {
  await tx
    .insertInto('payPolicies')
    .values({
      ...policy,
      rules: JSON.stringify(policy.rules),
      createdAt: formatInstant(policy.createdAt),
    })
    .execute();
}
