import type { requestEmailChange as endpoint } from '../../contract/identity/links.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { perLetter, perNetwork } from '../../domain/throttle/throttle.ts';
import type { CountedUseCase } from '../kernel/route.ts';
import { readAddressOf } from '../people/read.ts';
import { throttleAttempt } from '../throttle/throttle-attempt.ts';
import { lettersFrom, throttleKey } from '../throttle/throttle-keys.ts';
import { enqueueEmailChange } from './jobs.ts';

/** Asks for another address. It is changed when the link that is sent there is opened; whether it is somebody's is not looked at here. */
export const requestEmailChange: CountedUseCase<typeof endpoint> = {
  count: (ctx) =>
    throttleAttempt(ctx, [
      { key: throttleKey('email change', ctx.actor.userId), allowance: perLetter },
      { key: lettersFrom(ctx.caller.network), allowance: perNetwork },
    ]),

  async save(ctx, { body }) {
    const { userId } = ctx.actor;
    const { email } = await readAddressOf(ctx.tx, userId);
    if (email === body.email) return refuse('email_unchanged');
    await enqueueEmailChange(ctx, { userId, email: body.email });
    return accept();
  },
};
