import { perNetwork } from '../../domain/throttle/throttle.ts';
import type { Context } from '../kernel/context.ts';
import { throttleAttempt } from './throttle-attempt.ts';
import { throttleKey } from './throttle-keys.ts';

/** Counts that the secret of a link is tried, whichever link, by place: nobody may try one after the other. */
export const throttleLink = (ctx: Context) =>
  throttleAttempt(ctx, [{ key: throttleKey('link', '', ctx.caller.network), allowance: perNetwork }]);
