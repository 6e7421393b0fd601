import { sql } from 'kysely';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { JsonObject } from '../kernel/schema.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** Until the transaction ends nobody else plans a series of this id: one that comes twice at once is planned once. */
export async function lockSeries(tx: Transaction, seriesId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('series ' || ${seriesId}, 0))`.execute(tx);
}

/** What came of a series when it was planned, where it was asked for with the same facts; undefined, there is none of this id. */
export async function findSeries(
  tx: Transaction,
  organizationId: string,
  seriesId: string,
  asked: JsonObject,
): Promise<{ readonly isSame: boolean; readonly planned: number; readonly refused: number } | undefined> {
  const { rows } = await sql<{ readonly isSame: boolean; readonly planned: number; readonly refused: number }>`
    select asked = ${JSON.stringify(asked)}::jsonb as is_same, planned, refused from shift_series
    where organization_id = ${organizationId} and id = ${seriesId}
  `.execute(tx);
  return rows[0];
}

export async function insertSeries(
  tx: Transaction,
  {
    asked,
    plannedAt,
    ...row
  }: {
    readonly organizationId: string;
    readonly id: string;
    readonly asked: JsonObject;
    readonly planned: number;
    readonly refused: number;
    readonly plannedBy: string;
    readonly plannedAt: Instant;
  },
): Promise<void> {
  await tx
    .insertInto('shiftSeries')
    .values({ ...row, asked: JSON.stringify(asked), plannedAt: formatInstant(plannedAt) })
    .execute();
}

/** The shifts that were ever planned of a series, by when they begin; those that are planned no longer among them. */
export async function listSeries(
  tx: Transaction,
  organizationId: string,
  seriesId: string,
): Promise<readonly { readonly id: string; readonly startsAt: Instant; readonly isPlanned: boolean }[]> {
  const { rows } = await sql<{ readonly id: string; readonly startsAt: Instant; readonly isPlanned: boolean }>`
    select id, starts_at, cancelled_at is null as is_planned from shifts
    where organization_id = ${organizationId} and series_id = ${seriesId} order by starts_at
  `.execute(tx);
  return rows;
}
