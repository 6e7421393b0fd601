import type { askToVerifyPhone as endpoint } from '../../contract/phone.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { codeMinutes } from '../../domain/phone/one-time-code.ts';
import type { CountedUseCase } from '../kernel/route.ts';
import { isServed, type PhoneOffer } from './ask-phone-code.ts';
import { codeKeyOf, makeCode } from './make-code.ts';
import { sendCode } from './send-code.ts';
import { mayType, throttleCode, throttleOwn } from './throttle-code.ts';

/**
 * Sends a code to a number that a person says is theirs. Whether somebody else signs in by it is not looked at here: whoever reads its
 * messages is told that, and nobody before.
 */
export const askToVerifyPhone = (offer: PhoneOffer): CountedUseCase<typeof endpoint> => ({
  async count(ctx, { body: { phone } }) {
    if (!offer.isOffered) return refuse('not_found');
    if (!isServed(offer, phone)) return refuse('phone_country_not_served');
    const heard = await mayType(ctx, phone, 'verify');
    if (!heard.ok) return heard;
    const throttled = await throttleOwn(ctx, ctx.actor.userId);
    return throttled.ok ? throttleCode(ctx, phone) : throttled;
  },

  async save(ctx, { body: { phone } }) {
    const { actor } = ctx;
    const made = await makeCode(ctx, codeKeyOf(ctx, 'verify', phone, actor.sessionId));
    if (!made.ok) return made;
    const sent = await sendCode(ctx, { ...actor, phone, ...made.value, perDay: offer.perDay });
    return sent ? accept({ minutes: codeMinutes }) : refuse('texts_used_up');
  },
});
