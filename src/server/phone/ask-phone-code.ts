import type { askPhoneCode as endpoint } from '../../contract/phone.ts';
import { countryOf, type Phone } from '../../domain/kernel/phone.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { codeMinutes } from '../../domain/phone/one-time-code.ts';
import { takeHumanCheck } from '../human-check/take-human-check.ts';
import type { CountedUseCase } from '../kernel/route.ts';
import { newToken } from '../kernel/secret.ts';
import { enqueueCodeRequest } from './jobs.ts';
import { codeKeyOf, makeCode } from './make-code.ts';
import { isKnownHere, mayType, throttleCode } from './throttle-code.ts';

/** By what a deployment sends codes, and where to. */
export interface PhoneOffer {
  /** False where there is neither a service nor an outbox: then none of this is here. */
  readonly isOffered: boolean;
  readonly countries: readonly string[];
  readonly perDay: number;
}

/** Whether numbers of this one's country are served. A number of no one country, such as +800, is not. */
export const isServed = ({ countries }: PhoneOffer, phone: Phone): boolean => {
  const country = countryOf(phone);
  return country !== undefined && countries.includes(country);
};

/**
 * Asks for a code to sign in by. Nobody looks here whether the number is anybody's: a code is made for every one, the same statements
 * run, and the rest is a job.
 */
export const askPhoneCode = (offer: PhoneOffer): CountedUseCase<typeof endpoint> => ({
  async count(ctx, { body: { phone, humanCheck } }) {
    if (!offer.isOffered) return refuse('not_found');
    if (!isServed(offer, phone)) return refuse('phone_country_not_served');
    const checked = await takeHumanCheck(ctx, humanCheck);
    if (!checked.ok) return checked;
    const heard = await mayType(ctx, phone, 'sign_in');
    return heard.ok ? throttleCode(ctx, phone) : heard;
  },

  async save(ctx, { body: { phone } }) {
    // One secret for each browser: another would put an end to what it has begun elsewhere.
    const secret = ctx.caller.browser ?? newToken();
    const key = codeKeyOf(ctx, 'sign_in', phone, secret);
    const made = await makeCode(ctx, key);
    if (!made.ok) return made;
    if (ctx.caller.browser === undefined) ctx.keepBrowser(secret);
    const askedBy = key.askedBy.toString('base64');
    await enqueueCodeRequest(ctx, { phone, ...made.value, askedBy, atKnownPlace: await isKnownHere(ctx, phone) });
    return accept({ minutes: codeMinutes });
  },
});
