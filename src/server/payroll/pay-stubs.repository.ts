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
