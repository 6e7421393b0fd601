import type { signInByPhone as endpoint } from '../../contract/phone.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { instant } from '../../domain/kernel/time.ts';
import { keepKnownPlace } from '../identity/mark-known-place.ts';
import { startSession } from '../identity/start-session.ts';
import type { SlowUseCase } from '../kernel/route.ts';
import { enterOrganization } from '../kernel/transaction.ts';
import { findMembership } from '../people/read.ts';
import { forgiveAttempt, holdAttempts } from '../throttle/throttle-attempt.ts';
import type { PhoneOffer } from './ask-phone-code.ts';
import { codeKeyOf } from './make-code.ts';
import { findOwner } from './repository.ts';
import { takePhoneCode, tryToSignIn } from './take-phone-code.ts';
import { codeKeys, isKnownHere, typingKey } from './throttle-code.ts';

/** A number can be taken over, so a code opens nothing grave: neither a second factor nor another address without a stronger way. */
const neverConfirmed = instant(0);

/**
 * Signs in by a code that was sent to a telephone. Each try is counted before it is judged. A code proves one thing about a person: where a
 * second factor is on it is asked, and for who must have one this is none (NIST SP 800-63B-4 section 3.1.3.3 restricts it).
 */
export const signInByPhone = (
  offer: PhoneOffer,
): SlowUseCase<typeof endpoint, { readonly fits: boolean }, undefined> => ({
  async load(ctx, { body }) {
    if (!offer.isOffered) return refuse('not_found');
    // A browser that was given no secret has asked for no code.
    if (ctx.caller.browser === undefined) return refuse('phone_code_over');
    const key = codeKeyOf(ctx, 'sign_in', body.phone, ctx.caller.browser);
    return tryToSignIn(ctx, { ...body, key });
  },

  work: async ({ fits }) => (fits ? accept() : refuse('wrong_phone_code')),

  async save(ctx, { body: { phone, code } }) {
    const key = codeKeyOf(ctx, 'sign_in', phone, ctx.caller.browser ?? '');
    const keys = codeKeys(ctx, phone);
    const [typedHere, typedElsewhere] = (await isKnownHere(ctx, phone))
      ? [keys.typedAtKnownPlaces, keys.typed]
      : [keys.typed, keys.typedAtKnownPlaces];
    const own = [keys.numberFromHere, typedHere];
    const shared = [keys.number, keys.prefix, keys.network, typedElsewhere, typingKey(ctx)];
    await holdAttempts(ctx, [...own, ...shared]);
    if (!(await takePhoneCode(ctx, key, code))) return refuse('phone_code_over');
    const userId = await findOwner(ctx.tx, phone);
    const membership = userId === undefined ? undefined : await findMembership(ctx.tx, userId);
    // Somebody guessed the code that was made for a number that is nobody's.
    if (userId === undefined || membership === undefined) return refuse('wrong_phone_code');
    await enterOrganization(ctx.tx, membership.organizationId);
    await forgiveAttempt(ctx, { own, shared });
    await keepKnownPlace(ctx.tx, keys.numberFromHere, ctx.now);
    return accept(await startSession(ctx, { userId, ...membership }, { confirmedAt: neverConfirmed }));
  },
});
