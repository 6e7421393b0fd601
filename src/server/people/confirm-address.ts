import type { Context } from '../kernel/context.ts';
import { updateEmailVerified } from './users.repository.ts';

/** Takes an address as its owner's, who has shown a secret that was sent there; false when the sign-in has another by now. */
export const confirmAddress = (
  ctx: Context,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<boolean> => updateEmailVerified(ctx.tx, { userId, email, now: ctx.now });
