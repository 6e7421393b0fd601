import { sql } from 'kysely';
import type { ExportState, ExportWish } from '../../contract/reports/exports.ts';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** Where the people are at home whose cards it holds; everybody's, or those of some locations. */
export type ExportReach = 'all' | readonly string[];

/** A file that was asked for, without its bytes. */
export interface StoredExport {
  readonly id: string;
  readonly askedBy: string;
  readonly askedAt: Instant;
  readonly wish: ExportWish;
  readonly reach: ExportReach;
  readonly state: ExportState;
  readonly total: number;
  readonly done: number;
  readonly fileName: string | null;
  readonly expiresAt: Instant;
}

type Row = Omit<StoredExport, 'reach'> & { readonly reach: readonly string[] | null };

const told = ({ reach, ...row }: Row): StoredExport => ({ ...row, reach: reach ?? 'all' });

const columns = sql`id, asked_by, asked_at, wish, reach::text[] as reach, state, total, done, file_name, expires_at`;

export async function insertExport(
  tx: Transaction,
  organizationId: string,
  { id, askedBy, askedAt, wish, reach, total, expiresAt }: Omit<StoredExport, 'state' | 'done' | 'fileName'>,
): Promise<void> {
  await tx
    .insertInto('exports')
    .values({
      organizationId,
      id,
      askedBy,
      askedAt: formatInstant(askedAt),
      wish: JSON.stringify(wish),
      reach: reach === 'all' ? null : [...reach],
      state: 'queued',
      total,
      expiresAt: formatInstant(expiresAt),
    })
    .execute();
}

/** Lets one of those in who put the data of one person together at once, until its transaction ends; tells the others. */
export async function isAloneWithData(tx: Transaction, employeeId: string): Promise<boolean> {
  const { rows } = await sql<{ readonly alone: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('personal data ' || ${employeeId}, 0)) as alone
  `.execute(tx);
  return rows[0]?.alone === true;
}

/** One after another asks for files of one person, so that each sees those that wait. */
export async function lockExports(tx: Transaction, employeeId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('exports ' || ${employeeId}, 0))`.execute(tx);
}

/** What somebody asked for and is still kept, the latest first. */
export async function listExports(
  tx: Transaction,
  organizationId: string,
  askedBy: string,
  now: Instant,
): Promise<readonly StoredExport[]> {
  const { rows } = await sql<Row>`
    select ${columns} from exports
    where organization_id = ${organizationId} and asked_by = ${askedBy} and expires_at > ${formatInstant(now)}
    order by asked_at desc, id desc
  `.execute(tx);
  return rows.map(told);
}

export async function findExport(
  tx: Transaction,
  organizationId: string,
  id: string,
): Promise<StoredExport | undefined> {
  const { rows } = await sql<Row>`
    select ${columns} from exports where organization_id = ${organizationId} and id = ${id}
  `.execute(tx);
  return rows.map(told)[0];
}

export async function findExportBytes(tx: Transaction, organizationId: string, id: string): Promise<Uint8Array> {
  const { file } = await tx
    .selectFrom('exports')
    .select('file')
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (file === null) throw new Error('an export without a file was asked for its bytes');
  return file;
}

/** How far it is. */
export async function tellProgress(tx: Transaction, organizationId: string, id: string, done: number): Promise<void> {
  await update(tx, organizationId, id, { state: 'working', done });
}

/** It is made: exactly these bytes, under this name. */
export async function keepFile(
  tx: Transaction,
  organizationId: string,
  id: string,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
): Promise<void> {
  await update(tx, organizationId, id, { state: 'ready', fileName: name, file: Buffer.from(bytes) });
}

/** @returns who asked for it; undefined where it is forgotten */
export async function giveUpExport(tx: Transaction, organizationId: string, id: string): Promise<string | undefined> {
  await update(tx, organizationId, id, { state: 'failed' });
  return (await findExport(tx, organizationId, id))?.askedBy;
}

export async function deleteExport(tx: Transaction, organizationId: string, id: string): Promise<void> {
  await tx.deleteFrom('exports').where('organizationId', '=', organizationId).where('id', '=', id).execute();
}

async function update(
  tx: Transaction,
  organizationId: string,
  id: string,
  change: {
    readonly state: ExportState;
    readonly done?: number;
    readonly fileName?: string;
    readonly file?: Buffer;
  },
): Promise<void> {
  await tx
    .updateTable('exports')
    .set(change)
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();
}
