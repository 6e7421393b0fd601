import type { readCandidates as candidatesEndpoint, readOffers as endpoint } from '../../contract/schedule/offers.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { isChanging, stateOfOffer } from '../../domain/schedule/offer.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import { lapsesOf } from './lapse-swaps.ts';
import { listOpenOffers, type StoredOffer } from './offers.repository.ts';
import { findKnown, listToCome, type KnownShift } from './published.repository.ts';
import { readCounting } from './read-counting.ts';
import { ownShift, weeksAhead } from './read.ts';
import { listShifts } from './shifts.repository.ts';
import { weighTakings } from './show-conflicts.ts';
import { listColleagues } from './show-unfit.ts';
import { findNeedsApproval } from './swap-rules.repository.ts';
import { listSwaps, type StoredSwap } from './swaps.repository.ts';

/** To whom one's own shift could be offered, and of each who cannot work it why not. */
export const readCandidates: UseCase<typeof candidatesEndpoint> = async (ctx, { params: { shiftId } }) => {
  const { tx, actor } = ctx;
  const known = await findKnown(tx, actor.organizationId, shiftId);
  if (known?.employeeId !== actor.employeeId) return refuse('not_found');
  return accept({ candidates: await listColleagues(ctx, known) });
};

/** The shifts to come that the actor offers or proposes in return, and those that colleagues do, however far ahead, and those of nobody in some weeks. */
export const readOffers: UseCase<typeof endpoint> = async (ctx) => {
  const { tx, actor } = ctx;
  const { organizationId, employeeId, locationIds } = actor;
  const { standing, free } = await listTakeable(ctx);
  const swaps = await listSwaps(
    tx,
    organizationId,
    standing.map(({ offer }) => offer.id),
  );
  const { ofProposal } = await lapsesOf(ctx, organizationId, swaps);
  // With whoever is not there any more nothing is agreed.
  const agreedIn = (swap: StoredSwap) =>
    swap.proposals.some((proposal) => proposal.outcome === 'agreed' && ofProposal(proposal) === undefined);
  const agreed = new Set(swaps.filter(agreedIn).map(({ offerId }) => offerId));
  const proposed = swaps.flatMap(({ offerId, offeredByName, proposals }) =>
    proposals.flatMap((proposal) => {
      const { by, shiftId, outcome } = proposal;
      const stands = (outcome === null || outcome === 'agreed') && ofProposal(proposal) === undefined;
      if (by !== employeeId || shiftId === null || !stands) return [];
      return [{ offerId, shiftId, to: offeredByName, isAgreed: outcome === 'agreed' }];
    }),
  );
  const mine = standing.filter(({ offer }) => offer.offeredBy === employeeId);
  // What is being planned otherwise stays offered, and nobody can take it.
  const forThem = standing.filter(
    ({ offer, state }) =>
      state === 'open' &&
      offer.offeredBy !== employeeId &&
      (offer.offeredTo === null || offer.offeredTo === employeeId) &&
      !agreed.has(offer.id),
  );
  const theirs = [...forThem, ...free].filter(({ known }) => locationIds.includes(known.locationId));
  return accept({
    proposed,
    mine: mine.map(({ known, offer }) => ({
      offerId: offer.id,
      shiftId: known.shiftId,
      to: offer.offeredToName,
      note: offer.note,
      offeredAt: offer.offeredAt,
      isAgreed: agreed.has(offer.id),
    })),
    takeable: await showTakeable(
      ctx,
      theirs.toSorted((a, b) => a.known.startsAt - b.known.startsAt),
      swaps,
    ),
  });
};

/** A shift that somebody could take: offered by a colleague, or nobody's. */
interface Takeable {
  readonly known: KnownShift;
  readonly offer: StoredOffer | undefined;
}

/** What is offered of the shifts to come and not over, and which of them are nobody's and to be had. */
async function listTakeable({ tx, actor: { organizationId }, now }: ActorContext) {
  const toCome = await listToCome(tx, organizationId, now, weeksAhead);
  const offers = await listOpenOffers(
    tx,
    organizationId,
    toCome.map(({ shiftId }) => shiftId),
  );
  const open = toCome.filter((known) => known.employeeId === null);
  const ids = new Set([...offers, ...open].map(({ shiftId }) => shiftId));
  const planned = new Map(
    (await listShifts(tx, organizationId, [...ids])).map((shift) => [shift.shiftId, shift.planned]),
  );
  const standing = toCome.flatMap((known) => {
    const offer = offers.find((one) => one.shiftId === known.shiftId);
    const state = offer && stateOfOffer(offer, { known, planned: planned.get(known.shiftId) }, now);
    return offer !== undefined && (state === 'open' || state === 'changing') ? [{ known, offer, state }] : [];
  });
  const free = open.flatMap((known) =>
    isChanging({ known, planned: planned.get(known.shiftId) }) ? [] : [{ known, offer: undefined }],
  );
  return { standing, free };
}

/** Each as the actor has it before them: what speaks against it for them, and whether they have proposed something in return. */
async function showTakeable(ctx: ActorContext, takeable: readonly Takeable[], swaps: readonly StoredSwap[]) {
  const { tx, actor } = ctx;
  const { organizationId, employeeId } = actor;
  const isMineStanding = ({ by, outcome }: StoredSwap['proposals'][number]) => by === employeeId && outcome === null;
  const proposedIn = new Set(swaps.filter((swap) => swap.proposals.some(isMineStanding)).map(({ offerId }) => offerId));
  const needsApproval = await findNeedsApproval(tx, organizationId);
  const { minutesOf } = await readCounting(tx, organizationId, [employeeId]);
  const takings = takeable.map(({ known, offer }) => ({ shift: known, employeeId, offer }));
  return (await weighTakings(ctx, takings)).map(({ taking: { shift, offer }, weight }) => ({
    shift: ownShift(shift, minutesOf(shift, employeeId)),
    offer:
      offer === undefined
        ? null
        : {
            offerId: offer.id,
            by: offer.offeredByName,
            note: offer.note,
            isForReaderAlone: offer.offeredTo === employeeId,
            hasProposed: proposedIn.has(offer.id),
          },
    unfit: weight.unfit ?? null,
    lack: weight.lack ?? null,
    warnings: [...weight.warnings],
    needsReason: weight.askWhy.length > 0 && (offer === undefined || !needsApproval),
  }));
}
