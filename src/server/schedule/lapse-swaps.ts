import { isChanging, lapseOf, type Lapse } from '../../domain/schedule/offer.ts';
import { proceed, type SwapStep } from '../../domain/schedule/swap.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { Context } from '../kernel/context.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { keepSwap } from './keep-swap.ts';
import { listKnown, type KnownShift } from './published.repository.ts';
import { holdShifts, listShifts } from './shifts.repository.ts';
import { listOffersOn, listOffersWith, listSwaps, type StoredProposal, type StoredSwap } from './swaps.repository.ts';
import { tellOpenAgain } from './tell-open-again.ts';
import { tellSwap } from './tell-swap.ts';

/**
 * Ends the swaps about some shifts that are not any more what was offered, or proposed in return: they began, were published otherwise,
 * or whose they were has left. Those concerned are told why. What is only planned otherwise may be planned back, and ends nothing.
 */
export async function lapseSwaps(ctx: Context, organizationId: string, shiftIds: readonly string[]): Promise<void> {
  const { tx } = ctx;
  const ids = await listOffersOn(tx, organizationId, shiftIds);
  const swaps = await listSwaps(tx, organizationId, ids, 'hold');
  const lapse = await lapsesOf(ctx, organizationId, swaps);
  for (const swap of swaps) {
    const ofOffer = lapse.ofOffer(swap);
    if (ofOffer !== undefined) {
      await end(ctx, organizationId, swap, { kind: 'lapse' }, ofOffer);
      continue;
    }
    let now = swap;
    for (const proposal of swap.proposals) {
      const why = isStanding(proposal) ? lapse.ofProposal(proposal) : undefined;
      if (why !== undefined) {
        now = await end(ctx, organizationId, now, { kind: 'lapse_proposal', proposalId: proposal.id }, why);
      }
    }
  }
}

/**
 * Ends what somebody who is suspended offered or proposed, and tells the others. It does not begin again where they are reinstated: what they
 * still want to give away they offer anew.
 */
export async function lapseSwapsOf(ctx: Context, key: EmployeeKey): Promise<void> {
  const { organizationId } = key;
  const ids = await listOffersWith(ctx.tx, key, ctx.now, mostAtOnce);
  const swaps = await listSwaps(ctx.tx, organizationId, ids);
  const shiftIds = swaps.filter(({ outcome }) => outcome === null).map(({ shiftId }) => shiftId);
  await lapseSwaps(ctx, organizationId, shiftIds);
}

/** More than anybody has a part in at once. */
const mostAtOnce = 1_000;

const isStanding = ({ outcome }: StoredProposal): boolean => outcome === null || outcome === 'agreed';

async function end(
  ctx: Context,
  organizationId: string,
  swap: StoredSwap,
  step: Extract<SwapStep, { readonly kind: 'lapse' | 'lapse_proposal' }>,
  why: Lapse,
): Promise<StoredSwap> {
  const next = proceed(swap, step, false);
  if (!next.ok) throw new Error(`a swap that is open does not lapse: ${next.refusal}`);
  await keepSwap(ctx, organizationId, swap, { step, next: next.value }, { why });
  await writeAudit(ctx, { organizationId, employeeId: undefined, action: 'swap.lapsed', subjectId: swap.offeredBy });
  await tellSwap(ctx, organizationId, { swap, next: next.value, step }, { why });
  await tellOpenAgain(ctx, organizationId, swap, next.value);
  const [after = swap] = await listSwaps(ctx.tx, organizationId, [swap.offerId]);
  return after;
}

/** Of some swaps, why the shift of each and those in return are no longer what they were, by what people know. */
export async function lapsesOf({ tx, now }: Context, organizationId: string, swaps: readonly StoredSwap[]) {
  const ids = swaps.flatMap(({ shiftId, proposals }) => [
    shiftId,
    ...proposals.flatMap((proposal) => proposal.shiftId ?? []),
  ]);
  const known = new Map((await listKnown(tx, organizationId, ids)).map((shift) => [shift.shiftId, shift]));
  const of = (shiftId: string, promised: Parameters<typeof lapseOf>[0]): Lapse | undefined =>
    lapseOf(promised, known.get(shiftId), now);
  return {
    known,
    ofOffer: (swap: StoredSwap) => of(swap.shiftId, { ...swap, employeeId: swap.offeredBy }),
    /** Of whoever takes without return nothing is promised, but that they are there. */
    ofProposal: ({ shiftId, by, publicationId, hasLeft }: StoredProposal) => {
      if (shiftId === null) return hasLeft ? ('left' as const) : undefined;
      return of(shiftId, { employeeId: by, publicationId, hasLeft });
    },
  };
}

/** Of some shifts, those that are planned otherwise than people know them: until that is published or undone they stay whose they are. */
export async function changingAmong(
  tx: Transaction,
  organizationId: string,
  known: ReadonlyMap<string, KnownShift>,
): Promise<ReadonlySet<string>> {
  const stored = await listShifts(tx, organizationId, [...known.keys()]);
  const changing = stored.filter(({ shiftId, planned }) => isChanging({ known: known.get(shiftId), planned }));
  return new Set(changing.map(({ shiftId }) => shiftId));
}

/** The shifts of a swap, held as they are known and planned until the transaction ends. */
export async function holdBoth(ctx: Context, organizationId: string, swap: StoredSwap, shiftId: string | null) {
  const ids = [swap.shiftId, ...(shiftId === null ? [] : [shiftId])];
  const stored = await holdShifts(ctx.tx, organizationId, ids);
  const known = await listKnown(ctx.tx, organizationId, ids);
  return (id: string) => ({
    planned: stored.find((one) => one.shiftId === id)?.planned,
    known: known.find((one) => one.shiftId === id),
  });
}
