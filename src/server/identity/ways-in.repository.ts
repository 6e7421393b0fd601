import { sql } from 'kysely';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** How many ways to sign in were taken away, of each kind. */
export interface WaysTaken {
  readonly passkeys: number;
  readonly linkedSignIns: number;
  readonly phones: number;
  readonly authenticators: number;
  readonly recoveryCodes: number;
}

/**
 * Takes away every way to sign in that was added since a moment, all recovery codes, which say of no moment, and the password: whoever
 * was in since then is not to come back by what they left behind. All of them in one place, as where an address is proven (0037).
 */
export async function deleteWaysInSince(tx: Transaction, userId: string, since: Instant): Promise<WaysTaken> {
  const moment = formatInstant(since);
  const { rows } = await sql<WaysTaken>`
    with passkey as (delete from passkeys where user_id = ${userId} and added_at >= ${moment} returning 1),
      linked as (delete from linked_sign_ins where user_id = ${userId} and linked_at >= ${moment} returning 1),
      phone as (delete from verified_phones where user_id = ${userId} and verified_at >= ${moment} returning 1),
      totp as (delete from totp_factors where user_id = ${userId} and coalesce(confirmed_at, created_at) >= ${moment} returning 1),
      code as (delete from recovery_codes where user_id = ${userId} returning 1),
      password as (update users set password_hash = null, password_needs_factor = false where id = ${userId} returning 1)
    select (select count(*) from passkey)::int as passkeys, (select count(*) from linked)::int as linked_sign_ins,
      (select count(*) from phone)::int as phones, (select count(*) from totp)::int as authenticators,
      (select count(*) from code)::int as recovery_codes, (select count(*) from password)::int as passwords
  `.execute(tx);
  const [taken] = rows;
  if (taken === undefined) throw new Error('a sum over nothing is a row');
  const { passkeys, linkedSignIns, phones, authenticators, recoveryCodes } = taken;
  return { passkeys, linkedSignIns, phones, authenticators, recoveryCodes };
}
