import type { ActorContext } from '../kernel/context.ts';
import { tellEach, type Spoken } from '../notifications/tell-each.ts';
import { tellPerson } from '../notifications/tell-person.ts';
import { findKnown, type KnownShift } from './published.repository.ts';
import { tellEditors, tellEverybodyAt } from './tell-planned.ts';
import { aboutShift } from './tell-swap.ts';

/** Tells of a shift that is offered: whom it is offered to alone, or everybody who could take it, as they chose; and them and whoever plans there on their open screens. */
export async function tellOffer(
  ctx: ActorContext,
  shift: KnownShift,
  reached: readonly { readonly employeeId: string }[],
  { offerId, to, note }: { readonly offerId: string; readonly to: string | null; readonly note: string | null },
): Promise<void> {
  const { organizationId } = ctx.actor;
  for (const { employeeId } of reached) ctx.announce({ organizationId, employeeId }, 'schedule');
  const about = await aboutShift(ctx, ctx.actor, { ...shift, offerId });
  const facts = (spoken: Spoken) => ({ ...about(spoken), note: note ?? '' });
  if (to === null) {
    // It is among those that can be taken; who could take it has no part in the swap yet.
    const amongOthers = (spoken: Spoken) => ({ ...facts(spoken), link: '/schedule?show=open' as const });
    const notices = reached.map(({ employeeId }) => ({ employeeId, aboutId: offerId, facts: amongOthers }));
    await tellEach(ctx, organizationId, 'shift_offered_to_all', notices);
  } else {
    await tellPerson(ctx, { organizationId, employeeId: to }, { kind: 'shift_offered', aboutId: offerId, facts });
  }
  ctx.announce(ctx.actor, 'schedule');
  await tellEditors(ctx, [shift.locationId]);
}

/** Has everybody who works at the place of a shift, and whoever plans it, look again. */
export async function tellPlaces(ctx: ActorContext, shiftId: string): Promise<void> {
  const shift = await findKnown(ctx.tx, ctx.actor.organizationId, shiftId);
  if (shift !== undefined) await tellEverybodyAt(ctx, [shift.locationId]);
}
