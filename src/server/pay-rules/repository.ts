import { sql } from 'kysely';
import * as z from 'zod/mini';
import { formatInstant, weekdays, type Instant, type PlainDate } from '../../domain/kernel/time.ts';
import type { PayPolicy } from '../../domain/pay-rules/pay-policy.ts';
import type { Transaction } from '../kernel/transaction.ts';

const tiers = z.array(z.object({ afterMinutes: z.int().check(z.minimum(0)), multiplier: z.string() }));

/** What every card is folded by; further rules of a policy are read by whoever knows them. */
const storedPolicy = z.looseObject({
  workweek: z.object({
    weekday: z.enum(weekdays),
    time: z.object({
      hour: z.int().check(z.minimum(0), z.maximum(23)),
      minute: z.int().check(z.minimum(0), z.maximum(59)),
    }),
  }),
  overtime: z.looseObject({ weekly: tiers, daily: tiers }),
});

/** The rules as they were stored; throws where they have another form, rather than paying by what is not there. */
const policyOf = (rules: unknown): PayPolicy => z.parse(storedPolicy, rules);

/** The policy in force on a date; none, if the organization has set none yet. */
export async function findPolicy(
  tx: Transaction,
  organizationId: string,
  on: PlainDate,
): Promise<PayPolicy | undefined> {
  const result = await sql<{ readonly rules: unknown }>`
    select rules from pay_policies
    where organization_id = ${organizationId} and starts_on <= ${on}
    order by starts_on desc limit 1
  `.execute(tx);
  const [row] = result.rows;
  return row && policyOf(row.rules);
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
