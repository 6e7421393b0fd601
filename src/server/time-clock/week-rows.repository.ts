import { sql } from 'kysely';
import { formatInstant, type Instant, type PlainDate, type Span } from '../../domain/kernel/time.ts';
import {
  effectivePunches,
  type LedgerRow,
  type Punch,
  type PunchKind,
  type PunchVoid,
} from '../../domain/time-clock/punch.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** A punch and how it came. */
type WeekPunch = Punch & { readonly offline: boolean; readonly skewMilliseconds: number | null };

/** A row of a ledger as a week is worked out from it: a punch, or what takes one back. */
export type WeekRow = WeekPunch | (PunchVoid & { readonly sequence: number });

/** Rows of somebody's ledger around a span, and where the ledger ends. */
export interface WeekRows {
  readonly head: { readonly sequence: number; readonly hash: string };
  /** Unpacked whenever they are asked for: of a thousand people it is one after the other, and nothing of it is kept. */
  readonly rows: () => readonly WeekRow[];
}

/** Sequence, id, kind, time in milliseconds, offline, skew, and the place of the row that takes it back. */
type Packed = readonly [number, string, PunchKind, number, boolean, number | null, number | null];

/**
 * The ledgers of many around spans, each from the clock-in that was running as its span began, what was taken back included:
 * one question for everybody. Rows come packed, one text a person, since a thousand ledgers of a month are 90,000 rows. The text is put together
 * by hand: nothing in it needs to be escaped, and PostgreSQL's own functions for JSON take twice as long.
 */
export async function listWeekRows(
  tx: Transaction,
  organizationId: string,
  asks: readonly { readonly employeeId: string; readonly during: Span }[],
): Promise<ReadonlyMap<string, WeekRows>> {
  const { rows } = await sql<{
    readonly employeeId: string;
    readonly head: number;
    readonly hash: string;
    readonly packed: string;
  }>`
    select ask.employee_id, head.sequence as head, encode(head.hash, 'hex') as hash, coalesce(ledger.packed, '[]') as packed
    from unnest(
      ${asks.map((ask) => ask.employeeId)}::uuid[], ${asks.map(({ during }) => formatInstant(during.from))}::timestamptz[],
      ${asks.map(({ during }) => formatInstant(during.to))}::timestamptz[]
    ) as ask (employee_id, begins_at, ends_at)
    cross join lateral (
      select h.sequence, h.hash from punches h
      where h.organization_id = ${organizationId} and h.employee_id = ask.employee_id
      order by h.sequence desc limit 1
    ) as head
    cross join lateral (
      select coalesce((
        select c.punched_at from punches c
        where c.organization_id = ${organizationId} and c.employee_id = ask.employee_id
          and c.punched_at <= ask.begins_at and c.kind = 'clock_in'
          and not exists (select from punches v where v.organization_id = c.organization_id and v.voids_id = c.id)
        order by c.punched_at desc limit 1
      ), '-infinity') as at
      offset 0
    ) as anchor
    cross join lateral (
      select '[' || string_agg(
        '[' || p.sequence || ',"' || p.id || '","' || p.kind || '",' || (date_part('epoch', p.punched_at) * 1000)::bigint
          || ',' || (p.source in ('offline', 'kiosk_offline'))::text || ',' || coalesce(p.skew_milliseconds::text, 'null')
          || ',' || coalesce(v.sequence::text, 'null') || ']',
        ','
      ) || ']' as packed
      from punches p
      left join punches v on v.organization_id = p.organization_id and v.voids_id = p.id
      where p.organization_id = ${organizationId} and p.employee_id = ask.employee_id
        and p.punched_at >= anchor.at and p.punched_at < ask.ends_at
    ) as ledger
  `.execute(tx);
  return new Map(
    rows.map(({ employeeId, head, hash, packed }) => [
      employeeId,
      { head: { sequence: head, hash }, rows: () => (JSON.parse(packed) as Packed[]).flatMap(unpacked) },
    ]),
  );
}

function unpacked([sequence, id, kind, at, offline, skewMilliseconds, voidedBy]: Packed): WeekRow[] {
  const punch = { sequence, id, kind, punchedAt: at as Instant, offline, skewMilliseconds };
  return voidedBy === null ? [punch] : [punch, { kind: 'void', voidsId: id, sequence: voidedBy }];
}

/** What counts of an employee's punches within a span, and of the entry that was running as it began; in order. */
export async function readPunchesDuring(
  tx: Transaction,
  organizationId: string,
  employeeId: string,
  during: Span,
): Promise<readonly WeekPunch[]> {
  const ledgers = await listWeekRows(tx, organizationId, [{ employeeId, during }]);
  return effectivePunches<WeekPunch>(ledgers.get(employeeId)?.rows() ?? []);
}

/**
 * In which places among some weeks the ledger may say something else than it did when it ended at a row: a punch of that time came later,
 * or one of any time was taken back.
 */
export async function listChangedLedgers(
  tx: Transaction,
  organizationId: string,
  weeks: readonly { readonly employeeId: string; readonly during: Span; readonly seen: number }[],
): Promise<ReadonlySet<number>> {
  if (weeks.length === 0) return new Set();
  const { rows } = await sql<{ readonly place: number }>`
    select (ask.place - 1)::int as place
    from unnest(
      ${weeks.map(({ employeeId }) => employeeId)}::uuid[], ${weeks.map(({ seen }) => seen)}::int[],
      ${weeks.map(({ during }) => formatInstant(during.from))}::timestamptz[],
      ${weeks.map(({ during }) => formatInstant(during.to))}::timestamptz[]
    ) with ordinality as ask (employee_id, seen, begins_at, ends_at, place)
    where exists (
      select from punches p
      where p.organization_id = ${organizationId} and p.employee_id = ask.employee_id
        -- what ran as the time began was clocked in before it
        and p.punched_at >= ask.begins_at - interval '2 days' and p.punched_at < ask.ends_at and p.sequence > ask.seen
    ) or exists (
      select from punches v
      where v.organization_id = ${organizationId} and v.employee_id = ask.employee_id
        and v.voids_id is not null and v.sequence > ask.seen
    )
  `.execute(tx);
  return new Set(rows.map(({ place }) => place));
}

/** A row of the ledger with everything that is known of it. */
export type TracedRow = Pick<
  LedgerRow,
  | 'sequence'
  | 'id'
  | 'kind'
  | 'punchedAt'
  | 'recordedAt'
  | 'source'
  | 'deviceAt'
  | 'skewMilliseconds'
  | 'voidsId'
  | 'reason'
> & { readonly recordedByName: string };

/** Everything that stands in somebody's ledger about a span: its punches, and the rows that take one of them back. */
export async function listTracedRows(
  tx: Transaction,
  organizationId: string,
  employeeId: string,
  during: Span,
): Promise<readonly TracedRow[]> {
  const { rows } = await sql<TracedRow>`
    select p.sequence, p.id, p.kind, p.punched_at, p.recorded_at, p.source, p.device_at, p.skew_milliseconds, p.voids_id, p.reason,
      r.first_name || ' ' || r.last_name as recorded_by_name
    from punches p
    join employees r on r.organization_id = p.organization_id and r.id = p.recorded_by
    left join punches taken on taken.organization_id = p.organization_id and taken.id = p.voids_id
    where p.organization_id = ${organizationId} and p.employee_id = ${employeeId}
      and coalesce(p.punched_at, taken.punched_at) >= ${formatInstant(during.from)}
      and coalesce(p.punched_at, taken.punched_at) < ${formatInstant(during.to)}
    order by coalesce(p.punched_at, taken.punched_at), p.sequence
  `.execute(tx);
  return rows;
}

/** How many of some weeks hold a punch, by the calendar of Greenwich: near enough to say whether there are too many. */
export async function countPunchedWeeks(
  tx: Transaction,
  organizationId: string,
  weeks: readonly { readonly employeeId: string; readonly startsOn: PlainDate }[],
): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*)::int as count
    from unnest(${weeks.map(({ employeeId }) => employeeId)}::uuid[], ${weeks.map(({ startsOn }) => startsOn)}::date[])
      as w (employee_id, starts_on)
    where exists (
      select from punches p where p.organization_id = ${organizationId} and p.employee_id = w.employee_id
        and p.punched_at >= w.starts_on::timestamp at time zone 'UTC'
        and p.punched_at < (w.starts_on + 7)::timestamp at time zone 'UTC'
    )
  `.execute(tx);
  return rows[0]?.count ?? 0;
}
