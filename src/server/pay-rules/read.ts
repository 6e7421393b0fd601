import type { PlainDate } from '../../domain/kernel/time.ts';
import { assignedPolicy, type PolicyHolder } from '../../domain/pay-rules/assigned-policy.ts';
import type { PayPolicy } from '../../domain/pay-rules/pay-policy.ts';
import { federal } from '../../domain/pay-rules/presets.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { listAllVersions, listVersions } from './repository.ts';

/** Tells the policy that a person is paid by on a date: federal law where none is in force for them. */
export async function readPolicies(
  tx: Transaction,
  organizationId: string,
  holder: PolicyHolder,
): Promise<(on: PlainDate) => PayPolicy> {
  const versions = await listVersions(tx, organizationId, holder);
  return (on) => assignedPolicy(versions, holder, on) ?? federal;
}

/** The same for everybody of an organization, from one question. */
export async function readAssignments(
  tx: Transaction,
  organizationId: string,
): Promise<(holder: PolicyHolder, on: PlainDate) => PayPolicy> {
  const versions = await listAllVersions(tx, organizationId);
  return (holder, on) => assignedPolicy(versions, holder, on) ?? federal;
}
