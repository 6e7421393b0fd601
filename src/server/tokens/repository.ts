import { sql } from 'kysely';
import type { Scope } from '../../domain/access/scope.ts';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** Whose tokens, as the table keeps them beside each. */
interface Owner {
  readonly userId: string;
  readonly organizationId: string;
  readonly employeeId: string;
}

export interface NewToken extends Owner {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly madeAt: Instant;
  readonly expiresAt: Instant;
}

/** Makes those who make tokens for one person queue: the second counts the first's. */
export async function lockOwner(tx: Transaction, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

export async function insertToken(tx: Transaction, { madeAt, expiresAt, scopes, ...token }: NewToken): Promise<void> {
  await tx
    .insertInto('apiTokens')
    .values({ ...token, scopes: [...scopes], madeAt: formatInstant(madeAt), expiresAt: formatInstant(expiresAt) })
    .execute();
}

/** Somebody's tokens that have not run out, the latest first. */
export async function listTokens(tx: Transaction, { userId, organizationId }: Omit<Owner, 'employeeId'>, now: Instant) {
  const rows = await tx
    .selectFrom('apiTokens')
    .select(['id as tokenId', 'name', 'scopes', 'madeAt', 'expiresAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .where('organizationId', '=', organizationId)
    .where(sql<boolean>`expires_at > ${formatInstant(now)}`)
    .orderBy('madeAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  // Nothing but what the contract lets in is ever written.
  return rows.map(({ scopes, ...row }) => Object.assign(row, { scopes: scopes as Scope[] }));
}

/** Takes a token away; gives its name, or undefined where somebody has none of this id. */
export async function deleteToken(
  tx: Transaction,
  { userId, organizationId }: Omit<Owner, 'employeeId'>,
  tokenId: string,
): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('apiTokens')
    .where('userId', '=', userId)
    .where('organizationId', '=', organizationId)
    .where('id', '=', tokenId)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

/** Takes all tokens of a sign-in away, whichever organization they open; gives how many. */
export async function deleteTokensOf(tx: Transaction, userId: string): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('apiTokens').where('userId', '=', userId).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Takes away what has run out. */
export async function sweepTokens(tx: Transaction, now: Instant): Promise<void> {
  await tx
    .deleteFrom('apiTokens')
    .where(sql<boolean>`expires_at <= ${formatInstant(now)}`)
    .execute();
}
