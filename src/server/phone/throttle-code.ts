import type { Phone } from '../../domain/kernel/phone.ts';
import { refuse } from '../../domain/kernel/result.ts';
import {
  codesPerAccount,
  codesPerNetwork,
  codesPerNumber,
  codesPerPrefix,
  prefixOf,
  triesPerNumber,
} from '../../domain/phone/limits.ts';
import { perNetwork, unlimited } from '../../domain/throttle/throttle.ts';
import { isKnownPlace } from '../identity/read.ts';
import type { Context } from '../kernel/context.ts';
import { isLockedOut, mayTry, throttleAttempt } from '../throttle/throttle-attempt.ts';
import { signInsFrom, throttleKey } from '../throttle/throttle-keys.ts';

/** What a number is known by where it must not be read: in throttles, and beside the codes that were sent to it. */
export const markOf = (ctx: Context, text: string): Buffer =>
  ctx.vault.mark({ purpose: 'phone.number', row: [] }, text);

const key = (ctx: Context, what: string, ...of: readonly string[]): Buffer =>
  throttleKey('phone', what, markOf(ctx, JSON.stringify(of)).toString('hex'));

/** What is counted of the codes that are asked for. */
export const codeKeys = (ctx: Context, phone: Phone) => {
  const { network } = ctx.caller;
  return {
    number: key(ctx, 'number', phone),
    numberFromHere: key(ctx, 'number from', phone, network),
    prefix: key(ctx, 'prefix', prefixOf(phone)),
    network: key(ctx, 'network', network),
    /** Of the codes that are typed: from where the number has not signed in, and from where it has. */
    typed: key(ctx, 'typed', phone),
    typedAtKnownPlaces: key(ctx, 'typed at known places', phone),
    /** Of those that are typed to show that the number is one's own, by whomever. */
    typedToVerify: key(ctx, 'typed to verify', phone),
  };
};

/** What is counted of the codes for one person: all that are asked for, and those that they ask for themselves. */
export const accountKeys = (ctx: Context, userId: string) => ({
  all: key(ctx, 'account', userId),
  own: key(ctx, 'account itself', userId),
});

/** What is counted of the codes that are typed; each way in counts what is tried from one place under the same key. */
export const typingKey = (ctx: Context): Buffer => signInsFrom(ctx.caller.network);

/**
 * Counts that a code is asked for: by number, by the numbers beside it, and by place. From where a number has signed in before, its
 * owner is not held up by whoever asks for codes to it from elsewhere.
 */
export async function throttleCode(ctx: Context, phone: Phone) {
  const keys = codeKeys(ctx, phone);
  const isKnown = await isKnownHere(ctx, phone);
  return throttleAttempt(ctx, [
    { key: keys.numberFromHere, allowance: codesPerNumber },
    { key: keys.number, allowance: isKnown ? unlimited : codesPerNumber },
    { key: keys.prefix, allowance: isKnown ? unlimited : codesPerPrefix },
    { key: keys.network, allowance: codesPerNetwork },
  ]);
}

/** Whether a number has signed in from here before. */
export const isKnownHere = (ctx: Context, phone: Phone): Promise<boolean> =>
  isKnownPlace(ctx.tx, codeKeys(ctx, phone).numberFromHere);

/** Counts that a code for somebody is asked for; at a place that they signed in from before it is not held back for those asked for elsewhere. */
export const throttleAccount = (ctx: Context, userId: string, atKnownPlace: boolean) =>
  throttleAttempt(ctx, [{ key: accountKeys(ctx, userId).all, allowance: atKnownPlace ? unlimited : codesPerAccount }]);

/** Counts that a signed-in person asks for a code, to whichever number; strangers who ask for theirs hold them up in nothing. */
export const throttleOwn = (ctx: Context, userId: string) => {
  const { own, all } = accountKeys(ctx, userId);
  return throttleAttempt(ctx, [
    { key: own, allowance: codesPerAccount },
    { key: all, allowance: unlimited },
  ]);
};

/** What is counted of the codes that are typed to show that a number is one's own. */
const typedToVerify = (ctx: Context, phone: Phone) => ({
  key: codeKeys(ctx, phone).typedToVerify,
  allowance: triesPerNumber,
});

/** The same of those that are typed to sign in: where a number has signed in before, strangers who guess elsewhere take no tries from its owner. */
async function typedToSignIn(ctx: Context, phone: Phone) {
  const { typed, typedAtKnownPlaces } = codeKeys(ctx, phone);
  return { key: (await isKnownHere(ctx, phone)) ? typedAtKnownPlaces : typed, allowance: triesPerNumber };
}

/** Whether a code to a number is worth sending: not while none that is typed for it would be heard, whoever asks. */
export const mayType = async (ctx: Context, phone: Phone, purpose: 'sign_in' | 'verify') =>
  mayTry(ctx, [purpose === 'verify' ? typedToVerify(ctx, phone) : await typedToSignIn(ctx, phone)]);

/** Counts that a code is typed to show that a number is one's own. @param isWaiting whether there is a code to guess */
export function throttleTyping(ctx: Context, phone: Phone, isWaiting: boolean) {
  const here = { key: typingKey(ctx), allowance: perNetwork };
  return throttleAttempt(ctx, isWaiting ? [here, typedToVerify(ctx, phone)] : [here]);
}

/**
 * The same where it would sign somebody in: after five wrong ones for a number no other is taken for an hour, and after too many in a row for a number none
 * at all, from anywhere but where the number has signed in before, which has a count of its own.
 *
 * @param isWaiting whether there is a code to guess; where there is none, nobody can be locked out by guessing
 */
export async function throttleGuessing(ctx: Context, phone: Phone, isWaiting: boolean) {
  const ofNumber = await typedToSignIn(ctx, phone);
  const here = { key: typingKey(ctx), allowance: perNetwork };
  if (await isLockedOut(ctx, [here, ofNumber])) return refuse('phone_locked');
  return throttleAttempt(ctx, isWaiting ? [here, ofNumber] : [here]);
}
