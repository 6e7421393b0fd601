import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** The app of a user that shows codes, confirmed or not. */
export async function findTotp(tx: Transaction, userId: string) {
  return tx
    .selectFrom('totpFactors')
    .select(['sealedSecret', 'confirmedAt', 'lastStep'])
    .where('userId', '=', userId)
    .executeTakeFirst();
}

/** Keeps a secret that is still to be confirmed, instead of one that never was; false when one is on. */
export async function keepUnconfirmedTotp(
  tx: Transaction,
  { userId, sealedSecret, now }: { readonly userId: string; readonly sealedSecret: Buffer; readonly now: Instant },
): Promise<boolean> {
  const kept = await tx
    .insertInto('totpFactors')
    .values({ userId, sealedSecret, createdAt: formatInstant(now) })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({ sealedSecret, createdAt: formatInstant(now) })
        .where('totpFactors.confirmedAt', 'is', null),
    )
    .returning('userId')
    .executeTakeFirst();
  return kept !== undefined;
}

export async function markTotpConfirmed(tx: Transaction, userId: string, now: Instant): Promise<void> {
  await tx
    .updateTable('totpFactors')
    .set({ confirmedAt: formatInstant(now) })
    .where('userId', '=', userId)
    .execute();
}

/** Takes the code of a time step; false when it, or a later one, was taken before. */
export async function takeTotpStep(tx: Transaction, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('totpFactors')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where((eb) => eb.or([eb('lastStep', 'is', null), eb('lastStep', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False where none was confirmed. */
export async function deleteTotp(tx: Transaction, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('totpFactors')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** New codes instead of all former ones; none, where no factor is left that they could stand in for. */
export async function replaceCodes(tx: Transaction, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  if (hashes.length === 0) return;
  const rows = hashes.map((codeHash) => ({ userId, codeHash }));
  await tx.insertInto('recoveryCodes').values(rows).execute();
}

/** Takes a recovery code, which is then gone; false where there is none like it. */
export async function takeRecoveryCode(tx: Transaction, userId: string, codeHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countRecoveryCodes(tx: Transaction, userId: string): Promise<number> {
  const row = await tx
    .selectFrom('recoveryCodes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return row.left;
}
