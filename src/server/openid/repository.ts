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
  /** Who asks to link, or to confirm that it is they. */
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
): Promise<(Attempt & { readonly expiresAt: Instant }) | undefined> {
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
      'expiresAt',
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
