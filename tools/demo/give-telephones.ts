import { parsePhone } from '../../src/domain/kernel/phone.ts';
import type { Actor, Context } from '../../src/server/kernel/context.ts';
import { addPhone } from '../../src/server/phone/add-phone.ts';
import { demoPhones, type Member } from './cast.ts';

/** Lets those of the demo sign in by a telephone who do: a newcomer can try it, and reads the code in the outbox. */
export async function giveTelephones(
  ctx: Context,
  actors: readonly { readonly actor: Actor; readonly member: Member }[],
): Promise<void> {
  for (const { actor, member } of actors) {
    const phone = parsePhone(demoPhones[member.firstName] ?? '');
    if (phone !== undefined) await addPhone(ctx, { ...actor, phone });
  }
}
