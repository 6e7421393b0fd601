import type { verifyPhone as endpoint } from '../../contract/phone.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { tellFactorsChanged } from '../factors/tell-factors-changed.ts';
import type { SlowUseCase } from '../kernel/route.ts';
import { forgiveAttempt } from '../throttle/throttle-attempt.ts';
import { addPhone } from './add-phone.ts';
import type { PhoneOffer } from './ask-phone-code.ts';
import { codeKeyOf } from './make-code.ts';
import { takePhoneCode, tryToVerify } from './take-phone-code.ts';
import { accountKeys, codeKeys, typingKey } from './throttle-code.ts';

/** Makes a number a way in of the person to whom its code was sent, and tells them by mail. */
export const verifyPhone = (
  offer: PhoneOffer,
): SlowUseCase<typeof endpoint, { readonly fits: boolean }, undefined> => ({
  async load(ctx, { body }) {
    if (!offer.isOffered) return refuse('not_found');
    return tryToVerify(ctx, { ...body, key: codeKeyOf(ctx, 'verify', body.phone, ctx.actor.sessionId) });
  },

  work: async ({ fits }) => (fits ? accept() : refuse('wrong_phone_code')),

  async save(ctx, { body: { phone, code } }) {
    const { actor } = ctx;
    if (!(await takePhoneCode(ctx, codeKeyOf(ctx, 'verify', phone, actor.sessionId), code))) {
      return refuse('phone_code_over');
    }
    if (!(await addPhone(ctx, { ...actor, phone }))) return refuse('phone_of_another');
    const keys = codeKeys(ctx, phone);
    const account = accountKeys(ctx, actor.userId);
    await forgiveAttempt(ctx, {
      // Whose it is has shown it: what was guessed at the number counts no longer.
      own: [keys.numberFromHere, keys.typed, keys.typedAtKnownPlaces, keys.typedToVerify],
      shared: [keys.number, keys.prefix, keys.network, account.own, account.all, typingKey(ctx)],
    });
    await tellFactorsChanged(ctx, actor, 'phone_added');
    return accept();
  },
});
