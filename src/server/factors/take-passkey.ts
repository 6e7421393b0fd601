import type { PasskeyAssertion } from '../../contract/factors/passkey.ts';
import { decideSignCount, type PasskeyPlace, type PasskeyPurpose } from '../../domain/factors/passkey.ts';
import { accept, refuse, type Result } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { Context } from '../kernel/context.ts';
import { hashOfToken } from '../kernel/secret.ts';
import { enterOrganization } from '../kernel/transaction.ts';
import { challengeIn, verifyAssertion } from '../kernel/webauthn.ts';
import { findMembership } from '../people/read.ts';
import { lockPasskey, takeChallenge, updatePasskeyUsed } from './passkeys.repository.ts';

export interface Wanted {
  readonly place: PasskeyPlace | undefined;
  readonly purpose: Exclude<PasskeyPurpose, 'add'>;
  /** Whose passkey it must be; null, whoever's it is. */
  readonly userId: string | null;
}

/**
 * Takes what a passkey signed, and says whose it is. The challenge is gone before anything is looked at, so that no answer is taken
 * twice, also where it is refused. To be called where a refusal keeps what was written before it.
 */
export async function takePasskey(
  ctx: Context,
  assertion: PasskeyAssertion,
  { place, purpose, userId }: Wanted,
): Promise<Result<{ readonly userId: string }, 'passkey_not_asked' | 'passkey_not_accepted' | 'passkey_copied'>> {
  const challenge = challengeIn(assertion.clientData);
  if (challenge === undefined || ctx.caller.browser === undefined) return refuse('passkey_not_asked');
  const hashes = { challengeHash: hashOfToken(challenge), browserHash: hashOfToken(ctx.caller.browser) };
  const isAsked = await takeChallenge(ctx.tx, { ...hashes, purpose, userId }, ctx.now);
  if (!isAsked) return refuse('passkey_not_asked');
  const passkey = await lockPasskey(ctx.tx, Buffer.from(assertion.id, 'base64url'));
  if (passkey === undefined || place === undefined) return refuse('passkey_not_accepted');
  const isAnothers = userId !== null && passkey.userId !== userId;
  // The device remembers whose it is, beside the key: both must say the same (WebAuthn section 7.2, step 6).
  const saysAnother = assertion.userHandle !== undefined && assertion.userHandle !== handleOf(passkey.userId);
  if (isAnothers || saysAnother) return refuse('passkey_not_accepted');
  const signCount = await verifyAssertion(assertion, passkey.publicKey, challenge, place);
  if (signCount === undefined) return refuse('passkey_not_accepted');
  const counted = decideSignCount(passkey.signCount, signCount);
  if (!counted.ok) {
    await tellCopied(ctx, passkey, signCount);
    return counted;
  }
  await updatePasskeyUsed(ctx.tx, { id: passkey.id, signCount, now: ctx.now });
  return accept({ userId: passkey.userId });
}

/** What a device remembers a person by: their id, which says nothing of them. */
export const handleOf = (userId: string): string =>
  Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');

async function tellCopied(
  ctx: Context,
  passkey: { readonly id: string; readonly userId: string; readonly signCount: number },
  told: number,
): Promise<void> {
  const membership = await findMembership(ctx.tx, passkey.userId);
  if (membership === undefined) return;
  const { organizationId, employeeId } = membership;
  await enterOrganization(ctx.tx, organizationId);
  await writeAudit(ctx, {
    organizationId,
    employeeId,
    action: 'passkey.copied',
    subjectId: passkey.id,
    details: { kept: passkey.signCount, told },
  });
}
