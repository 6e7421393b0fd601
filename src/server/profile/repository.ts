import { sql } from 'kysely';
import type { Phone } from '../../domain/kernel/phone.ts';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { EmergencyContact } from '../../domain/profile/emergency-contacts.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { SealedPlace } from '../kernel/seal.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** What stands in somebody's row; texts are null where nothing was said. */
export interface KeptProfile {
  readonly street: string | null;
  readonly apartment: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
  readonly dateOfBirthSealed: Buffer | null;
  readonly ssnDigitsSealed: Buffer | null;
  readonly emailNotices: boolean;
  readonly smsNotices: boolean;
  readonly inAppNotices: boolean;
}

const columns = [
  'street',
  'apartment',
  'city',
  'state',
  'zip',
  'dateOfBirthSealed',
  'ssnDigitsSealed',
  'emailNotices',
  'smsNotices',
  'inAppNotices',
] as const satisfies readonly (keyof KeptProfile)[];

/** Undefined before the person has told anything. */
export async function findProfile(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
): Promise<KeptProfile | undefined> {
  return tx
    .selectFrom('profiles')
    .select(columns)
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId)
    .executeTakeFirst();
}

/** By which channels some people let themselves be told; of those who told nothing yet there is no row. */
export async function listSwitches(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
): Promise<readonly (Switches & { readonly employeeId: string })[]> {
  const { rows } = await sql<Switches & { readonly employeeId: string }>`
    select employee_id, email_notices, sms_notices, in_app_notices from profiles
    where organization_id = ${organizationId} and employee_id = any (${[...employeeIds]}::uuid[])
  `.execute(tx);
  return rows;
}

export type Switches = Pick<KeptProfile, 'emailNotices' | 'smsNotices' | 'inAppNotices'>;

export async function keepProfile(
  tx: Transaction,
  whose: EmployeeKey,
  profile: KeptProfile,
  at: Instant,
): Promise<void> {
  const values = { ...profile, changedAt: formatInstant(at) };
  await tx
    .insertInto('profiles')
    .values({ organizationId: whose.organizationId, employeeId: whose.employeeId, ...values })
    .onConflict((conflict) => conflict.columns(['organizationId', 'employeeId']).doUpdateSet(values))
    .execute();
}

/** The dates of birth that some people told. */
export async function listSealedBirths(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
): Promise<readonly { readonly employeeId: string; readonly dateOfBirthSealed: Buffer }[]> {
  if (employeeIds.length === 0) return [];
  return tx
    .selectFrom('profiles')
    .select(['employeeId', 'dateOfBirthSealed'])
    .where('organizationId', '=', organizationId)
    .where('employeeId', 'in', employeeIds)
    .where('dateOfBirthSealed', 'is not', null)
    .$narrowType<{ dateOfBirthSealed: Buffer }>()
    .execute();
}

/** Where sealed facts stand, so that none opens in another's row. */
export const birthPlace = ({ organizationId, employeeId }: EmployeeKey): SealedPlace => ({
  purpose: 'profile.date_of_birth',
  row: [organizationId, employeeId],
});
export const ssnPlace = ({ organizationId, employeeId }: EmployeeKey): SealedPlace => ({
  purpose: 'profile.ssn_digits',
  row: [organizationId, employeeId],
});

export async function keepPhoto(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
  size: 'small' | 'large',
  picture: Buffer,
): Promise<void> {
  await tx
    .insertInto('employeePhotos')
    .values({ organizationId, employeeId, size, picture })
    .onConflict((conflict) => conflict.columns(['organizationId', 'employeeId', 'size']).doUpdateSet({ picture }))
    .execute();
}

export async function findPhoto(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
  size: 'small' | 'large',
): Promise<Buffer | undefined> {
  const row = await tx
    .selectFrom('employeePhotos')
    .select('picture')
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId)
    .where('size', '=', size)
    .executeTakeFirst();
  return row?.picture;
}

export async function deletePhotos(tx: Transaction, { organizationId, employeeId }: EmployeeKey): Promise<void> {
  await tx
    .deleteFrom('employeePhotos')
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId)
    .execute();
}

export async function listEmergencyContacts(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
): Promise<EmergencyContact[]> {
  const rows = await tx
    .selectFrom('emergencyContacts')
    .select(['name', 'relationship', 'phone'])
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId)
    .orderBy('position')
    .execute();
  // A check constraint of the table allows no other form of a number.
  return rows.map(({ name, relationship, phone }) => ({ name, relationship, phone: phone as Phone }));
}

/** The list as it is given, in place of the one that was there. */
export async function replaceEmergencyContacts(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
  contacts: readonly EmergencyContact[],
): Promise<void> {
  await tx
    .deleteFrom('emergencyContacts')
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId)
    .execute();
  if (contacts.length === 0) return;
  const rows = contacts.map((contact, index) => ({ organizationId, employeeId, position: index + 1, ...contact }));
  await tx.insertInto('emergencyContacts').values(rows).execute();
}
