import type { PlainDate } from '../../domain/kernel/time.ts';
import type { PayPolicy } from '../../domain/pay-rules/pay-policy.ts';
import { federal } from '../../domain/pay-rules/presets.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { findPolicy } from './repository.ts';

/** The policy that holds for an organization on a date: federal law where it has set none. */
export async function policyInForce(tx: Transaction, organizationId: string, on: PlainDate): Promise<PayPolicy> {
  return (await findPolicy(tx, organizationId, on)) ?? federal;
}
