import type { Context } from '../kernel/context.ts';
import { updateEmail } from './users.repository.ts';

/** Gives a sign-in another address, which is known to be its owner's; false when somebody else has it. */
export const changeAddress = (
  ctx: Context,
  change: { readonly userId: string; readonly email: string },
): Promise<boolean> => updateEmail(ctx.tx, { ...change, now: ctx.now });
