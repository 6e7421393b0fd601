import { sql } from 'kysely';
import type { Language } from '../../domain/kernel/language.ts';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { WaiverStatement } from '../../domain/time-cards/meal-waiver.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** A statement with whose meal it is about, its place among theirs, and the wording that they agreed to. */
export interface StoredWaiver extends WaiverStatement {
  readonly employeeId: string;
  /** From 1. */
  readonly sequence: number;
  readonly recordedAt: Instant;
  /** Null where it was taken back. */
  readonly wording: { readonly version: number; readonly language: Language } | null;
}

interface WaiverRow extends Omit<StoredWaiver, 'wording'> {
  readonly wordingVersion: number | null;
  readonly wordingLanguage: Language | null;
}

/** All that some people ever stated about their meals, in the order in which it was recorded. */
export async function listWaivers(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
): Promise<readonly StoredWaiver[]> {
  if (employeeIds.length === 0) return [];
  const { rows } = await sql<WaiverRow>`
    select employee_id, sequence, meal, kind, starts_on, recorded_at, wording_version, wording_language from meal_waivers
    where organization_id = ${organizationId} and employee_id = any (${[...employeeIds]}::uuid[])
    order by employee_id, sequence
  `.execute(tx);
  return rows.map(waiverOf);
}

const waiverOf = ({ wordingVersion: version, wordingLanguage: language, ...row }: WaiverRow): StoredWaiver => ({
  ...row,
  wording: version === null || language === null ? null : { version, language },
});

/** Adds a statement; whoever took the same place first is met at the primary key. */
export async function insertWaiver(
  tx: Transaction,
  organizationId: string,
  { wording, recordedAt, ...waiver }: StoredWaiver,
): Promise<void> {
  await tx
    .insertInto('mealWaivers')
    .values({
      ...waiver,
      organizationId,
      recordedAt: formatInstant(recordedAt),
      wordingVersion: wording?.version ?? null,
      wordingLanguage: wording?.language ?? null,
    })
    .execute();
}
