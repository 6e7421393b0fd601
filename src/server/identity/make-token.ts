import { tokenExpiry, tokenHours, type TokenPurpose } from '../../domain/identity/token.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import type { Context } from '../kernel/context.ts';
import { hashOfToken, newToken } from '../kernel/secret.ts';
import { insertToken, sweepIdentity } from './repository.ts';

/**
 * Makes a secret that opens one thing, once. It stands in the letter alone, after the # of a link, where no server and no log sees it.
 *
 * @returns the part of a link that carries it, how many hours it works, and until when
 */
export async function makeToken(
  ctx: Context,
  { purpose, userId, email }: { readonly purpose: TokenPurpose; readonly userId: string; readonly email: string },
): Promise<{ readonly fragment: `#${string}`; readonly hours: number; readonly expiresAt: Instant }> {
  await sweepIdentity(ctx.tx, ctx.now);
  const token = newToken();
  const expiresAt = tokenExpiry(purpose, ctx.now);
  await insertToken(ctx.tx, { tokenHash: hashOfToken(token), purpose, userId, email, createdAt: ctx.now, expiresAt });
  return { fragment: `#${token}`, hours: tokenHours[purpose], expiresAt };
}
