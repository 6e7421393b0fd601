import { createHash } from 'node:crypto';
import { readRecoveryCode } from '../../domain/factors/recovery-code.ts';
import { readCode } from '../../domain/kernel/typed-code.ts';
import type { Context } from '../kernel/context.ts';
import type { SealedPlace } from '../kernel/seal.ts';
import { stepOfCode } from '../kernel/totp.ts';
import { findTotp, takeRecoveryCode, takeTotpStep } from './codes.repository.ts';

/** Where the secret of a user's app is sealed. */
export const totpSecretOf = (userId: string): SealedPlace => ({ purpose: 'identity.totp_secret', row: [userId] });

/** What is kept of a recovery code: it has 80 bits of its own. */
export const hashOfCode = (recoveryCode: string): Buffer =>
  createHash('sha256').update(readRecoveryCode(recoveryCode)).digest();

/** Takes a code that the user's app shows now; false where it is wrong, or was taken before. */
export async function takeTotpCode(
  ctx: Context,
  userId: string,
  typed: string,
  state: 'confirmed' | 'unconfirmed' = 'confirmed',
): Promise<boolean> {
  const code = readCode(typed);
  if (code === undefined) return false;
  const factor = await findTotp(ctx.tx, userId);
  if (factor === undefined || (factor.confirmedAt === null) !== (state === 'unconfirmed')) return false;
  const secret = ctx.vault.open(totpSecretOf(userId), factor.sealedSecret);
  const step = stepOfCode(secret, code, ctx.now);
  return step !== undefined && takeTotpStep(ctx.tx, userId, step);
}

/** Takes whatever was typed at the second step: six digits are of the app, anything else is a recovery code. */
export async function takeCode(
  ctx: Context,
  userId: string,
  typed: string,
): Promise<'totp' | 'recovery_code' | undefined> {
  if (readCode(typed) !== undefined) return (await takeTotpCode(ctx, userId, typed)) ? 'totp' : undefined;
  return (await takeRecoveryCode(ctx.tx, userId, hashOfCode(typed))) ? 'recovery_code' : undefined;
}
