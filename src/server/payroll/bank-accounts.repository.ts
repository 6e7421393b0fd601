import { sql } from 'kysely';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { AccountKind } from '../../domain/payroll/bank/bank-account.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { SealedPlace } from '../kernel/seal.ts';
import type { Transaction } from '../kernel/transaction.ts';

export interface StoredAccount {
  readonly id: string;
  readonly kind: AccountKind;
  readonly routingSealed: Buffer;
  readonly accountSealed: Buffer;
  readonly usableFrom: Instant;
}

export const listAccounts = (
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
): Promise<readonly StoredAccount[]> =>
  tx
    .selectFrom('bankAccounts')
    .select(['id', 'kind', 'routingSealed', 'accountSealed', 'usableFrom'])
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId)
    // A check constraint of the table allows these kinds only.
    .$castTo<StoredAccount>()
    .execute();

/** The accounts of some people, each with whose it is. */
export const listAccountsOf = (
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
): Promise<readonly (StoredAccount & Pick<EmployeeKey, 'employeeId'>)[]> =>
  tx
    .selectFrom('bankAccounts')
    .select(['employeeId', 'id', 'kind', 'routingSealed', 'accountSealed', 'usableFrom'])
    .where('organizationId', '=', organizationId)
    .where(sql<boolean>`employee_id = any(${[...employeeIds]}::uuid[])`)
    // A check constraint of the table allows these kinds only.
    .$castTo<StoredAccount & Pick<EmployeeKey, 'employeeId'>>()
    .execute();

export async function insertAccount(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
  { enteredAt, usableFrom, ...account }: StoredAccount & { readonly enteredAt: Instant },
): Promise<void> {
  await tx
    .insertInto('bankAccounts')
    .values({
      ...account,
      organizationId,
      employeeId,
      enteredAt: formatInstant(enteredAt),
      usableFrom: formatInstant(usableFrom),
    })
    .execute();
}

/** Forgets accounts; `kept` stays. */
export async function deleteAccounts(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
  kept?: string,
): Promise<number> {
  let deletion = tx
    .deleteFrom('bankAccounts')
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId);
  if (kept !== undefined) deletion = deletion.where('id', '<>', kept);
  const { numDeletedRows } = await deletion.executeTakeFirst();
  return Number(numDeletedRows);
}

/** Forgets accounts of somebody by their ids. */
export async function deleteReplaced(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
  ids: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('bankAccounts')
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute();
}

/** Where sealed numbers stand, so that none opens in another's row, nor as the other number. */
export const numberPlace = (
  number: 'routing' | 'account',
  { organizationId, employeeId }: EmployeeKey,
  id: string,
): SealedPlace => ({
  purpose: `bank.${number}`,
  row: [organizationId, employeeId, id],
});
