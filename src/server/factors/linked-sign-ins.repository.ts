import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { Transaction } from '../kernel/transaction.ts';

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

export async function countLinkedSignIns(tx: Transaction, userId: string): Promise<number> {
  const row = await tx
    .selectFrom('linkedSignIns')
    .select((eb) => eb.fn.countAll<number>().as('linked'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return row.linked;
}
