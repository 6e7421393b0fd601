import { sql } from 'kysely';
import type { Phone } from '../../domain/kernel/phone.ts';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** Which code is meant: for what, to which number, and asked by which browser or session. */
export interface CodeKey {
  readonly purpose: 'sign_in' | 'verify';
  readonly numberMark: Buffer;
  readonly askedBy: Buffer;
}

/**
 * Keeps a code in place of the former one for the same. Its tries go on from there, unless they are older than `forgottenSince`.
 */
export async function keepCode(
  tx: Transaction,
  code: CodeKey & {
    readonly codeMark: Buffer;
    readonly expiresAt: Instant;
    readonly now: Instant;
    readonly forgottenSince: Instant;
  },
): Promise<void> {
  const { purpose, numberMark, askedBy, codeMark, expiresAt, now, forgottenSince } = code;
  const since = formatInstant(forgottenSince);
  await sql`
    insert into phone_codes as c (purpose, number_mark, asked_by, code_mark, expires_at, counted_since)
    values (${purpose}, ${numberMark}, ${askedBy}, ${codeMark}, ${formatInstant(expiresAt)}, ${formatInstant(now)})
    on conflict (purpose, number_mark, asked_by) do update set
      code_mark = excluded.code_mark, expires_at = excluded.expires_at,
      tries = case when c.counted_since < ${since} then 0 else c.tries end,
      counted_since = case when c.counted_since < ${since} then excluded.counted_since else c.counted_since end
  `.execute(tx);
}

const sameAs = (key: CodeKey) =>
  sql<boolean>`purpose = ${key.purpose} and number_mark = ${key.numberMark} and asked_by = ${key.askedBy}`;

/** Since when tries are counted here, if there are `mostTries` of them or more. */
export async function findSpentCount(
  tx: Transaction,
  key: CodeKey,
  { mostTries, forgottenSince }: { readonly mostTries: number; readonly forgottenSince: Instant },
): Promise<Instant | undefined> {
  const row = await tx
    .selectFrom('phoneCodes')
    .select('countedSince')
    .where(sameAs(key))
    .where('tries', '>=', mostTries)
    .where(sql<boolean>`counted_since >= ${formatInstant(forgottenSince)}`)
    .executeTakeFirst();
  return row?.countedSince;
}

const triable = ({ now, mostTries }: { readonly now: Instant; readonly mostTries: number }) =>
  sql<boolean>`expires_at > ${formatInstant(now)} and tries < ${mostTries}`;

/** Whether there is a code that could still be guessed. */
export async function isCodeWaiting(
  tx: Transaction,
  key: CodeKey,
  at: { readonly now: Instant; readonly mostTries: number },
): Promise<boolean> {
  const row = await tx
    .selectFrom('phoneCodes')
    .select('purpose')
    .where(sameAs(key))
    .where(triable(at))
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts a try before it is judged; gives what the code is known by. None where there is no code that works, or no try left. */
export async function countTry(
  tx: Transaction,
  key: CodeKey,
  at: { readonly now: Instant; readonly mostTries: number },
): Promise<Buffer | undefined> {
  const row = await tx
    .updateTable('phoneCodes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where(sameAs(key))
    .where(triable(at))
    .returning('codeMark')
    .executeTakeFirst();
  return row?.codeMark;
}

/** Takes a code; false where somebody was quicker with the same one. A right code ends the count too. */
export async function takeCode(tx: Transaction, key: CodeKey, codeMark: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('phoneCodes')
    .where(sameAs(key))
    .where('codeMark', '=', codeMark)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Puts something that no code fits in place of a code that was never sent. To whoever types, it is as if it had been: the tries go on. */
export async function spoilCode(tx: Transaction, key: CodeKey, codeMark: Buffer, unfitting: Buffer): Promise<void> {
  await tx
    .updateTable('phoneCodes')
    .set({ codeMark: unfitting })
    .where(sameAs(key))
    .where('codeMark', '=', codeMark)
    .execute();
}

const mostSwept = 20;

/** Forgets some codes that work no longer and whose tries count no longer. */
export async function sweepCodes(
  tx: Transaction,
  { now, forgottenSince }: { readonly now: Instant; readonly forgottenSince: Instant },
): Promise<void> {
  await sql`delete from phone_codes where (purpose, number_mark, asked_by) in (
    select purpose, number_mark, asked_by from phone_codes
    where expires_at <= ${formatInstant(now)} and counted_since < ${formatInstant(forgottenSince)}
    limit ${mostSwept} for update skip locked
  )`.execute(tx);
}

/** Whose a number is. */
export async function findOwner(tx: Transaction, number: Phone): Promise<string | undefined> {
  const row = await tx.selectFrom('verifiedPhones').select('userId').where('number', '=', number).executeTakeFirst();
  return row?.userId;
}

export async function findPhone(
  tx: Transaction,
  userId: string,
): Promise<{ readonly phone: Phone; readonly verifiedAt: Instant } | undefined> {
  const row = await tx
    .selectFrom('verifiedPhones')
    .select(['number', 'verifiedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  // Only numbers that were read by `parsePhone` are ever kept.
  return row && { phone: row.number as Phone, verifiedAt: row.verifiedAt };
}

/** Makes a number a user's only one; false where it is another's. */
export async function replacePhone(
  tx: Transaction,
  { userId, number, now }: { readonly userId: string; readonly number: Phone; readonly now: Instant },
): Promise<boolean> {
  await deletePhone(tx, userId);
  const kept = await tx
    .insertInto('verifiedPhones')
    .values({ userId, number, verifiedAt: formatInstant(now) })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('userId')
    .executeTakeFirst();
  return kept !== undefined;
}

/** False where there is none. */
export async function deletePhone(tx: Transaction, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('verifiedPhones').where('userId', '=', userId).executeTakeFirst();
  return numDeletedRows > 0n;
}
