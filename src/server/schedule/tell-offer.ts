import { addMilliseconds, millisecondsPerHour } from '../../domain/kernel/time.ts';
import type { ActorContext, Context } from '../kernel/context.ts';
import { listReached } from '../notifications/read.ts';
import { tellEach, type Spoken } from '../notifications/tell-each.ts';
import { tellPerson } from '../notifications/tell-person.ts';
import { listOffersToAll } from './offers.repository.ts';
import { findKnown, type KnownShift } from './published.repository.ts';
import { tellEditors, tellEverybodyAt } from './tell-planned.ts';
import { aboutShift } from './tell-swap.ts';

/** What is offered, by whom, and what they say with it. */
interface Offered extends Pick<KnownShift, 'shiftId' | 'startsAt' | 'endsAt' | 'zone' | 'locationName'> {
  readonly offerId: string;
  readonly offeredBy: string;
  readonly note: string | null;
}

/** Tells of a shift that is offered: whom it is offered to alone, or everybody who could take it, as they chose; and them and whoever plans there on their open screens. */
export async function tellOffer(
  ctx: ActorContext,
  shift: KnownShift,
  reached: readonly { readonly employeeId: string }[],
  { offerId, to, note }: { readonly offerId: string; readonly to: string | null; readonly note: string | null },
): Promise<void> {
  const { organizationId, employeeId: offeredBy } = ctx.actor;
  const offered = { ...shift, offerId, offeredBy, note };
  if (to === null) {
    const whom = reached.map(({ employeeId }) => employeeId);
    await tellEverybody(ctx, organizationId, offered, whom);
  } else {
    ctx.announce({ organizationId, employeeId: to }, 'schedule');
    const facts = await factsOf(ctx, organizationId, offered);
    const about = { aboutId: offerId, usefulUntil: shift.startsAt };
    await tellPerson(ctx, { organizationId, employeeId: to }, { kind: 'shift_offered', ...about, facts });
  }
  ctx.announce(ctx.actor, 'schedule');
  await tellEditors(ctx, [shift.locationId]);
}

/**
 * Tells people of a shift that any of them could take. Whom a letter of an offer of this shift has reached within the hour, or is on its way to,
 * has it in their list and the letter of the day, and is not rung again: it may be offered and taken back as often as somebody likes.
 */
export async function tellEverybody(
  ctx: Context,
  organizationId: string,
  offered: Offered,
  employeeIds: readonly string[],
): Promise<void> {
  const { offerId, shiftId, startsAt } = offered;
  for (const employeeId of employeeIds) ctx.announce({ organizationId, employeeId }, 'schedule');
  const facts = await factsOf(ctx, organizationId, offered);
  // It is among those that can be taken; who could take it has no part in the swap yet.
  const amongOthers = (spoken: Spoken) => ({ ...facts(spoken), link: '/schedule?show=open' as const });
  const aboutIds = await listOffersToAll(ctx.tx, organizationId, shiftId);
  const since = addMilliseconds(ctx.now, -millisecondsPerHour);
  const heard = await listReached(ctx.tx, { organizationId, aboutIds, since });
  const notices = employeeIds.map((employeeId) => ({
    employeeId,
    aboutId: offerId,
    usefulUntil: startsAt,
    facts: amongOthers,
    ...(heard.has(employeeId) && { how: 'silently' as const }),
  }));
  await tellEach(ctx, organizationId, 'shift_offered_to_all', notices);
}

async function factsOf(ctx: Context, organizationId: string, offered: Offered) {
  const about = await aboutShift(ctx, { organizationId, employeeId: offered.offeredBy }, offered);
  return (spoken: Spoken) => ({ ...about(spoken), note: offered.note ?? '' });
}

/** Has everybody who works at the place of a shift, and whoever plans it, look again. */
export async function tellPlaces(ctx: ActorContext, shiftId: string): Promise<void> {
  const shift = await findKnown(ctx.tx, ctx.actor.organizationId, shiftId);
  if (shift !== undefined) await tellEverybodyAt(ctx, [shift.locationId]);
}
