import { sql } from 'kysely';
import * as z from 'zod/mini';
import { formatInstant, weekdays, type Instant, type PlainDate } from '../../domain/kernel/time.ts';
import type { PolicyHolder, PolicyVersion } from '../../domain/pay-rules/assigned-policy.ts';
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

type VersionRow = Omit<PolicyVersion, 'rules'> & { readonly rules: unknown };

/** Every version of an organization, for whomever. */
export async function listAllVersions(tx: Transaction, organizationId: string): Promise<readonly PolicyVersion[]> {
  const result = await sql<VersionRow>`
    select starts_on, location_id, employee_id, rules from pay_policies where organization_id = ${organizationId}
  `.execute(tx);
  return result.rows.map(versionOf);
}

const versionOf = ({ startsOn, locationId, employeeId, rules }: VersionRow): PolicyVersion => ({
  startsOn,
  locationId,
  employeeId,
  rules: policyOf(rules),
});

/** Every version that a person may be paid by: their own, of their location, of the organization. */
export async function listVersions(
  tx: Transaction,
  organizationId: string,
  { employeeId, locationId }: PolicyHolder,
): Promise<readonly PolicyVersion[]> {
  const result = await sql<VersionRow>`
    select starts_on, location_id, employee_id, rules from pay_policies
    where organization_id = ${organizationId}
      and (employee_id = ${employeeId} or location_id = ${locationId} or (employee_id is null and location_id is null))
  `.execute(tx);
  return result.rows.map(versionOf);
}

export async function insertPolicy(
  tx: Transaction,
  policy: {
    readonly organizationId: string;
    readonly id: string;
    readonly startsOn: PlainDate;
    readonly locationId: string | null;
    readonly employeeId: string | null;
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
