import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import { chainedText } from '../../domain/time-clock/chain.ts';
import { isOffline, type LedgerRow, type Punch } from '../../domain/time-clock/punch.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** A punch that counts, and how it came. */
export interface StoredPunch extends Punch {
  readonly offline: boolean;
}

/** The end of an employee's ledger: where the next row goes, and what seals it. */
export interface LedgerHead {
  readonly sequence: number;
  /** Hash of the last row in hexadecimal; empty before the first. */
  readonly hash: string;
}

export interface Ledger {
  readonly head: LedgerHead;
  /** What counts from the clock-in at or before the asked moment on, in order. */
  readonly punches: readonly StoredPunch[];
}

const emptyLedger: Ledger = { head: { sequence: 0, hash: '' }, punches: [] };

/** A row that is stored already, as far as a resend is compared with it. */
export type StoredRow = Pick<
  LedgerRow,
  | 'employeeId'
  | 'sequence'
  | 'id'
  | 'kind'
  | 'punchedAt'
  | 'recordedAt'
  | 'source'
  | 'deviceAt'
  | 'skewMilliseconds'
  | 'voidsId'
> & {
  /** Taken back by a later row: it counts no more. */
  readonly isVoided: boolean;
};

export interface Ledgers {
  readonly of: (employeeId: string) => Ledger;
  /** The row that carries one of the asked ids, whoever's it is. */
  readonly stored: (id: string) => StoredRow | undefined;
}

interface LedgerQueryRow extends Omit<StoredRow, 'id'> {
  /** Null in the one row of an employee from whose ledger nothing counts. */
  readonly id: string | null;
  /** Null in a row that was asked for by its id. */
  readonly headSequence: number | null;
  readonly headHash: string | null;
}

/**
 * The ledgers of some employees, each read back to the clock-in that was running at a moment,
 * and the rows that carry some ids, in one round trip. Nothing is locked: the primary key
 * lets one writer through, and whoever comes second reads again.
 */
export async function readLedgers(
  tx: Transaction,
  organizationId: string,
  asks: readonly { readonly employeeId: string; readonly at: Instant }[],
  ids: readonly string[],
): Promise<Ledgers> {
  const result = await sql<LedgerQueryRow>`
    select ask.employee_id, head.sequence as head_sequence, encode(head.hash, 'hex') as head_hash,
      p.id, p.kind, p.punched_at, p.sequence, p.source, p.recorded_at, p.device_at, p.skew_milliseconds, p.voids_id,
      false as is_voided
    from unnest(${asks.map((ask) => ask.employeeId)}::uuid[], ${asks.map((ask) => formatInstant(ask.at))}::timestamptz[])
      as ask (employee_id, at)
    cross join lateral (
      select h.sequence, h.hash from punches h
      where h.organization_id = ${organizationId} and h.employee_id = ask.employee_id
      order by h.sequence desc limit 1
    ) as head
    cross join lateral (
      select coalesce((
        select c.punched_at from punches c
        where c.organization_id = ${organizationId} and c.employee_id = ask.employee_id
          and c.punched_at <= ask.at and c.kind = 'clock_in'
          and not exists (select from punches v where v.organization_id = c.organization_id and v.voids_id = c.id)
        order by c.punched_at desc limit 1
      ), '-infinity') as at
      -- Kept apart: merged into the next join, row-level security holds it for a function that
      -- might leak, and would read the employee's whole ledger instead of the index.
      offset 0
    ) as anchor
    left join lateral (
      select q.* from punches q
      where q.organization_id = ${organizationId} and q.employee_id = ask.employee_id
        and q.punched_at >= anchor.at
        and not exists (select from punches v where v.organization_id = q.organization_id and v.voids_id = q.id)
    ) as p on true
    union all
    select s.employee_id, null, null,
      s.id, s.kind, s.punched_at, s.sequence, s.source, s.recorded_at, s.device_at, s.skew_milliseconds, s.voids_id,
      exists (select from punches v where v.organization_id = s.organization_id and v.voids_id = s.id)
    from punches s where s.organization_id = ${organizationId} and s.id = any (${ids}::uuid[])
    order by punched_at, sequence
  `.execute(tx);
  return sortOut(result.rows);
}

function sortOut(rows: readonly LedgerQueryRow[]): Ledgers {
  const ledgers = new Map<string, { head: LedgerHead; punches: StoredPunch[] }>();
  const stored = new Map<string, StoredRow>();
  for (const { id, headSequence, headHash, ...row } of rows) {
    if (headSequence === null || headHash === null) {
      if (id !== null) stored.set(id, { ...row, id });
      continue;
    }
    const ledger = ledgers.get(row.employeeId) ?? { head: { sequence: headSequence, hash: headHash }, punches: [] };
    if (id !== null) ledger.punches.push(punchOf({ ...row, id }));
    ledgers.set(row.employeeId, ledger);
  }
  return { of: (employeeId) => ledgers.get(employeeId) ?? emptyLedger, stored: (id) => stored.get(id) };
}

function punchOf({ id, kind, punchedAt, sequence, source }: StoredRow): StoredPunch {
  if (kind === 'void' || punchedAt === null) throw new Error('a void was read as a punch');
  return { id, kind, punchedAt, sequence, offline: isOffline(source) };
}

/** A punch as the ledger has it, whether it counts or not. */
export type PunchFacts = Punch & Pick<LedgerRow, 'source' | 'locationId' | 'zone'>;

/** Which of some people have anything in their ledger, taken back or not. */
export async function readWhoRecorded(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('punches')
    .select('employeeId')
    .where('organizationId', '=', organizationId)
    .where(sql<boolean>`employee_id = any (${[...employeeIds]}::uuid[])`)
    // The first row of each.
    .where('sequence', '=', 1)
    .execute();
  return new Set(rows.map(({ employeeId }) => employeeId));
}

/** When the earliest punch of somebody was made, by the time that it counts; undefined before any. */
export async function findFirstPunchedAt(
  tx: Transaction,
  organizationId: string,
  employeeId: string,
): Promise<Instant | undefined> {
  const row = await tx
    .selectFrom('punches')
    .select('punchedAt')
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId)
    .where('punchedAt', 'is not', null)
    .orderBy('punchedAt')
    .limit(1)
    .executeTakeFirst();
  return row?.punchedAt ?? undefined;
}

/** The punches with these ids, in order. */
export async function readPunchFacts(
  tx: Transaction,
  organizationId: string,
  ids: readonly string[],
): Promise<readonly PunchFacts[]> {
  const { rows } = await sql<PunchFacts>`
    select id, kind, punched_at, sequence, source, location_id, zone from punches
    where organization_id = ${organizationId} and id = any (${[...ids]}::uuid[]) and kind <> 'void'
    order by punched_at, sequence
  `.execute(tx);
  return rows;
}

/** What the locations are called at which some punches were made, the earliest first. */
export async function listPlaces(
  tx: Transaction,
  organizationId: string,
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly place: string }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ readonly id: string; readonly place: string }>`
    select p.id, l.name as place from punches p
    join locations l on l.organization_id = p.organization_id and l.id = p.location_id
    where p.organization_id = ${organizationId} and p.id = any (${[...ids]}::uuid[])
    order by p.punched_at, p.sequence
  `.execute(tx);
  return rows;
}

/** The void that takes a punch back, if there is one. */
export async function findVoidOf(
  tx: Transaction,
  organizationId: string,
  punchId: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('punches')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('voidsId', '=', punchId)
    .executeTakeFirst();
  return row?.id;
}

/** SHA-256 in hexadecimal, the seal of the chain. */
export const sealOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Appends rows, each sealed onto the row before it of the same employee, and says where each
 * employee's ledger then ends. Sequences must follow on the heads that were read.
 */
export async function appendRows(
  tx: Transaction,
  rows: readonly LedgerRow[],
  headOf: (employeeId: string) => LedgerHead,
): Promise<void> {
  const heads = new Map<string, string>();
  const sealed = rows.map((row) => {
    const previousHash = heads.get(row.employeeId) ?? headOf(row.employeeId).hash;
    const hash = sealOf(chainedText(row, previousHash));
    heads.set(row.employeeId, hash);
    return { row, previousHash, hash };
  });
  const column = <T>(of: (row: LedgerRow) => T): T[] => rows.map(of);
  const time = (at: Instant | null): string | null => (at === null ? null : formatInstant(at));
  await sql`
    insert into punches (organization_id, employee_id, sequence, id, kind, punched_at, recorded_at, source, device_at,
      skew_milliseconds, location_id, zone, voids_id, reason, recorded_by, previous_hash, hash)
    select r.organization_id, r.employee_id, r.sequence, r.id, r.kind, r.punched_at, r.recorded_at, r.source, r.device_at,
      r.skew_milliseconds, r.location_id, r.zone, r.voids_id, r.reason, r.recorded_by,
      decode(r.previous_hash, 'hex'), decode(r.hash, 'hex')
    from unnest(
      ${column((row) => row.organizationId)}::uuid[], ${column((row) => row.employeeId)}::uuid[],
      ${column((row) => row.sequence)}::int[], ${column((row) => row.id)}::uuid[], ${column((row) => row.kind)}::text[],
      ${column((row) => time(row.punchedAt))}::timestamptz[], ${column((row) => time(row.recordedAt))}::timestamptz[],
      ${column((row) => row.source)}::text[], ${column((row) => time(row.deviceAt))}::timestamptz[],
      ${column((row) => row.skewMilliseconds)}::bigint[], ${column((row) => row.locationId)}::uuid[],
      ${column((row) => row.zone)}::text[], ${column((row) => row.voidsId)}::uuid[], ${column((row) => row.reason)}::text[],
      ${column((row) => row.recordedBy)}::uuid[],
      ${sealed.map(({ previousHash }) => previousHash)}::text[], ${sealed.map(({ hash }) => hash)}::text[]
    ) as r (organization_id, employee_id, sequence, id, kind, punched_at, recorded_at, source, device_at,
      skew_milliseconds, location_id, zone, voids_id, reason, recorded_by, previous_hash, hash)
  `.execute(tx);
}

/** An employee's whole ledger with its seals, in order, for verifying the chain. */
export async function readSealedLedger(
  tx: Transaction,
  organizationId: string,
  employeeId: string,
): Promise<readonly { readonly row: LedgerRow; readonly hash: string }[]> {
  const result = await sql<LedgerRow & { readonly seal: string }>`
    select organization_id, employee_id, sequence, id, kind, punched_at, recorded_at, source, device_at,
      skew_milliseconds, location_id, zone, voids_id, reason, recorded_by, encode(hash, 'hex') as seal
    from punches where organization_id = ${organizationId} and employee_id = ${employeeId} order by sequence
  `.execute(tx);
  return result.rows.map(({ seal, ...row }) => ({ row, hash: seal }));
}
