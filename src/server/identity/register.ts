import type { register as endpoint } from '../../contract/identity.ts';
import { perNetwork } from '../../domain/identity/throttle.ts';
import { accept } from '../../domain/kernel/result.ts';
import type { SlowUseCase } from '../kernel/route.ts';
import { admitNewcomer } from './admit-newcomer.ts';
import { choosePassword, newcomer } from './choose-password.ts';
import { throttleAttempt, throttleKey } from './throttle-attempt.ts';

/**
 * Asks to be admitted to the organization of this deployment. Whoever registers an e-mail that
 * is known already gets the same answer after the same work, and nothing changes.
 */
export const register: SlowUseCase<typeof endpoint, undefined, { readonly passwordHash: string }> = {
  load: (ctx) => throttleAttempt(ctx, [{ key: throttleKey('register', ctx.caller.network), allowance: perNetwork }]),

  work: (_, { body }) => choosePassword(body.password, newcomer(body)),

  async save(ctx, { body }, { passwordHash }) {
    const { firstName, lastName, email } = body;
    const admitted = await admitNewcomer(ctx, { firstName, lastName, email, emailIsVerified: false, passwordHash });
    if (!admitted.ok && admitted.refusal === 'registration_failed') return admitted;
    return accept({ status: 'pending' });
  },
};
