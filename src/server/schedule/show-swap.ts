import type { readPendingSwaps as pendingEndpoint } from '../../contract/schedule/pending-swaps.ts';
import type { ReturnShift, readReturns as returnsEndpoint } from '../../contract/schedule/proposals.ts';
import type { readSwapRules as rulesEndpoint } from '../../contract/schedule/swap-rules.ts';
import type { readSwap as endpoint, readSwaps as swapsEndpoint } from '../../contract/schedule/swaps.ts';
import { mayAt, placesOf } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { addMilliseconds, millisecondsPerHour } from '../../domain/kernel/time.ts';
import { toldToOther, type Lapse, type Weight } from '../../domain/schedule/offer.ts';
import { isSameWork } from '../../domain/schedule/shift.ts';
import { agreedIn } from '../../domain/schedule/swap.ts';
import { listPending } from '../approvals/read.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import { lapsesOf } from './lapse-swaps.ts';
import { findKnown, listKnownOf } from './published.repository.ts';
import { readCounting } from './read-counting.ts';
import { becameIn, promisedIn, type PromisedAs } from './read-promised.ts';
import { ownShift, weeksAhead } from './read.ts';
import { weighTakings } from './show-conflicts.ts';
import { findNeedsApproval } from './swap-rules.repository.ts';
import {
  listOffersOf,
  listOffersWith,
  listSteps,
  listSwaps,
  type StoredProposal,
  type StoredStep,
  type StoredSwap,
} from './swaps.repository.ts';
import { concernedIn } from './tell-swap.ts';

const day = 24 * millisecondsPerHour;
/** How far back swaps are listed, and how many. */
const daysBack = 42;
const mostListed = 20;
/** As many as the tab shows. */
const mostPending = 100;

export const readSwapRules: UseCase<typeof rulesEndpoint> = async ({ tx, actor }) =>
  accept({ needsApproval: await findNeedsApproval(tx, actor.organizationId) });

/** Whether the actor may know of a swap: they have a part in it, or answer requests where its shift was as it was offered. */
export const isSeenBy = (actor: ActorContext['actor'], swap: StoredSwap): boolean =>
  partakersOf(swap).includes(actor.employeeId) || mayAt(actor, 'decide_requests', swap.locationId);

/** Whoever ever had a part in it, also those whose answer is over. */
const partakersOf = ({ offeredBy, offeredTo, proposals }: StoredSwap) => [
  offeredBy,
  offeredTo,
  ...proposals.map(({ by }) => by),
];

/** A swap, where the actor may know of it. */
export async function findSeenSwap({ tx, actor }: ActorContext, offerId: string): Promise<StoredSwap | undefined> {
  const [swap] = await listSwaps(tx, actor.organizationId, [offerId]);
  return swap !== undefined && isSeenBy(actor, swap) ? swap : undefined;
}

/** The swaps in which the actor has a part, the latest first. */
export const readSwaps: UseCase<typeof swapsEndpoint> = async (ctx) => {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId } = actor;
  const ids = await listOffersWith(tx, actor, addMilliseconds(now, -daysBack * day), mostListed);
  const swaps = (await listSwaps(tx, organizationId, ids)).filter((swap) => concernedIn(swap).includes(employeeId));
  const lapses = await lapsesOf(ctx, organizationId, swaps);
  const promised = await promisedIn(ctx, swaps);
  const steps = Map.groupBy(await listSteps(tx, organizationId, ids), ({ offerId }) => offerId);
  return accept({
    swaps: swaps.map((swap) => {
      const isOwn = swap.offeredBy === employeeId;
      const taken = steps.get(swap.offerId);
      const heading = headingOf(swap, promised, lapses, taken);
      const isOpen = heading.state === 'open';
      const open = swap.proposals.filter((one) => one.outcome === null && lapses.ofProposal(one) === undefined);
      const last = swap.proposals.findLast(({ by }) => by === employeeId);
      const answer = last === undefined ? null : stateOfProposal(last, lapses, taken);
      return Object.assign(heading, { isOwn, waiting: isOwn && isOpen ? open.length : 0, answer });
    }),
  });
};

type Lapses = Awaited<ReturnType<typeof lapsesOf>>;

/** Why it ended by itself, as its history has it; of an answer, its own end before that of the whole. */
function endIn(steps: readonly StoredStep[], proposalId?: string): Lapse | undefined {
  const own = steps.find((step) => step.kind === 'proposal_lapsed' && step.proposalId === proposalId);
  return (own ?? steps.find(({ kind }) => kind === 'lapsed'))?.why ?? undefined;
}

function headingOf(
  swap: StoredSwap,
  { promised, shownTo }: PromisedAs,
  { ofOffer }: Lapses,
  steps: readonly StoredStep[] = [],
) {
  const standing = agreedIn(swap) === undefined ? ('open' as const) : ('agreed' as const);
  return {
    offerId: swap.offerId,
    shift: shownTo(promised(swap), swap.offeredBy),
    by: { employeeId: swap.offeredBy, name: swap.offeredByName },
    state: (swap.outcome === 'lapsed' ? endIn(steps) : undefined) ?? swap.outcome ?? ofOffer(swap) ?? standing,
  };
}

/** One swap with all that was done and written in it. */
export const readSwap: UseCase<typeof endpoint> = async (ctx, { params: { offerId } }) => {
  const { tx, actor } = ctx;
  const swap = await findSeenSwap(ctx, offerId);
  if (swap === undefined) return refuse('not_found');
  const lapses = await lapsesOf(ctx, actor.organizationId, [swap]);
  const promised = await promisedIn(ctx, [swap]);
  const steps = await listSteps(tx, actor.organizationId, [offerId]);
  const became = await becameIn(ctx, swap, promised);
  const { offeredTo, offeredToName } = swap;
  const weights = await weightsOfProposals(ctx, swap, lapses);
  const needsApproval = await findNeedsApproval(tx, actor.organizationId);
  const answersThere = mayAt(actor, 'decide_requests', swap.locationId);
  const names = new Map([
    [swap.offeredBy, swap.offeredByName],
    ...swap.proposals.map(({ by, byName }) => [by, byName] as const),
  ]);
  return accept({
    ...headingOf(swap, promised, lapses, steps),
    to: offeredTo === null || offeredToName === null ? null : { employeeId: offeredTo, name: offeredToName },
    proposals: swap.proposals.map((proposal) => {
      const { warnings = [], askWhy = [] } = weights.get(proposal.id) ?? {};
      const needsReason = askWhy.length > 0 && !needsApproval;
      return Object.assign(shownProposal(swap, proposal, promised, lapses, steps), {
        warnings: [...warnings],
        needsReason,
      });
    }),
    steps: steps.map((step) => {
      // What somebody is warned of is theirs and their managers': the other of the two reads neither that nor the reason.
      const isTold = answersThere || step.takenBy === actor.employeeId;
      // Why a manager says no is about the two who had agreed: whoever else proposed does not read it.
      const isForThem = step.kind !== 'rejected' || answersThere || agreedBy(swap, step).includes(actor.employeeId);
      return Object.assign(shownStep(step), {
        remark: isForThem ? step.remark : null,
        became: became(step),
        warned: (isTold ? (step.warnings ?? []) : []).map(({ employeeId, warnings }) => ({
          person: { employeeId, name: names.get(employeeId) ?? '' },
          warnings: [...warnings],
        })),
        reason: isTold ? step.reason : null,
      });
    }),
  });
};

/** Of a step about a proposal, the two whom that would have had exchange. */
const agreedBy = ({ offeredBy, proposals }: StoredSwap, { proposalId }: StoredStep): readonly string[] => [
  offeredBy,
  ...proposals.flatMap(({ id, by }) => (id === proposalId ? [by] : [])),
];

const shownStep = ({ stepId, kind, takenBy, takenByName, takenAt: at, remark, why }: StoredStep) => ({
  stepId,
  kind,
  by: takenBy === null || takenByName === null ? null : { employeeId: takenBy, name: takenByName },
  at,
  remark,
  why,
});

/** Of what the actor may accept in return for a shift of theirs, what speaks against each for them. */
async function weightsOfProposals(
  ctx: ActorContext,
  swap: StoredSwap,
  { known, ofOffer, ofProposal }: Lapses,
): Promise<ReadonlyMap<string, Weight>> {
  const { employeeId } = ctx.actor;
  const offered = known.get(swap.shiftId);
  const isTheirs = swap.offeredBy === employeeId && swap.outcome === null && ofOffer(swap) === undefined;
  if (!isTheirs || offered === undefined) return new Map();
  const takings = swap.proposals.flatMap((proposal) => {
    const shift = known.get(proposal.shiftId ?? '');
    const isWaiting = proposal.outcome === null && ofProposal(proposal) === undefined;
    return shift !== undefined && isWaiting ? [{ shift, instead: offered, employeeId, proposalId: proposal.id }] : [];
  });
  const weighed = await weighTakings(ctx, takings);
  return new Map(weighed.map(({ taking, weight }) => [taking.proposalId, weight]));
}

/** What would be had in return is counted for whoever offered. */
function shownProposal(
  { offeredBy }: Pick<StoredSwap, 'offeredBy'>,
  proposal: StoredProposal,
  { promised, shownTo }: PromisedAs,
  lapses: Lapses,
  steps: readonly StoredStep[] = [],
) {
  const { id: proposalId, by, byName: name, shiftId } = proposal;
  return {
    proposalId,
    by: { employeeId: by, name },
    shift: shiftId === null ? null : shownTo(promised(proposal), offeredBy),
    state: stateOfProposal(proposal, lapses, steps),
  };
}

/** Where an answer stands, or how it ended. */
function stateOfProposal(proposal: StoredProposal, { ofProposal }: Lapses, steps: readonly StoredStep[] = []) {
  const { id, outcome } = proposal;
  const isStanding = outcome === null || outcome === 'agreed';
  const end = isStanding ? ofProposal(proposal) : outcome === 'lapsed' ? endIn(steps, id) : undefined;
  return end ?? outcome ?? ('waiting' as const);
}

/** The actor's own shifts from now until some weeks after the one offered, and of each that they could not propose in return why not. */
export const readReturns: UseCase<typeof returnsEndpoint> = async (ctx, { params: { offerId } }) => {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId } = actor;
  const [swap] = await listSwaps(tx, organizationId, [offerId]);
  const offered = swap && (await findKnown(tx, organizationId, swap.shiftId));
  if (swap === undefined || offered === undefined || !mayAt(actor, 'see_shifts', offered.locationId)) {
    return refuse('not_found');
  }
  const isForReader = swap.offeredTo === null || swap.offeredTo === employeeId;
  if (swap.offeredBy === employeeId || !isForReader) return refuse('not_found');
  const needsApproval = await findNeedsApproval(tx, organizationId);
  const span = { from: now, to: addMilliseconds(offered.startsAt, weeksAhead * 7 * day) };
  const own = (await listKnownOf(tx, actor, span)).filter(({ startsAt }) => startsAt > now);
  const others = own.filter((shift) => !isSameWork(shift, offered));
  const { minutesOf } = await readCounting(tx, organizationId, [employeeId]);
  const forReader = others.map((shift) => ({ shift: offered, instead: shift, employeeId }));
  const forOther = others.map((shift) => ({ shift, instead: offered, employeeId: swap.offeredBy }));
  const ofReader = new Map(
    (await weighTakings(ctx, forReader)).map(({ taking, weight }) => [taking.instead.shiftId, weight]),
  );
  const ofOther = new Map(
    (await weighTakings(ctx, forOther, 'refusals')).map(({ taking, weight }) => [taking.shift.shiftId, weight]),
  );
  return accept({
    shifts: own.map((shift) => {
      const unfit = returnUnfit(ofReader.get(shift.shiftId), ofOther.get(shift.shiftId));
      const { warnings = [], askWhy = [] } = (unfit === null && ofReader.get(shift.shiftId)) || {};
      const needsReason = askWhy.length > 0 && !needsApproval;
      return { shift: ownShift(shift, minutesOf(shift)), unfit, warnings: [...warnings], needsReason };
    }),
  });
};

/** Why a shift is not proposed in return; where nobody weighed it, it is the same work. */
function returnUnfit(ofReader: Weight | undefined, ofOther: Weight | undefined): ReturnShift['unfit'] {
  if (ofReader === undefined || ofOther === undefined) return { of: 'both' };
  if (ofReader.unfit !== undefined) return { of: 'reader', unfit: ofReader.unfit };
  return ofOther.unfit === undefined ? null : { of: 'other', unfit: toldToOther(ofOther.unfit) };
}

/** The swaps that wait for the actor's answer. */
export const readPendingSwaps: UseCase<typeof pendingEndpoint> = async (ctx, { query }) => {
  const { tx, actor } = ctx;
  const { organizationId, employeeId } = actor;
  const waiting = await listPending(tx, organizationId, 'swap', placesOf(actor, 'decide_requests'), mostPending);
  const offers = await listOffersOf(
    tx,
    organizationId,
    waiting.map(({ subjectId }) => subjectId),
  );
  const swaps = await listSwaps(tx, organizationId, [...offers.values()]);
  const lapses = await lapsesOf(ctx, organizationId, swaps);
  const promised = await promisedIn(ctx, swaps);
  const steps = Map.groupBy(await listSteps(tx, organizationId, [...offers.values()]), ({ offerId }) => offerId);
  const standing = swaps.filter((swap) => lapses.ofOffer(swap) === undefined);
  const brought = query.with === 'effects' ? await effectsOf(ctx, standing, lapses) : undefined;
  const found = waiting.flatMap(({ request, subjectId }) => {
    const swap = swaps.find(({ offerId }) => offerId === offers.get(subjectId));
    const proposal = swap?.proposals.find(({ id }) => id === subjectId);
    if (swap === undefined || proposal === undefined) return [];
    const { offerId, shift, by } = headingOf(swap, promised, lapses);
    const inReturn = shownProposal(swap, proposal, promised, lapses).shift;
    return [
      {
        request,
        offerId,
        by,
        taker: { employeeId: proposal.by, name: proposal.byName },
        shift,
        inReturn,
        answersForReturn: inReturn === null || mayAt(actor, 'decide_requests', inReturn.location.id),
        lapse: lapses.ofOffer(swap) ?? lapses.ofProposal(proposal) ?? null,
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
