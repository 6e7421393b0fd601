import { sql } from 'kysely';
import * as z from 'zod/mini';
import { formatInstant, weekdays, type Instant, type PlainDate } from '../../domain/kernel/time.ts';
import type { PolicyVersion } from '../../domain/pay-rules/assigned-policy.ts';
import { withLeaveRate } from '../../domain/pay-rules/paid-leave.ts';
import type { PayPolicy } from '../../domain/pay-rules/pay-policy.ts';
import type { KeptVersion } from '../../domain/pay-rules/policy-version.ts';
import type { Assignee } from '../../domain/people/assigned-version.ts';
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
const policyOf = (rules: unknown): PayPolicy => withLeaveRate(z.parse(storedPolicy, rules));

/** Every version that a person may be paid by: their own, of the locations where they were or are at home, of the organization. */
export async function listVersions(
  tx: Transaction,
  organizationId: string,
  { employeeId, homes }: Assignee,
): Promise<readonly PolicyVersion[]> {
  const places = [...homes.past.map(({ locationId }) => locationId), homes.now];
  const result = await sql<Omit<PolicyVersion, 'rules'> & { readonly rules: unknown }>`
    select starts_on, location_id, employee_id, rules from pay_policies p
    where organization_id = ${organizationId}
      and (employee_id = ${employeeId} or location_id = any (${places}::uuid[]) or (employee_id is null and location_id is null))
      and not exists (select from pay_policies s where s.organization_id = p.organization_id and s.supersedes_id = p.id)
  `.execute(tx);
  return result.rows.map(({ startsOn, locationId: atLocation, employeeId: ofEmployee, rules }) => ({
    startsOn,
    locationId: atLocation,
    employeeId: ofEmployee,
    rules: policyOf(rules),
  }));
}

/** A version with what is known of how it came to be. */
export interface StoredVersion extends KeptVersion {
  readonly preset: string | null;
  readonly setBy: string | null;
  readonly setAt: Instant;
}

/** Every version of the organization that counts, the latest first. */
export async function listAllVersions(tx: Transaction, organizationId: string): Promise<readonly StoredVersion[]> {
  const result = await sql<Omit<StoredVersion, 'rules'> & { readonly rules: unknown }>`
    select p.id, p.starts_on, p.location_id, p.employee_id, p.rules, p.preset, p.created_at as set_at,
      e.first_name || ' ' || e.last_name as set_by
    from pay_policies p
    left join employees e on e.organization_id = p.organization_id and e.id = p.set_by
    where p.organization_id = ${organizationId}
      and not exists (select from pay_policies s where s.organization_id = p.organization_id and s.supersedes_id = p.id)
    order by p.starts_on desc, p.created_at desc, p.id
  `.execute(tx);
  return result.rows.map(({ rules, ...version }): StoredVersion => Object.assign(version, { rules: policyOf(rules) }));
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
    readonly preset: string | null;
    readonly supersedesId: string | null;
    readonly setBy: string;
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
