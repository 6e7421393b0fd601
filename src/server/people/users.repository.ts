import { sql } from 'kysely';
import type { Language } from '../../domain/kernel/language.ts';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { Transaction } from '../kernel/transaction.ts';

export interface NewUser {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string | null;
  readonly emailVerifiedAt: Instant | undefined;
  readonly language: Language;
  readonly createdAt: Instant;
  readonly awaitsConfirmation: boolean;
}

/** Adds sign-ins; gives how many: those whose e-mail has one already are left out. */
export async function insertUsers(tx: Transaction, users: readonly NewUser[]): Promise<number> {
  const rows = await tx
    .insertInto('users')
    .values(
      users.map(({ emailVerifiedAt, createdAt, ...user }) => ({
        ...user,
        emailVerifiedAt: emailVerifiedAt === undefined ? null : formatInstant(emailVerifiedAt),
        createdAt: formatInstant(createdAt),
      })),
    )
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .execute();
  return rows.length;
}

export async function insertMemberships(
  tx: Transaction,
  memberships: readonly { readonly userId: string; readonly organizationId: string; readonly employeeId: string }[],
): Promise<void> {
  await tx
    .insertInto('memberships')
    .values([...memberships])
    .execute();
}

export async function findUserByEmail(
  tx: Transaction,
  email: string,
): Promise<
  { readonly id: string; readonly passwordHash: string | null; readonly awaitsConfirmation: boolean } | undefined
> {
  return tx
    .selectFrom('users')
    .select(['id', 'passwordHash', 'awaitsConfirmation'])
    .where('email', '=', email)
    .executeTakeFirst();
}

/** How a sign-in is written to. */
export async function readAddress(tx: Transaction, userId: string) {
  return tx
    .selectFrom('users')
    .select(['email', 'language', 'emailVerifiedAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

const confirmedAt = (now: Instant) => ({
  emailVerifiedAt: sql<string>`coalesce(email_verified_at, ${formatInstant(now)})`,
  awaitsConfirmation: false,
});

/** Takes an address as its owner's, who has shown a secret that was sent there; false when the sign-in has another by now. */
export async function updateEmailVerified(
  tx: Transaction,
  { userId, email, now }: { readonly userId: string; readonly email: string; readonly now: Instant },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set(confirmedAt(now))
    .where('id', '=', userId)
    .where('email', '=', email)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives a sign-in another address, which is known to be its owner's; false when somebody else has it. */
export async function updateEmail(
  tx: Transaction,
  { userId, email, now }: { readonly userId: string; readonly email: string; readonly now: Instant },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ email, emailVerifiedAt: formatInstant(now), awaitsConfirmation: false })
    .where('id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('users as other').select('other.id').where('other.email', '=', email))),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Sets a password in place of one that was forgotten, or of none, for whoever has shown a secret that was sent to their address, which
 * is theirs from then on: in one statement, by which the database knows that every way in from before the address was proven must go.
 * False when the sign-in has another address by now.
 */
export async function overwritePassword(
  tx: Transaction,
  {
    userId,
    email,
    passwordHash,
    needsFactor,
    now,
  }: {
    readonly userId: string;
    readonly email: string;
    readonly passwordHash: string;
    readonly needsFactor: boolean;
    readonly now: Instant;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ passwordHash, passwordNeedsFactor: needsFactor, ...confirmedAt(now) })
    .where('id', '=', userId)
    .where('email', '=', email)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The hash that a person's password must fit; none, if they never set one. */
export async function findPasswordHash(tx: Transaction, userId: string): Promise<string | undefined> {
  const { passwordHash } = await tx
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return passwordHash ?? undefined;
}

/**
 * Whether a password that was checked before is still somebody's; where it is, nobody changes it until the transaction ends. To be asked
 * first, before the counts of tries are held: whoever sets another holds them in that order.
 */
export async function holdPassword(
  tx: Transaction,
  { userId, passwordHash }: { readonly userId: string; readonly passwordHash: string | undefined },
): Promise<boolean> {
  if (passwordHash === undefined) return false;
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('passwordHash', '=', passwordHash)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** What a sign-in stands on: nobody changes it until the transaction ends. */
export const lockSignIn = (tx: Transaction, userId: string) =>
  tx
    .selectFrom('users')
    .select(['email', 'passwordHash'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/** Whether the password may not stand alone; until the transaction ends, nobody changes it or what it needs. */
export async function lockPassword(tx: Transaction, userId: string): Promise<{ readonly needsFactor: boolean }> {
  return tx
    .selectFrom('users')
    .select('passwordNeedsFactor as needsFactor')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Replaces a password, if it is still the one that was checked: of two changes at one moment, the second was decided on one that no longer holds. */
export async function updatePassword(
  tx: Transaction,
  {
    userId,
    passwordHash,
    replaces,
    needsFactor,
  }: {
    readonly userId: string;
    readonly passwordHash: string;
    readonly replaces: string;
    readonly needsFactor: boolean;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ passwordHash, passwordNeedsFactor: needsFactor })
    .where('id', '=', userId)
    .where('passwordHash', '=', replaces)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Which employee a sign-in is, in the organization that it joined first. */
export async function findMembership(tx: Transaction, userId: string): Promise<EmployeeKey | undefined> {
  return tx
    .selectFrom('memberships')
    .select(['organizationId', 'employeeId'])
    .where('userId', '=', userId)
    .orderBy('employeeId')
    .executeTakeFirst();
}

export async function updatePreferences(
  tx: Transaction,
  userId: string,
  changed: {
    readonly language?: string;
    readonly theme?: string;
    readonly hourCycle?: string;
    readonly singleKeys?: boolean;
  },
) {
  return (
    tx
      .updateTable('users')
      // The id set to itself keeps the statement whole when nothing else changes.
      .set({ id: userId, ...changed })
      .where('id', '=', userId)
      .returning(['language', 'theme', 'hourCycle', 'singleKeys'])
      .executeTakeFirstOrThrow()
  );
}

const signInColumns = ['email', 'emailVerifiedAt', 'passwordHash'] as const;

/** What a user signs in with, and whether the address is shown to be theirs. */
export const readSignIn = (tx: Transaction, userId: string) =>
  tx.selectFrom('users').select(signInColumns).where('id', '=', userId).executeTakeFirstOrThrow();

/** Whether somebody of an organization, whatever their status, signs in with an address. */
export async function isMember(tx: Transaction, organizationId: string, email: string): Promise<boolean> {
  const row = await tx
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .select('u.id')
    .where('m.organizationId', '=', organizationId)
    .where('u.email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/** Every organization that somebody belongs to, for what is done in all of them. */
export async function listOrganizations(tx: Transaction): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('memberships')
    .select('organizationId')
    .distinct()
    .orderBy('organizationId')
    .execute();
  return rows.map(({ organizationId }) => organizationId);
}
