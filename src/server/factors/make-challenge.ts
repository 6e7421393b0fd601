import { challengeExpiry, type PasskeyPurpose } from '../../domain/factors/passkey.ts';
import type { Context } from '../kernel/context.ts';
import { hashOfToken, newToken } from '../kernel/secret.ts';
import { insertChallenge, sweepChallenges } from './passkeys.repository.ts';

/**
 * Makes what a device is to sign, for this browser and this purpose alone. A browser that is known by a secret already keeps it: or
 * asking here would take its answer from a provider that is being asked in another window.
 *
 * @param userId whose passkey it must be; null, whoever's it is
 */
export async function makeChallenge(ctx: Context, purpose: PasskeyPurpose, userId: string | null): Promise<string> {
  await sweepChallenges(ctx.tx, ctx.now);
  const challenge = newToken();
  const browser = ctx.caller.browser ?? newToken();
  await insertChallenge(ctx.tx, {
    challengeHash: hashOfToken(challenge),
    browserHash: hashOfToken(browser),
    purpose,
    userId,
    expiresAt: challengeExpiry(ctx.now),
  });
  if (ctx.caller.browser === undefined) ctx.keepBrowser(browser);
  return challenge;
}
