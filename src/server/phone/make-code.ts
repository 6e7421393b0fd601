import type { Phone } from '../../domain/kernel/phone.ts';
import { accept, refuse, type Accepted, type Refusal } from '../../domain/kernel/result.ts';
import { millisecondsPerSecond, type Instant } from '../../domain/kernel/time.ts';
import {
  codeBytes,
  codeEnds,
  codeOf,
  countedSince,
  countEnds,
  mostTriesAtCode,
} from '../../domain/phone/one-time-code.ts';
import type { Context } from '../kernel/context.ts';
import { chanceOf, hashOfToken } from '../kernel/secret.ts';
import { findSpentCount, keepCode, sweepCodes, type CodeKey } from './repository.ts';
import { markOf } from './throttle-code.ts';

/** Which code is meant. @param secret of the browser, or the id of the session, that asked for it */
export const codeKeyOf = (ctx: Context, purpose: CodeKey['purpose'], phone: Phone, secret: string): CodeKey => ({
  purpose,
  numberMark: markOf(ctx, phone),
  askedBy: hashOfToken(secret),
});

/** What a code is known by: with a key, since a million codes are hashed in a second; and for this number and purpose alone. */
export const codeMarkOf = (ctx: Context, key: CodeKey, code: string): Buffer =>
  ctx.vault.mark({ purpose: 'phone.code', row: [key.purpose, key.numberMark.toString('hex')] }, code);

/** Makes a code, unless so many wrong ones were typed that another would help nobody: then it says until when. */
export async function makeCode(
  ctx: Context,
  key: CodeKey,
): Promise<
  | Accepted<{ readonly code: string; readonly expiresAt: Instant }>
  | Refusal<'too_many_attempts', { retryAfterSeconds: number }>
> {
  const forgottenSince = countedSince(ctx.now);
  await sweepCodes(ctx.tx, { now: ctx.now, forgottenSince });
  const spent = await spentUntil(ctx, key);
  if (spent !== undefined) return spent;
  const code = codeOf(chanceOf(codeBytes));
  const expiresAt = codeEnds(ctx.now);
  const codeMark = codeMarkOf(ctx, key, code);
  await keepCode(ctx.tx, { ...key, codeMark, expiresAt, now: ctx.now, forgottenSince });
  return accept({ code, expiresAt });
}

/** The refusal of whoever has no try left; undefined where there are some. */
export async function spentUntil(ctx: Context, key: CodeKey) {
  const since = await findSpentCount(ctx.tx, key, {
    mostTries: mostTriesAtCode,
    forgottenSince: countedSince(ctx.now),
  });
  if (since === undefined) return undefined;
  const retryAfterSeconds = Math.max(1, Math.ceil((countEnds(since) - ctx.now) / millisecondsPerSecond));
  return refuse('too_many_attempts', { retryAfterSeconds });
}
