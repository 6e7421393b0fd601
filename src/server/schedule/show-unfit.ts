import { may } from '../../domain/access/may.ts';
import { photoUrlOf } from '../../domain/people/photo-url.ts';
import { couldExchange, toldToOther, type WeighedExchange } from '../../domain/schedule/offer.ts';
import { isSameWork } from '../../domain/schedule/shift.ts';
import type { ActorContext } from '../kernel/context.ts';
import { listMembers, worksAt } from '../team/read.ts';
import { listKnown, listKnownDuring, type KnownShift } from './published.repository.ts';
import { weighTakings } from './show-conflicts.ts';

/** Who works at the location of a shift of the actor’s besides them, and of each who cannot work it why not, as far as a colleague hears it, and whether they could for a shift of theirs. */
export async function listColleagues(ctx: ActorContext, shift: KnownShift) {
  const { tx, actor } = ctx;
  const all = await listMembers(tx, actor.organizationId, { at: [shift.locationId] });
  const others = all.filter(({ status, employeeId }) => status === 'active' && employeeId !== actor.employeeId);
  const takings = others.map((member) => ({ shift, employeeId: member.employeeId, member }));
  const weighed = await weighTakings(ctx, takings, 'refusals');
  const busy = weighed.flatMap(({ taking, weight }) => (weight.unfit === 'works_then' ? [taking.employeeId] : []));
  const exchanges = await weighExchanges(ctx, shift, busy);
  return weighed.map(({ taking: { member }, weight: { unfit } }) => {
    const { employeeId, firstName, lastName } = member;
    const seesPhoto = may(actor, 'see_photo', { employeeId, locationIds: worksAt(member) });
    return {
      employeeId,
      name: `${firstName} ${lastName}`,
      photoUrl: seesPhoto ? photoUrlOf(member) : null,
      unfit: unfit === undefined ? null : toldToOther(unfit),
      couldExchange: couldExchange(unfit, exchanges.get(employeeId) ?? []),
    };
  });
}

/** For each shift to come of some colleagues that overlaps one of the actor’s, what would hinder either of the two in an exchange; by the colleague. */
async function weighExchanges(
  ctx: ActorContext,
  shift: KnownShift,
  employeeIds: readonly string[],
): Promise<ReadonlyMap<string, readonly WeighedExchange[]>> {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId } = actor;
  if (employeeIds.length === 0) return new Map();
  const during = { from: shift.startsAt, to: shift.endsAt };
  const ids = (await listKnownDuring(tx, organizationId, employeeIds, during)).map(({ shiftId }) => shiftId);
  // What has begun, or is the same work, nobody proposes in return.
  const returns = (await listKnown(tx, organizationId, ids)).flatMap((one) =>
    one.employeeId !== null && one.startsAt > now && !isSameWork(one, shift) ? [{ one, by: one.employeeId }] : [],
  );
  const forTaker = returns.map(({ one, by }) => ({ shift, instead: one, employeeId: by }));
  const forGiver = returns.map(({ one }) => ({ shift: one, instead: shift, employeeId }));
  const ofGiver = new Map(
    (await weighTakings(ctx, forGiver, 'refusals')).map(({ taking, weight }) => [taking.shift.shiftId, weight.unfit]),
  );
  const exchanges = (await weighTakings(ctx, forTaker, 'refusals')).map(({ taking, weight }) => ({
    by: taking.employeeId,
    taker: weight.unfit,
    giver: ofGiver.get(taking.instead.shiftId),
  }));
  return Map.groupBy(exchanges, ({ by }) => by);
}
