import { may } from '../../domain/access/may.ts';
import { photoUrlOf } from '../../domain/people/photo-url.ts';
import { toldToOther } from '../../domain/schedule/offer.ts';
import type { ActorContext } from '../kernel/context.ts';
import { listMembers, worksAt } from '../team/read.ts';
import type { KnownShift } from './published.repository.ts';
import { weighTakings } from './show-conflicts.ts';

/** Who works at the location of a shift besides the actor, and of each who cannot work it why not, as far as a colleague hears it. */
export async function listColleagues(ctx: ActorContext, shift: KnownShift) {
  const { tx, actor } = ctx;
  const all = await listMembers(tx, actor.organizationId, { at: [shift.locationId] });
  const others = all.filter(({ status, employeeId }) => status === 'active' && employeeId !== actor.employeeId);
  const takings = others.map((member) => ({ shift, employeeId: member.employeeId, member }));
  return (await weighTakings(ctx, takings, 'refusals')).map(({ taking: { member }, weight: { unfit } }) => {
    const { employeeId, firstName, lastName } = member;
    const seesPhoto = may(actor, 'see_photo', { employeeId, locationIds: worksAt(member) });
    return {
      employeeId,
      name: `${firstName} ${lastName}`,
      photoUrl: seesPhoto ? photoUrlOf(member) : null,
      unfit: unfit === undefined ? null : toldToOther(unfit),
    };
  });
}
