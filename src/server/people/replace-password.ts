import type { Context } from '../kernel/context.ts';
import { overwritePassword } from './users.repository.ts';

/**
 * Sets a password in place of one that was forgotten, or of none, for whoever has shown a secret that was sent to their address;
 * false when the sign-in has another address by now. What an unproven address was linked to goes with it.
 */
export const replacePassword = (
  ctx: Context,
  change: {
    readonly userId: string;
    readonly email: string;
    readonly passwordHash: string;
    /** It is too short to stand without a second factor. */
    readonly needsFactor: boolean;
  },
): Promise<boolean> => overwritePassword(ctx.tx, change);
