import type { SharedThing } from '../../domain/messaging/message.ts';
import type { ActorContext } from '../kernel/context.ts';
import { findSeen } from '../schedule/read.ts';
import { findSeenSwap } from '../schedule/show-swap.ts';
import { findSeenTimeOff } from '../time-off/show-time-off-request.ts';

/** Whether the actor may know of what they would share: each noun answers for its own. */
export async function maySee(ctx: ActorContext, { kind, id }: SharedThing): Promise<boolean> {
  if (kind === 'shift') return (await findSeen(ctx, id)) !== undefined;
  if (kind === 'swap') return (await findSeenSwap(ctx, id)) !== undefined;
  return (await findSeenTimeOff(ctx, id)) !== undefined;
}
