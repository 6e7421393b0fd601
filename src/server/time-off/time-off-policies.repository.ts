import { sql } from 'kysely';
import * as z from 'zod/mini';
import { timeOffRules } from '../../contract/time-off/time-off-rules.ts';
import { formatInstant, type Instant, type PlainDate } from '../../domain/kernel/time.ts';
import type { TimeOffVersion } from '../../domain/time-off/time-off-versions.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** A version with what is known of how it came to be. */
export interface StoredTimeOffVersion extends TimeOffVersion {
  readonly id: string;
  readonly preset: string | null;
  readonly setBy: string;
  readonly setAt: Instant;
}

/** Every version that counts, the latest first. */
export async function listVersions(tx: Transaction, organizationId: string): Promise<readonly StoredTimeOffVersion[]> {
  const { rows } = await sql<Omit<StoredTimeOffVersion, 'rules'> & { readonly rules: unknown }>`
    select p.id, p.type_id, p.starts_on, p.location_id, p.employee_id, p.rules, p.preset, p.created_at as set_at,
      e.first_name || ' ' || e.last_name as set_by
    from time_off_policies p
    join employees e on e.organization_id = p.organization_id and e.id = p.set_by
    where p.organization_id = ${organizationId}
      and not exists (
        select from time_off_policies s where s.organization_id = p.organization_id and s.supersedes_id = p.id
      )
    order by p.starts_on desc, p.created_at desc, p.id
  `.execute(tx);
  return rows.map(({ rules, ...version }): StoredTimeOffVersion =>
    Object.assign(version, { rules: z.decode(timeOffRules, rules as never) }),
  );
}

export async function insertVersion(
  tx: Transaction,
  version: {
    readonly organizationId: string;
    readonly id: string;
    readonly typeId: string;
    readonly startsOn: PlainDate;
    readonly locationId: string | null;
    readonly employeeId: string | null;
    readonly rules: z.output<typeof timeOffRules>;
    readonly preset: string;
    readonly supersedesId: string | null;
    readonly setBy: string;
    readonly createdAt: Instant;
  },
): Promise<void> {
  await tx
    .insertInto('timeOffPolicies')
    .values({
      ...version,
      rules: JSON.stringify(z.encode(timeOffRules, version.rules)),
      createdAt: formatInstant(version.createdAt),
    })
    .execute();
}
