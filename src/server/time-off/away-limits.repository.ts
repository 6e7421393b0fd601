import { sql } from 'kysely';
import type { AwayLimitReply } from '../../contract/time-off/away-limits.ts';
import { formatInstant, type Instant, type PlainDate } from '../../domain/kernel/time.ts';
import type { AwayOn } from '../../domain/time-off/away-limit.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** More than anybody keeps in mind; the list shows them all. */
export const mostLimits = 200;

/** The limits that count on a date from one to another, both included; without a last, all from then on. By date. */
export async function listLimits(
  tx: Transaction,
  organizationId: string,
  { from, to }: { readonly from: PlainDate; readonly to?: PlainDate },
): Promise<readonly AwayLimitReply[]> {
  const { rows } = await sql<AwayLimitReply>`
    select id as limit_id, name, location_id, starts_on, ends_on, most_away, effect from away_limits
    where organization_id = ${organizationId} and removed_at is null and ends_on >= ${from}
      ${to === undefined ? sql`` : sql`and starts_on <= ${to}`}
    order by starts_on, name, id limit ${mostLimits}
  `.execute(tx);
  return rows;
}

/** A limit as it was added, whether it still counts or not. */
export async function findLimit(
  tx: Transaction,
  organizationId: string,
  limitId: string,
): Promise<AwayLimitReply | undefined> {
  const { rows } = await sql<AwayLimitReply>`
    select id as limit_id, name, location_id, starts_on, ends_on, most_away, effect from away_limits
    where organization_id = ${organizationId} and id = ${limitId}
  `.execute(tx);
  return rows[0];
}

/** Adds a limit; one that was added before under its id is there once. Gives whether it is new. */
export async function insertLimit(
  tx: Transaction,
  organizationId: string,
  { limitId: id, ...limit }: AwayLimitReply,
): Promise<boolean> {
  const row = await tx
    .insertInto('awayLimits')
    .values({ organizationId, id, ...limit })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes a limit away; gives what it was, undefined where there is none. */
export async function endLimit(
  tx: Transaction,
  organizationId: string,
  limitId: string,
  now: Instant,
): Promise<AwayLimitReply | undefined> {
  const { rows } = await sql<AwayLimitReply>`
    update away_limits set removed_at = ${formatInstant(now)}
    where organization_id = ${organizationId} and id = ${limitId} and removed_at is null
    returning id as limit_id, name, location_id, starts_on, ends_on, most_away, effect
  `.execute(tx);
  return rows[0];
}

/**
 * Makes those queue who ask for time off, approve it, or publish what people are to work: of two at once the second sees who is away by
 * then.
 */
export async function lockAbsences(tx: Transaction, organizationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('absences ' || ${organizationId}, 0))`.execute(tx);
}

/** Each date, or part of it, on which people are away or mean to be, by its request: also those on which nobody works, and nothing is taken of. */
export async function listAwayOn(
  tx: Transaction,
  organizationId: string,
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
): Promise<readonly (AwayOn & { readonly id: string })[]> {
  const { rows } = await sql<AwayOn & { readonly id: string }>`
    select q.id, q.employee_id, e.home_location_id, d.day::date as date, q.part, q.from_minute, q.to_minute
    from time_off_requests q
    join time_off_holds h on h.organization_id = q.organization_id and h.request_id = q.id
    join employees e on e.organization_id = q.organization_id and e.id = q.employee_id and e.status = 'active'
    cross join generate_series(greatest(q.starts_on, ${from}), least(q.ends_on, ${to}), interval '1 day') d(day)
    where q.organization_id = ${organizationId} and q.starts_on <= ${to} and q.ends_on >= ${from}
  `.execute(tx);
  return rows;
}
