import type { requestEmailChange as endpoint } from '../../contract/identity/links.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { perLetter, perNetwork } from '../../domain/throttle/throttle.ts';
import type { CountedUseCase } from '../kernel/route.ts';
import { readSignIn } from '../people/read.ts';
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
    const { userId, sessionId, organizationId, employeeId } = ctx.actor;
    const { email, passwordHash } = await readSignIn(ctx.tx, userId);
    if (email === body.email) return refuse('email_unchanged');
    const person = { sessionId, organizationId, employeeId };
    await enqueueEmailChange(ctx, { userId, email: body.email, person, from: { email, passwordHash } });
    return accept();
  },
};
