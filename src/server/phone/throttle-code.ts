import type { Phone } from '../../domain/kernel/phone.ts';
import {
  codesPerAccount,
  codesPerNetwork,
  codesPerNumber,
  codesPerPrefix,
  prefixOf,
} from '../../domain/phone/limits.ts';
import { perNetwork, unlimited } from '../../domain/throttle/throttle.ts';
import { isKnownPlace } from '../identity/read.ts';
import type { Context } from '../kernel/context.ts';
import { throttleAttempt } from '../throttle/throttle-attempt.ts';
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
  };
};

export const accountKey = (ctx: Context, userId: string): Buffer => key(ctx, 'account', userId);

/** What is counted of the codes that are typed; each way in counts what is tried from one place under the same key. */
export const typingKey = (ctx: Context): Buffer => signInsFrom(ctx.caller.network);

/**
 * Counts that a code is asked for: by number, by the numbers beside it, and by place. From where a number has signed in before, its
 * owner is not held up by whoever asks for codes to it from elsewhere.
 */
export async function throttleCode(ctx: Context, phone: Phone) {
  const keys = codeKeys(ctx, phone);
  const isKnown = await isKnownPlace(ctx.tx, keys.numberFromHere);
  return throttleAttempt(ctx, [
    { key: keys.numberFromHere, allowance: codesPerNumber },
    { key: keys.number, allowance: isKnown ? unlimited : codesPerNumber },
    { key: keys.prefix, allowance: isKnown ? unlimited : codesPerPrefix },
    { key: keys.network, allowance: codesPerNetwork },
  ]);
}

/** Counts that somebody asks for a code, to whichever number. */
export const throttleAccount = (ctx: Context, userId: string) =>
  throttleAttempt(ctx, [{ key: accountKey(ctx, userId), allowance: codesPerAccount }]);

/** Counts that a code is typed. */
export const throttleTyping = (ctx: Context) => throttleAttempt(ctx, [{ key: typingKey(ctx), allowance: perNetwork }]);
