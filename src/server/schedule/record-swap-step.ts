import { accept, refuse, type Accepted, type Refusal } from '../../domain/kernel/result.ts';
import { proceed, type SwapRefusal, type SwapStep } from '../../domain/schedule/swap.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { Context } from '../kernel/context.ts';
import { keepSwap } from './keep-swap.ts';
import { listSwaps, type StoredSwap } from './swaps.repository.ts';
import { tellOpenAgain } from './tell-open-again.ts';
import { tellSwap } from './tell-swap.ts';

/** A step by which somebody says no, or takes back what they said: no shift ever moves by it. */
type Refusing = Extract<
  SwapStep,
  { readonly kind: 'withdraw' | 'decline' | 'decline_proposal' | 'withdraw_proposal' | 'reject' }
>;

const auditOf = {
  withdraw: 'shift.offer_withdrawn',
  decline: 'shift.offer_declined',
  decline_proposal: 'swap.proposal_declined',
  withdraw_proposal: 'swap.proposal_withdrawn',
} as const;

/** Records that somebody said no; the others concerned are told. */
export async function recordSwapStep<Step extends Refusing>(
  ctx: Context,
  organizationId: string,
  offerId: string,
  step: Step,
  remark: string | null = null,
): Promise<Accepted<StoredSwap> | Refusal<SwapRefusal<Step['kind']>>> {
  const [swap] = await listSwaps(ctx.tx, organizationId, [offerId], 'hold');
  if (swap === undefined) return refuse('not_found');
  const next = proceed(swap, step, false);
  if (!next.ok) return next;
  await keepSwap(ctx, organizationId, swap, { step, next: next.value }, { remark });
  // A rejection is in the log already, as every answer of a manager.
  if (step.kind !== 'reject') {
    const subjectId = step.kind === 'decline_proposal' ? proposerIn(swap, step.proposalId) : swap.offeredBy;
    const entry = { organizationId, employeeId: step.by, subjectId, details: { offerId } };
    await writeAudit(ctx, { ...entry, action: auditOf[step.kind] });
  }
  await tellSwap(ctx, organizationId, { swap, next: next.value, step }, { remark });
  await tellOpenAgain(ctx, organizationId, swap, next.value);
  return accept(swap);
}

const proposerIn = ({ proposals, offeredBy }: StoredSwap, proposalId: string): string =>
  proposals.find(({ id }) => id === proposalId)?.by ?? offeredBy;
