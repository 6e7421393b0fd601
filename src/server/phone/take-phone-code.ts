import { accept, refuse, type Accepted, type Refusal } from '../../domain/kernel/result.ts';
import { mostTriesAtCode } from '../../domain/phone/one-time-code.ts';
import type { Context } from '../kernel/context.ts';
import { isSameSecret } from '../kernel/secret.ts';
import { codeMarkOf, spentUntil } from './make-code.ts';
import { countTry, takeCode, type CodeKey } from './repository.ts';
import { throttleTyping } from './throttle-code.ts';

/**
 * Counts and judges a code that was typed, in a transaction that keeps the count whatever comes of it. Where no code waits, or the one
 * that did has expired, none is right.
 */
export async function tryPhoneCode(
  ctx: Context,
  key: CodeKey,
  code: string,
): Promise<
  | Accepted<{ readonly fits: boolean }>
  | Refusal<'too_many_attempts', { retryAfterSeconds: number }>
  | Refusal<'phone_code_over'>
> {
  const throttled = await throttleTyping(ctx);
  if (!throttled.ok) return throttled;
  const spent = await spentUntil(ctx, key);
  if (spent !== undefined) return spent;
  const kept = await countTry(ctx.tx, key, { now: ctx.now, mostTries: mostTriesAtCode });
  if (kept === undefined) return refuse('phone_code_over');
  return accept({ fits: isSameSecret(kept, codeMarkOf(ctx, key, code)) });
}

/** Takes a code that fitted, once: of two who bring the same one, one is told so. */
export const takePhoneCode = (ctx: Context, key: CodeKey, code: string): Promise<boolean> =>
  takeCode(ctx.tx, key, codeMarkOf(ctx, key, code));
