import type { register as endpoint } from '../../contract/identity/registration.ts';
import { accept } from '../../domain/kernel/result.ts';
import { perLetter, perNetwork } from '../../domain/throttle/throttle.ts';
import type { SlowUseCase } from '../kernel/route.ts';
import { throttleAttempt } from '../throttle/throttle-attempt.ts';
import { throttleKey } from '../throttle/throttle-keys.ts';
import { choosePassword, newcomer } from './choose-password.ts';
import { enqueueRegistration } from './jobs.ts';
import { openRegistration } from './open-registration.ts';

/**
 * Asks to be admitted to the organization of this deployment, or to the one whose code is brought. Whether the e-mail is known already is not looked at here: the
 * same answer comes after the same work, and the rest is a job. The owner of a known address is told by mail.
 */
export const register: SlowUseCase<typeof endpoint, undefined, { readonly passwordHash: string }> = {
  load: (ctx) => throttleAttempt(ctx, [{ key: throttleKey('register', ctx.caller.network), allowance: perNetwork }]),

  work: (_, { body }) => choosePassword(body.password, newcomer(body)),

  async save(ctx, { body }, { passwordHash }) {
    const open = await openRegistration(ctx, body.joinCode);
    if (!open.ok) return open;
    const { firstName, lastName, email, joinCode } = body;
    // Each registration sends a letter, to its owner if the address is known: nobody fills another's mailbox by it.
    const counted = await throttleAttempt(ctx, [{ key: throttleKey('letter', email), allowance: perLetter }]);
    if (!counted.ok) return counted;
    await enqueueRegistration(ctx, { firstName, lastName, email, passwordHash, language: ctx.language, joinCode });
    return accept({ status: 'pending' });
  },
};
