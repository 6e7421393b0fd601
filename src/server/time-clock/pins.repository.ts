import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { SealedPlace, Vault } from '../kernel/seal.ts';
import type { Transaction } from '../kernel/transaction.ts';

const placeOf = ({ organizationId, employeeId }: EmployeeKey): SealedPlace => ({
  purpose: 'time-clock.pin',
  row: [organizationId, employeeId],
});

/** Keeps the hash of a PIN, sealed, in the place of the one before. */
export async function keepPin(
  { tx, vault, now }: { readonly tx: Transaction; readonly vault: Vault; readonly now: Instant },
  { organizationId, employeeId }: EmployeeKey,
  hash: string,
  setBy: string,
): Promise<void> {
  const kept = {
    hashSealed: vault.seal(placeOf({ organizationId, employeeId }), hash),
    setAt: formatInstant(now),
    setBy,
  };
  await tx
    .insertInto('kioskPins')
    .values({ organizationId, employeeId, ...kept })
    .onConflict((conflict) => conflict.columns(['organizationId', 'employeeId']).doUpdateSet(kept))
    .execute();
}

/** The hash of somebody's PIN; undefined where they have none. */
export async function findPinHash(
  { tx, vault }: { readonly tx: Transaction; readonly vault: Vault },
  whose: EmployeeKey,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('kioskPins')
    .select('hashSealed')
    .where('organizationId', '=', whose.organizationId)
    .where('employeeId', '=', whose.employeeId)
    .executeTakeFirst();
  return row && vault.open(placeOf(whose), row.hashSealed);
}

/** Since when somebody has the PIN that they have. */
export async function findPinSetAt(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
): Promise<Instant | undefined> {
  const row = await tx
    .selectFrom('kioskPins')
    .select('setAt')
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId)
    .executeTakeFirst();
  return row?.setAt;
}
