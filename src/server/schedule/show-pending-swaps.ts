import type { readPendingSwaps as endpoint } from '../../contract/schedule/pending-swaps.ts';
import { mayAt } from '../../domain/access/may.ts';
import { accept } from '../../domain/kernel/result.ts';
import { listPending } from '../approvals/read.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import { changingAmong, lapsesOf } from './lapse-swaps.ts';
import { promisedIn } from './read-promised.ts';
import { headingOf, shownProposal, type Lapses } from './read-swap-state.ts';
import { weighTakings } from './show-conflicts.ts';
import { listOffersOf, listSteps, listSwaps, type StoredStep, type StoredSwap } from './swaps.repository.ts';

/** As many as the tab shows. */
const mostPending = 100;

/** The swaps that wait for the actor's answer. */
export const readPendingSwaps: UseCase<typeof endpoint> = async (ctx, { query }) => {
  const { tx, actor } = ctx;
  const { organizationId, employeeId } = actor;
  const most = query.offer === undefined ? mostPending : Number.MAX_SAFE_INTEGER;
  const all = await listPending(ctx, 'swap', most);
  const offers = await listOffersOf(
    tx,
    organizationId,
    all.map(({ subjectId }) => subjectId),
  );
  const isAsked = (offerId: string | undefined) => query.offer === undefined || offerId === query.offer;
  const waiting = all.filter(({ subjectId }) => isAsked(offers.get(subjectId)));
  const offerIds = waiting.flatMap(({ subjectId }) => offers.get(subjectId) ?? []);
  const swaps = await listSwaps(tx, organizationId, offerIds);
  const lapses = await lapsesOf(ctx, organizationId, swaps);
  const changing = await changingAmong(tx, organizationId, lapses.known);
  const promised = await promisedIn(ctx, swaps);
  const steps = Map.groupBy(await listSteps(tx, organizationId, offerIds), ({ offerId }) => offerId);
  const standing = swaps.filter((swap) => lapses.ofOffer(swap) === undefined);
  const brought = query.with === 'effects' ? await effectsOf(ctx, standing, lapses) : undefined;
  const found = waiting.flatMap(({ request, subjectId }) => {
    const swap = swaps.find(({ offerId }) => offerId === offers.get(subjectId));
    const proposal = swap?.proposals.find(({ id }) => id === subjectId);
    if (swap === undefined || proposal === undefined) return [];
    const { offerId, shift, by } = headingOf(swap, promised, lapses);
    const inReturn = shownProposal(swap, proposal, promised, lapses).shift;
    const isHeldUp = changing.has(swap.shiftId) || changing.has(proposal.shiftId ?? '');
    return [
      {
        request,
        offerId,
        by,
        taker: { employeeId: proposal.by, name: proposal.byName },
        shift,
        inReturn,
        answersForReturn: inReturn === null || mayAt(actor, 'decide_requests', inReturn.location.id),
        lapse: lapses.ofOffer(swap) ?? lapses.ofProposal(proposal) ?? (isHeldUp ? ('changing' as const) : null),
        isOwn: [swap.offeredBy, proposal.by].includes(employeeId),
        remark: lastRemark(steps.get(offerId) ?? []),
        effects: brought === undefined ? null : (brought.get(proposal.id) ?? []),
      },
    ];
  });
  return accept({ swaps: found });
};

/** What was last written in a swap, and by whom. */
function lastRemark(steps: readonly StoredStep[]) {
  const last = steps.findLast(({ remark }) => remark !== null);
  if (last === undefined || last.remark === null) return null;
  return { by: last.takenByName, text: last.remark };
}

/** Of the agreed swaps, what each would bring for its two people that a rule of the organization minds, by the proposal. */
async function effectsOf(ctx: ActorContext, swaps: readonly StoredSwap[], { known, ofProposal }: Lapses) {
  const takings = swaps.flatMap((swap) => {
    const agreed = swap.proposals.find(({ outcome }) => outcome === 'agreed');
    const offered = known.get(swap.shiftId);
    if (agreed === undefined || offered === undefined || ofProposal(agreed) !== undefined) return [];
    const returned = agreed.shiftId === null ? undefined : known.get(agreed.shiftId);
    const of = { proposalId: agreed.id };
    const taker = { ...of, shift: offered, instead: returned, employeeId: agreed.by, name: agreed.byName };
    if (returned === undefined) return [taker];
    const giver = { ...of, shift: returned, instead: offered, employeeId: swap.offeredBy, name: swap.offeredByName };
    return [giver, taker];
  });
  const effects = (await weighTakings(ctx, takings)).map(({ taking, weight: { unfit, warnings, askWhy } }) => {
    const { proposalId, employeeId, name } = taking;
    const speaks = { refused: unfit ?? null, warnings: [...warnings], needsReason: askWhy.length > 0 };
    return { proposalId, effect: { person: { employeeId, name }, ...speaks } };
  });
  const byProposal = Map.groupBy(effects, ({ proposalId }) => proposalId);
  return new Map([...byProposal].map(([id, of]) => [id, of.map(({ effect }) => effect)]));
}
