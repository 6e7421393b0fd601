import type { readFactors as endpoint, WayOfSecondStep } from '../../contract/factors.ts';
import { demandsSecondFactor } from '../../domain/access/second-factor.ts';
import { accept } from '../../domain/kernel/result.ts';
import type { UseCase } from '../kernel/route.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { findPasswordHash } from '../people/read.ts';
import { countRecoveryCodes, findTotp } from './repository.ts';

/** How a person may take the second step; none, where the first is all that is asked of them. */
export async function waysOfSecondStep(tx: Transaction, userId: string): Promise<WayOfSecondStep[]> {
  const totp = await findTotp(tx, userId);
  if (totp === undefined || totp.confirmedAt === null) return [];
  return (await countRecoveryCodes(tx, userId)) > 0 ? ['code', 'recovery_code'] : ['code'];
}

/** How a person can show who they are. */
export const readFactors: UseCase<typeof endpoint> = async ({ tx, actor, demandsSecondFactor: demanded }) => {
  const totp = await findTotp(tx, actor.userId);
  return accept({
    hasPassword: (await findPasswordHash(tx, actor.userId)) !== undefined,
    totpSince: totp?.confirmedAt ?? null,
    recoveryCodesLeft: await countRecoveryCodes(tx, actor.userId),
    isDemanded: demanded && demandsSecondFactor(actor.role),
  });
};
