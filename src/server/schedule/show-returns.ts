import type { ReturnShift, readReturns as endpoint } from '../../contract/schedule/proposals.ts';
import { mayAt } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { addMilliseconds, millisecondsPerHour } from '../../domain/kernel/time.ts';
import { toldToOther, type Weight } from '../../domain/schedule/offer.ts';
import { isSameWork } from '../../domain/schedule/shift.ts';
import type { UseCase } from '../kernel/route.ts';
import { findKnown, listKnownOf } from './published.repository.ts';
import { readCounting } from './read-counting.ts';
import { ownShift, weeksAhead } from './read.ts';
import { weighTakings } from './show-conflicts.ts';
import { findNeedsApproval } from './swap-rules.repository.ts';
import { listSwaps } from './swaps.repository.ts';

const day = 24 * millisecondsPerHour;

/** The actor's own shifts from now until some weeks after the one offered, and of each that they could not propose in return why not. */
export const readReturns: UseCase<typeof endpoint> = async (ctx, { params: { offerId } }) => {
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
