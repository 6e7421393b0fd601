import type { Phone } from '../../domain/kernel/phone.ts';
import { accept, refuse, type Accepted, type Refusal } from '../../domain/kernel/result.ts';
import { mostTriesAtCode } from '../../domain/phone/one-time-code.ts';
import type { Context } from '../kernel/context.ts';
import { isSameSecret } from '../kernel/secret.ts';
import { codeMarkOf, spentUntil } from './make-code.ts';
import { countTry, isCodeWaiting, takeCode, type CodeKey } from './repository.ts';
import { throttleGuessing, throttleTyping } from './throttle-code.ts';

type Tried =
  | Accepted<{ readonly fits: boolean }>
  | Refusal<'too_many_attempts', { retryAfterSeconds: number }>
  | Refusal<'phone_code_over'>;

/** Counts and judges a code that was typed to verify a number. */
export async function tryToVerify(
  ctx: Context,
  { phone, key, code }: { readonly phone: Phone; readonly key: CodeKey; readonly code: string },
): Promise<Tried> {
  const throttled = await throttleTyping(ctx, phone, await isWaitingFor(ctx, key));
  return throttled.ok ? judgeCode(ctx, key, code) : throttled;
}

/** Counts and judges a code that was typed to sign in by a number, whoever's it is. */
export async function tryToSignIn(
  ctx: Context,
  { phone, key, code }: { readonly phone: Phone; readonly key: CodeKey; readonly code: string },
): Promise<Tried | Refusal<'phone_locked'>> {
  const throttled = await throttleGuessing(ctx, phone, await isWaitingFor(ctx, key));
  return throttled.ok ? judgeCode(ctx, key, code) : throttled;
}

const isWaitingFor = (ctx: Context, key: CodeKey): Promise<boolean> =>
  isCodeWaiting(ctx.tx, key, { now: ctx.now, mostTries: mostTriesAtCode });

/** In a transaction that keeps the count whatever comes of it. Where no code waits, or the one that did has expired, none is right. */
async function judgeCode(ctx: Context, key: CodeKey, code: string): Promise<Tried> {
  const spent = await spentUntil(ctx, key);
  if (spent !== undefined) return spent;
  const kept = await countTry(ctx.tx, key, { now: ctx.now, mostTries: mostTriesAtCode });
  if (kept === undefined) return refuse('phone_code_over');
  return accept({ fits: isSameSecret(kept, codeMarkOf(ctx, key, code)) });
}

/** Takes a code that fitted, once: of two who bring the same one, one is told so. */
export const takePhoneCode = (ctx: Context, key: CodeKey, code: string): Promise<boolean> =>
  takeCode(ctx.tx, key, codeMarkOf(ctx, key, code));
