import { sql } from 'kysely';
import type { TokenPurpose } from '../../domain/identity/token.ts';
import { addMilliseconds, formatInstant, millisecondsPerHour, type Instant } from '../../domain/kernel/time.ts';
import type { Transaction } from '../kernel/transaction.ts';

export interface NewSession {
  readonly tokenHash: Buffer;
  readonly id: string;
  readonly userId: string;
  readonly organizationId: string;
  readonly employeeId: string;
  readonly authenticatedAt: Instant;
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
  readonly browser: string | null;
  readonly system: string | null;
  readonly networkHint: string;
}

export async function insertSession(tx: Transaction, session: NewSession): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      ...session,
      authenticatedAt: formatInstant(session.authenticatedAt),
      createdAt: formatInstant(session.createdAt),
      lastUsedAt: formatInstant(session.createdAt),
      expiresAt: formatInstant(session.expiresAt),
    })
    .execute();
}

/** Remembers that the person behind a session has just shown who they are. */
export async function freshenSession(tx: Transaction, sessionId: string, now: Instant): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ authenticatedAt: formatInstant(now) })
    .where('id', '=', sessionId)
    .execute();
}

/** The sessions of a user that are open, the one used last first. */
export async function listSessions(tx: Transaction, userId: string, now: Instant) {
  return tx
    .selectFrom('sessions')
    .select(['id', 'browser', 'system', 'networkHint', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .where(sql<boolean>`expires_at > ${formatInstant(now)}`)
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/**
 * Gives a session another secret, under which alone it goes on; until when it lasts, undefined where it ended meanwhile. Nobody showed anew who they are by that: a stolen
 * session with a stolen password would get past the second factor.
 */
export async function replaceToken(
  tx: Transaction,
  { sessionId, tokenHash }: { readonly sessionId: string; readonly tokenHash: Buffer },
): Promise<Instant | undefined> {
  const row = await tx
    .updateTable('sessions')
    .set({ tokenHash })
    .where('id', '=', sessionId)
    .returning('expiresAt')
    .executeTakeFirst();
  return row?.expiresAt;
}

/** Ends one session of a user; false where they have none of this id. */
export async function deleteSessionOf(tx: Transaction, userId: string, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends every session of a user but one, and every sign-in that waits for its second step; how many sessions there were. */
export async function deleteOtherSessions(tx: Transaction, userId: string, sessionId: string): Promise<number> {
  await tx.deleteFrom('secondSteps').where('userId', '=', userId).execute();
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', '<>', sessionId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Ends it; the database tells its streams and the person's other devices. */
export async function deleteSession(tx: Transaction, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('sessions').where('id', '=', sessionId).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** How many rows one call sweeps out: more than it adds, so that the tables stay small, and never a long wait. */
const mostSwept = 20;

/** For how long after a sign-in its place stands out from those that a stranger tries from. */
const placeDays = 365;

/** Deletes some of what is past; what another deletes at the same time is left to them, or waited for in one order. */
export async function sweepIdentity(tx: Transaction, now: Instant): Promise<void> {
  await sql`delete from sessions where token_hash in (
    select token_hash from sessions where expires_at <= ${formatInstant(now)} limit ${mostSwept} for update skip locked
  )`.execute(tx);
  await sql`delete from tokens where token_hash in (
    select token_hash from tokens where expires_at <= ${formatInstant(now)} order by token_hash limit ${mostSwept}
  )`.execute(tx);
  await sql`delete from second_steps where token_hash in (
    select token_hash from second_steps where expires_at <= ${formatInstant(now)} limit ${mostSwept} for update skip locked
  )`.execute(tx);
  const forgottenSince = addMilliseconds(now, -placeDays * 24 * millisecondsPerHour);
  await sql`delete from known_places where key in (
    select key from known_places where signed_in_at < ${formatInstant(forgottenSince)} limit ${mostSwept} for update skip locked
  )`.execute(tx);
}

/** Whether an account was signed in to from a place before. */
export async function isKnownPlace(tx: Transaction, key: Buffer): Promise<boolean> {
  const row = await tx.selectFrom('knownPlaces').select('key').where('key', '=', key).executeTakeFirst();
  return row !== undefined;
}

export async function keepKnownPlace(tx: Transaction, key: Buffer, now: Instant): Promise<void> {
  const signedInAt = formatInstant(now);
  await tx
    .insertInto('knownPlaces')
    .values({ key, signedInAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ signedInAt }))
    .execute();
}

export interface NewToken {
  readonly tokenHash: Buffer;
  readonly purpose: TokenPurpose;
  readonly userId: string;
  readonly email: string;
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
}

export async function insertToken(tx: Transaction, token: NewToken): Promise<void> {
  await tx
    .insertInto('tokens')
    .values({ ...token, createdAt: formatInstant(token.createdAt), expiresAt: formatInstant(token.expiresAt) })
    .execute();
}

/** Whose a token is, while it opens something; the address is the one that it was sent to. */
export async function findToken(
  tx: Transaction,
  { tokenHash, purpose, now }: { readonly tokenHash: Buffer; readonly purpose: TokenPurpose; readonly now: Instant },
): Promise<{ readonly userId: string; readonly email: string } | undefined> {
  return tx
    .selectFrom('tokens')
    .select(['userId', 'email'])
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where(sql<boolean>`expires_at > ${formatInstant(now)}`)
    .executeTakeFirst();
}

/** Uses a token up: of two who bring the same one, one is told whose it is. */
export async function takeToken(
  tx: Transaction,
  { tokenHash, purpose, now }: { readonly tokenHash: Buffer; readonly purpose: TokenPurpose; readonly now: Instant },
): Promise<{ readonly userId: string; readonly email: string; readonly createdAt: Instant } | undefined> {
  return tx
    .deleteFrom('tokens')
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where(sql<boolean>`expires_at > ${formatInstant(now)}`)
    .returning(['userId', 'email', 'createdAt'])
    .executeTakeFirst();
}

/**
 * Nothing that was sent to a user before opens anything any more, but what leads back to a former address: whoever got into the
 * account must not be able to take its owner's way back.
 */
export async function deleteLinks(tx: Transaction, userId: string): Promise<void> {
  await tx.deleteFrom('tokens').where('userId', '=', userId).where('purpose', '<>', 'restore_email').execute();
}

/** What leads back to an address that a user had after `since` opens nothing any more. */
export async function deleteWaysBack(tx: Transaction, userId: string, since: Instant): Promise<void> {
  await tx
    .deleteFrom('tokens')
    .where('userId', '=', userId)
    .where('purpose', '=', 'restore_email')
    .where(sql<boolean>`created_at >= ${formatInstant(since)}`)
    .execute();
}

/** Every other letter of this kind opens nothing any more. */
export async function deleteTokens(tx: Transaction, userId: string, purpose: TokenPurpose): Promise<void> {
  await tx.deleteFrom('tokens').where('userId', '=', userId).where('purpose', '=', purpose).execute();
}

/** Ends every session of a user, and every sign-in that waits for its second step; how many sessions there were. */
export async function deleteSessionsOf(tx: Transaction, userId: string): Promise<number> {
  await tx.deleteFrom('secondSteps').where('userId', '=', userId).execute();
  const { numDeletedRows } = await tx.deleteFrom('sessions').where('userId', '=', userId).executeTakeFirst();
  return Number(numDeletedRows);
}

export interface HalfSignedIn {
  readonly userId: string;
  readonly organizationId: string;
  readonly employeeId: string;
}

export async function insertSecondStep(
  tx: Transaction,
  { expiresAt, ...step }: HalfSignedIn & { readonly tokenHash: Buffer; readonly expiresAt: Instant },
): Promise<void> {
  await tx
    .insertInto('secondSteps')
    .values({ ...step, expiresAt: formatInstant(expiresAt) })
    .execute();
}

/** Who waits at the second step; nobody, once it has run out or its tries are used up. */
export async function findSecondStep(
  tx: Transaction,
  tokenHash: Buffer,
  { now, mostTries }: { readonly now: Instant; readonly mostTries: number },
): Promise<HalfSignedIn | undefined> {
  return tx
    .selectFrom('secondSteps')
    .select(['userId', 'organizationId', 'employeeId'])
    .where('tokenHash', '=', tokenHash)
    .where('tries', '<', mostTries)
    .where(sql<boolean>`expires_at > ${formatInstant(now)}`)
    .executeTakeFirst();
}

/** Counts a try before it is judged; false when they are used up, also by others at this very moment. */
export async function countTryAtStep(tx: Transaction, tokenHash: Buffer, mostTries: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('secondSteps')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('tokenHash', '=', tokenHash)
    .where('tries', '<', mostTries)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when it is gone already: two answers at one moment open one session. */
export async function deleteSecondStep(tx: Transaction, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('secondSteps').where('tokenHash', '=', tokenHash).executeTakeFirst();
  return numDeletedRows > 0n;
}
