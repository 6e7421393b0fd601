import type { Span, Zone } from '../../domain/kernel/time.ts';
import type { SharedThing } from '../../domain/messaging/message.ts';
import type { TimeOffWish } from '../../domain/time-off/decide-time-off.ts';
import type { ActorContext } from '../kernel/context.ts';
import { findSeen } from '../schedule/read.ts';
import { findSeenSwap } from '../schedule/show-swap.ts';
import { findSeenTimeOff } from '../time-off/show-time-off-request.ts';

/** Whether the actor may know of what they would share: each noun answers for its own. */
export async function maySee(ctx: ActorContext, thing: SharedThing): Promise<boolean> {
  return (await findWhen(ctx, thing)) !== undefined;
}

/** When what is shared is: a shift, or that of a swap as it was offered, with its place; or days off, with whose they are. */
export type SharedWhen =
  | { readonly during: Span; readonly zone: Zone; readonly place: string }
  | { readonly off: TimeOffWish; readonly name: string };

/** When something shared is, where the actor may know of it. */
async function findWhen(ctx: ActorContext, { kind, id }: SharedThing): Promise<SharedWhen | undefined> {
  if (kind === 'time_off') {
    const seen = await findSeenTimeOff(ctx, id);
    return seen && { off: seen.stored, name: `${seen.employee.firstName} ${seen.employee.lastName}` };
  }
  const shift = await (kind === 'shift' ? findSeen(ctx, id) : findSeenSwap(ctx, id));
  return shift && { during: { from: shift.startsAt, to: shift.endsAt }, zone: shift.zone, place: shift.locationName };
}

/** When each of some shared things is, by its id, of those that the actor may know of. */
export async function readShared(
  ctx: ActorContext,
  things: readonly SharedThing[],
): Promise<ReadonlyMap<string, SharedWhen>> {
  const found = new Map<string, SharedWhen>();
  for (const thing of new Map(things.map((one) => [one.id, one])).values()) {
    const when = await findWhen(ctx, thing);
    if (when !== undefined) found.set(thing.id, when);
  }
  return found;
}
