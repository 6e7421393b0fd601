import type { StubFacts } from '../../domain/payroll/pay-stub.ts';
import type { Transaction } from '../kernel/transaction.ts';

interface Which {
  readonly organizationId: string;
  readonly paymentId: string;
}

export async function insertStub(tx: Transaction, which: Which, facts: StubFacts): Promise<void> {
  await tx
    .insertInto('payStubs')
    .values({ ...which, facts: JSON.stringify(facts) })
    .execute();
}

export async function findStub(tx: Transaction, { organizationId, paymentId }: Which): Promise<StubFacts | undefined> {
  const row = await tx
    .selectFrom('payStubs')
    .select('facts')
    .where('organizationId', '=', organizationId)
    .where('paymentId', '=', paymentId)
    .executeTakeFirst();
  // Written by nobody but `insertStub`.
  return row?.facts as unknown as StubFacts | undefined;
}
