import type { readFactors as endpoint } from '../../contract/factors.ts';
import type { WayOfSecondStep } from '../../contract/factors/passkey.ts';
import { demandsSecondFactor } from '../../domain/access/second-factor.ts';
import type { WaysIn } from '../../domain/factors/decide-removal.ts';
import type { PasskeyPlace } from '../../domain/factors/passkey.ts';
import { accept, type Result } from '../../domain/kernel/result.ts';
import type { UseCase } from '../kernel/route.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { findPasswordHash } from '../people/read.ts';
import { countRecoveryCodes, findTotp } from './codes.repository.ts';
import { countLinkedSignIns } from './linked-sign-ins.repository.ts';
import { countPasskeys, listPasskeys } from './passkeys.repository.ts';

export { findTotp } from './codes.repository.ts';
export { findLinkedUser, listLinkedSignIns } from './linked-sign-ins.repository.ts';
export { listPasskeys } from './passkeys.repository.ts';

/** By what a person can show who they are. */
export async function readWaysIn(tx: Transaction, userId: string): Promise<WaysIn> {
  const totp = await findTotp(tx, userId);
  return {
    hasPassword: (await findPasswordHash(tx, userId)) !== undefined,
    linked: await countLinkedSignIns(tx, userId),
    passkeys: await countPasskeys(tx, userId),
    hasTotp: totp !== undefined && totp.confirmedAt !== null,
  };
}

/** How a person may take the second step; none, where the first is all that is asked of them. */
export async function waysOfSecondStep(tx: Transaction, userId: string): Promise<WayOfSecondStep[]> {
  const { hasTotp, passkeys } = await readWaysIn(tx, userId);
  if (!hasTotp && passkeys === 0) return [];
  const hasCodes = (await countRecoveryCodes(tx, userId)) > 0;
  return [
    ...(hasTotp ? (['code'] as const) : []),
    ...(passkeys > 0 ? (['passkey'] as const) : []),
    ...(hasCodes ? (['recovery_code'] as const) : []),
  ];
}

/** A user's passkeys, as their browser is told which it may use. */
export async function passkeysOf(tx: Transaction, userId: string) {
  const passkeys = await listPasskeys(tx, userId);
  return passkeys.map(({ credentialId, transports }) => ({ id: credentialId.toString('base64url'), transports }));
}

/** How a person can show who they are. */
export const readFactors =
  (place: Result<PasskeyPlace, 'numeric_address' | 'not_secure'>): UseCase<typeof endpoint> =>
  async ({ tx, actor, demandsSecondFactor: demanded }) => {
    const totp = await findTotp(tx, actor.userId);
    const passkeys = await listPasskeys(tx, actor.userId);
    return accept({
      hasPassword: (await findPasswordHash(tx, actor.userId)) !== undefined,
      totpSince: totp?.confirmedAt ?? null,
      passkeys: passkeys.map(({ id, name, addedAt, lastUsedAt }) => ({ passkeyId: id, name, addedAt, lastUsedAt })),
      passkeysFor: place.ok ? place.value.host : null,
      noPasskeys: place.ok ? null : place.refusal,
      recoveryCodesLeft: await countRecoveryCodes(tx, actor.userId),
      isDemanded: demanded && demandsSecondFactor(actor.role),
    });
  };
