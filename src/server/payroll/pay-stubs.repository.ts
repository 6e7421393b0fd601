import { sql } from 'kysely';
import type { PayStubReply } from '../../contract/payroll/pay-stub.ts';
import type { StubFacts } from '../../domain/payroll/pay-stub.ts';
import type { Transaction } from '../kernel/transaction.ts';

interface Which {
  readonly organizationId: string;
  readonly paymentId: string;
}

export async function insertStubs(
  tx: Transaction,
  organizationId: string,
  stubs: readonly { readonly paymentId: string; readonly facts: StubFacts }[],
): Promise<void> {
  if (stubs.length === 0) return;
  await tx
    .insertInto('payStubs')
    .values(stubs.map(({ paymentId, facts }) => ({ organizationId, paymentId, facts: JSON.stringify(facts) })))
    .execute();
}

export async function findStub(tx: Transaction, { organizationId, paymentId }: Which): Promise<StubFacts | undefined> {
  const row = await tx
    .selectFrom('payStubs')
    .select('facts')
    .where('organizationId', '=', organizationId)
    .where('paymentId', '=', paymentId)
    .executeTakeFirst();
  // Written by nobody but `insertStubs`.
  return row?.facts as unknown as StubFacts | undefined;
}

type YearPayment = NonNullable<PayStubReply['yearToDate']['payments']>[number];

/** Payments that a year to date adds up, the earliest first, and whether they were voided since. */
export async function listYearPayments(
  tx: Transaction,
  organizationId: string,
  paymentIds: readonly string[],
): Promise<readonly YearPayment[]> {
  const { rows } = await sql<YearPayment>`
    select p.id as payment_id, p.week_ends_on, p.worked_minutes as minutes, p.total_cents, p.deductions_cents, p.final_cents,
      v.payment_id is not null as is_void
    from payments p
    left join payment_voids v on v.organization_id = p.organization_id and v.payment_id = p.id
    where p.organization_id = ${organizationId} and p.id = any (${[...paymentIds]}::uuid[])
    order by p.transacted_at, p.id
  `.execute(tx);
  return rows;
}
