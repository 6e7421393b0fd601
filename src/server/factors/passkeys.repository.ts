import { sql } from 'kysely';
import type { PasskeyPurpose } from '../../domain/factors/passkey.ts';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { Transaction } from '../kernel/transaction.ts';

export interface NewPasskey {
  readonly id: string;
  readonly userId: string;
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly signCount: number;
  readonly transports: readonly string[];
  readonly host: string;
  readonly name: string;
  readonly addedAt: Instant;
}

/** Keeps a passkey; false when somebody has it already. */
export async function insertPasskey(tx: Transaction, passkey: NewPasskey): Promise<boolean> {
  const row = await tx
    .insertInto('passkeys')
    .values({ ...passkey, transports: [...passkey.transports], addedAt: formatInstant(passkey.addedAt) })
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The passkeys of a user, the first added first. */
export async function listPasskeys(tx: Transaction, userId: string) {
  return tx
    .selectFrom('passkeys')
    .select(['id', 'name', 'credentialId', 'transports', 'host', 'addedAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('addedAt')
    .orderBy('id')
    .execute();
}

export async function countPasskeys(tx: Transaction, userId: string): Promise<number> {
  const row = await tx
    .selectFrom('passkeys')
    .select((eb) => eb.fn.countAll<number>().as('passkeys'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return row.passkeys;
}

/** By what its device calls it; whoever brings it at the same moment waits, or both would count from the same number. */
export async function lockPasskey(tx: Transaction, credentialId: Buffer) {
  return tx
    .selectFrom('passkeys')
    .select(['id', 'userId', 'publicKey', 'signCount'])
    .where('credentialId', '=', credentialId)
    .forUpdate()
    .executeTakeFirst();
}

export async function updatePasskeyUsed(
  tx: Transaction,
  { id, signCount, now }: { readonly id: string; readonly signCount: number; readonly now: Instant },
): Promise<void> {
  await tx
    .updateTable('passkeys')
    .set({ signCount, lastUsedAt: formatInstant(now) })
    .where('id', '=', id)
    .execute();
}

/** Gives a passkey of a user another name; what it was called, or nothing where they have none of this id. */
export async function updatePasskeyName(
  tx: Transaction,
  { userId, id, name }: { readonly userId: string; readonly id: string; readonly name: string },
): Promise<string | undefined> {
  const before = await tx
    .selectFrom('passkeys')
    .select('name')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  await tx.updateTable('passkeys').set({ name }).where('userId', '=', userId).where('id', '=', id).execute();
  return before?.name;
}

/** What is gone was called so; nothing where the user has none of this id. */
export async function deletePasskey(tx: Transaction, userId: string, id: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('passkeys')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

export interface Challenge {
  readonly challengeHash: Buffer;
  readonly browserHash: Buffer;
  readonly purpose: PasskeyPurpose;
  /** Whose passkey it must be; null, whoever's it is. */
  readonly userId: string | null;
}

export async function insertChallenge(
  tx: Transaction,
  challenge: Challenge & { readonly expiresAt: Instant },
): Promise<void> {
  await tx
    .insertInto('passkeyChallenges')
    .values({ ...challenge, expiresAt: formatInstant(challenge.expiresAt) })
    .execute();
}

/** Takes a challenge away: of two who bring the same answer one finds it. It must be this browser's, for this, and not too old. */
export async function takeChallenge(tx: Transaction, taken: Challenge, now: Instant): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkeyChallenges')
    .where('challengeHash', '=', taken.challengeHash)
    .where('browserHash', '=', taken.browserHash)
    .where('purpose', '=', taken.purpose)
    .where('userId', 'is not distinct from', taken.userId)
    .where(sql<boolean>`expires_at > ${formatInstant(now)}`)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** How many rows one call sweeps out: more than it adds, so that the table stays small, and never a long wait. */
const mostSwept = 20;

/** Deletes some that nobody came back for, in one order for everybody, so that two who do wait for each other in turn. */
export async function sweepChallenges(tx: Transaction, now: Instant): Promise<void> {
  await sql`delete from passkey_challenges where challenge_hash in (
    select challenge_hash from passkey_challenges where expires_at <= ${formatInstant(now)}
    order by challenge_hash limit ${mostSwept}
  )`.execute(tx);
}
