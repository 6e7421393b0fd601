import type { requestPasswordReset as endpoint } from '../../contract/identity/links.ts';
import { accept } from '../../domain/kernel/result.ts';
import { perLetter, perNetwork } from '../../domain/throttle/throttle.ts';
import type { CountedUseCase } from '../kernel/route.ts';
import { throttleAttempt } from '../throttle/throttle-attempt.ts';
import { lettersFrom, throttleKey } from '../throttle/throttle-keys.ts';
import { enqueueResetRequest } from './jobs.ts';

/**
 * Asks for a link that replaces a forgotten password. Nobody looks here whether the address is known: the same statements run, and
 * the same answer comes, for every address.
 */
export const requestPasswordReset: CountedUseCase<typeof endpoint> = {
  count: (ctx, { body }) =>
    throttleAttempt(ctx, [
      { key: throttleKey('letter', body.email), allowance: perLetter },
      { key: lettersFrom(ctx.caller.network), allowance: perNetwork },
    ]),

  async save(ctx, { body }) {
    await enqueueResetRequest(ctx, body.email);
    return accept();
  },
};
