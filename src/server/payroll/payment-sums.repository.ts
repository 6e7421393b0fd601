import { sql } from 'kysely';
import type { Cents } from '../../domain/kernel/money.ts';
import { formatInstant, type Span } from '../../domain/kernel/time.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { counts } from './payments.repository.ts';

/** What payments that count come to: neither voided nor waiting for a second person. */
export interface PaidSums {
  readonly count: number;
  readonly minutes: number;
  readonly totalCents: Cents;
  readonly deductionsCents: Cents;
  readonly finalCents: Cents;
}

const counted = (organizationId: string, employeeIds: readonly string[], { from, to }: Span) => sql`
  from payments p
  left join payment_voids v on v.organization_id = p.organization_id and v.payment_id = p.id
  left join payment_approvals a on a.organization_id = p.organization_id and a.payment_id = p.id
  where p.organization_id = ${organizationId} and p.employee_id = any (${[...employeeIds]}::uuid[]) and ${counts}
    and p.transacted_at >= ${formatInstant(from)} and p.transacted_at < ${formatInstant(to)}`;

const sums = sql`
  count(*)::int as count, coalesce(sum(p.worked_minutes), 0)::int as minutes,
  coalesce(sum(p.total_cents), 0)::bigint as total_cents, coalesce(sum(p.deductions_cents), 0)::bigint as deductions_cents,
  coalesce(sum(p.final_cents), 0)::bigint as final_cents`;

/** What was paid to some people during a span: neither voided nor waiting for a second person. */
export async function sumPayments(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
  during: Span,
): Promise<PaidSums> {
  const { rows } = await sql<PaidSums>`select ${sums} ${counted(organizationId, employeeIds, during)}`.execute(tx);
  const [whole] = rows;
  if (whole === undefined) throw new Error('a sum of nothing is a row of zeros');
  return whole;
}

/** Of each of some payments what its employee was paid during a span, itself among the payments that are added up. */
export async function sumOfEach(
  tx: Transaction,
  organizationId: string,
  paymentIds: readonly string[],
  { from, to }: Span,
): Promise<ReadonlyMap<string, PaidSums & { readonly paymentIds: readonly string[] }>> {
  const { rows } = await sql<PaidSums & { readonly each: string; readonly paymentIds: readonly string[] }>`
    select o.id as each, array_agg(p.id order by p.transacted_at, p.id) as payment_ids, ${sums}
    from payments o join (
      payments p
      left join payment_voids v on v.organization_id = p.organization_id and v.payment_id = p.id
      left join payment_approvals a on a.organization_id = p.organization_id and a.payment_id = p.id
    ) on p.organization_id = o.organization_id and p.employee_id = o.employee_id
    where o.organization_id = ${organizationId} and o.id = any (${[...paymentIds]}::uuid[]) and ${counts}
      and p.transacted_at >= ${formatInstant(from)} and p.transacted_at < ${formatInstant(to)}
    group by o.id
  `.execute(tx);
  return new Map(rows.map(({ each, ...paid }) => [each, paid]));
}
