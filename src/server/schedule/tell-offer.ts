import type { ActorContext } from '../kernel/context.ts';
import { tellPerson } from '../notifications/tell-person.ts';
import { findKnown, type KnownShift } from './published.repository.ts';
import { tellEditors, tellEverybodyAt } from './tell-planned.ts';
import { aboutShift } from './tell-swap.ts';

/** Tells of a shift that is offered: whom it is offered to alone as they chose, everybody who could take it, and whoever plans there, on their open screens. */
export async function tellOffer(
  ctx: ActorContext,
  shift: KnownShift,
  reached: readonly { readonly employeeId: string }[],
  /** Where it is for one alone. */
  toOne: { readonly offerId: string; readonly note: string | null } | undefined,
): Promise<void> {
  const { organizationId } = ctx.actor;
  for (const { employeeId } of reached) {
    ctx.announce({ organizationId, employeeId }, 'schedule');
    if (toOne === undefined) continue;
    const { offerId } = toOne;
    const facts = await aboutShift(ctx, ctx.actor, { ...shift, offerId });
    await tellPerson(
      ctx,
      { organizationId, employeeId },
      {
        kind: 'shift_offered',
        aboutId: offerId,
        facts: (spoken) => ({ ...facts(spoken), note: toOne.note ?? '' }),
      },
    );
  }
  ctx.announce(ctx.actor, 'schedule');
  await tellEditors(ctx, [shift.locationId]);
}

/** Has everybody who works at the place of a shift, and whoever plans it, look again. */
export async function tellPlaces(ctx: ActorContext, shiftId: string): Promise<void> {
  const shift = await findKnown(ctx.tx, ctx.actor.organizationId, shiftId);
  if (shift !== undefined) await tellEverybodyAt(ctx, [shift.locationId]);
}
