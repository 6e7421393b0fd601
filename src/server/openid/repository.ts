import { sql } from 'kysely';
import type { OpenidPurpose } from '../../contract/openid.ts';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** What was asked of a provider, until it is answered. */
export interface Attempt {
  readonly provider: string;
  readonly purpose: OpenidPurpose;
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly returnTo: string;
  /** Who asks to link. */
  readonly userId: string | null;
  /** Which invitation was brought: the organization that it is to, and the hash of its secret. */
  readonly invitedTo: string | null;
  readonly invitationHash: Buffer | null;
  /** The code that somebody who registers brought. */
  readonly joinCode: string | null;
}

export interface AttemptKey {
  readonly stateHash: Buffer;
  readonly browserHash: Buffer;
}

export async function insertAttempt(
  tx: Transaction,
  attempt: Attempt & AttemptKey & { readonly expiresAt: Instant },
): Promise<void> {
  await tx
    .insertInto('openidAttempts')
    .values({ ...attempt, expiresAt: formatInstant(attempt.expiresAt) })
    .execute();
}

/** Takes an attempt away: of two who bring the same answer one finds it. It must be this browser's, and not too old. */
export async function takeAttempt(
  tx: Transaction,
  { stateHash, browserHash }: AttemptKey,
  now: Instant,
): Promise<Attempt | undefined> {
  const row = await tx
    .deleteFrom('openidAttempts')
    .where('stateHash', '=', stateHash)
    .where('browserHash', '=', browserHash)
    .where(sql<boolean>`expires_at > ${formatInstant(now)}`)
    .returning([
      'provider',
      'purpose',
      'nonce',
      'codeVerifier',
      'returnTo',
      'userId',
      'invitedTo',
      'invitationHash',
      'joinCode',
    ])
    .executeTakeFirst();
  // A check constraint of the table allows these words only.
  return row && { ...row, purpose: row.purpose as OpenidPurpose };
}

const mostSwept = 20;

/** Deletes some that nobody came back for, in one order for everybody, so that two who do wait for each other in turn. */
export async function sweepAttempts(tx: Transaction, now: Instant): Promise<void> {
  await sql`delete from openid_attempts where state_hash in (
    select state_hash from openid_attempts where expires_at <= ${formatInstant(now)} order by state_hash limit ${mostSwept}
  )`.execute(tx);
}

/** Whose sign-in an identity is. */
export async function findLinkedUser(
  tx: Transaction,
  { issuer, subject }: { readonly issuer: string; readonly subject: string },
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('linkedSignIns')
    .select('userId')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.userId;
}

export interface LinkedSignIn {
  readonly issuer: string;
  readonly subject: string;
  readonly userId: string;
  readonly provider: string;
  readonly email: string | null;
  readonly emailIsVerified: boolean;
  readonly linkedAt: Instant;
}

/** Links an identity; false when it is linked already, or the user has one of this provider. */
export async function insertLinkedSignIn(tx: Transaction, linked: LinkedSignIn): Promise<boolean> {
  const row = await tx
    .insertInto('linkedSignIns')
    .values({ ...linked, linkedAt: formatInstant(linked.linkedAt) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject')
    .executeTakeFirst();
  return row !== undefined;
}

/** By whom a user may sign in, the first linked first. */
export async function listLinkedSignIns(tx: Transaction, userId: string) {
  return tx
    .selectFrom('linkedSignIns')
    .select(['provider', 'email', 'linkedAt'])
    .where('userId', '=', userId)
    .orderBy('linkedAt')
    .orderBy('provider')
    .execute();
}

/** Unlinks; gives what is gone, or nothing where there was none. */
export async function deleteLinkedSignIn(tx: Transaction, userId: string, provider: string) {
  return tx
    .deleteFrom('linkedSignIns')
    .where('userId', '=', userId)
    .where('provider', '=', provider)
    .returning(['provider', 'email'])
    .executeTakeFirst();
}
