import type { sendEmailConfirmation as endpoint } from '../../contract/identity/links.ts';
import { accept } from '../../domain/kernel/result.ts';
import { perLetter } from '../../domain/throttle/throttle.ts';
import type { CountedUseCase } from '../kernel/route.ts';
import { readAddressOf } from '../people/read.ts';
import { throttleAttempt } from '../throttle/throttle-attempt.ts';
import { throttleKey } from '../throttle/throttle-keys.ts';
import { sendConfirmation } from './send-confirmation.ts';

/** Sends the link once more, to whoever did not find the first. */
export const sendEmailConfirmation: CountedUseCase<typeof endpoint> = {
  count: (ctx) => throttleAttempt(ctx, [{ key: throttleKey('confirmation', ctx.person.userId), allowance: perLetter }]),

  async save(ctx) {
    const { person } = ctx;
    const { email, isConfirmed } = await readAddressOf(ctx.tx, person.userId);
    if (!isConfirmed) await sendConfirmation(ctx, { ...person, email });
    return accept();
  },
};
