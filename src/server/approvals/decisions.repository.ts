import { sql } from 'kysely';
import type { DecidedRequest, decisionOrders } from '../../contract/approvals.ts';
import type { Places } from '../../domain/access/may.ts';
import type { Outcome, RequestKind } from '../../domain/approvals/request.ts';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { placeOf, within, type PendingRow } from './repository.ts';

export interface DecisionWish {
  readonly places: Places;
  readonly kind: RequestKind | undefined;
  readonly locationId: string | undefined;
  readonly outcome: Outcome | undefined;
  readonly since: Instant | undefined;
  readonly before: Instant | undefined;
  readonly search: string | undefined;
  readonly order: (typeof decisionOrders)[number];
  /** The sorting values of the last row of the page before. */
  readonly after: readonly [value: string, requestId: string] | undefined;
  readonly most: number;
}

/** A listed answer, and what it is sorted by. */
export interface ListedDecision extends Omit<DecidedRequest, 'mayReopen' | 'cancellation'> {
  /** What it is about, in its noun. */
  readonly subjectId: string;
  readonly isReopened: boolean;
  /** By which it stands where it does, when names are the order. */
  readonly sortName: string;
}

/** Answers at some places that the filter lets through, in order, from after a given row on. */
export async function listDecisions(
  tx: Transaction,
  organizationId: string,
  wish: DecisionWish,
): Promise<readonly ListedDecision[]> {
  const { places, kind, locationId, outcome, since, before, search, order, after, most } = wish;
  const where = sql`coalesce(d.location_id, r.location_id)`;
  const name = sql`lower(e.last_name || ' ' || e.first_name)`;
  const column = order === 'name' ? name : sql`d.decided_at`;
  const value = order === 'name' ? sql`${after?.[0]}` : sql`${after?.[0]}::timestamptz`;
  const beyond = order === 'newest' ? sql`<` : sql`>`;
  const direction = order === 'newest' ? sql`desc` : sql`asc`;
  const { rows } = await sql<
    Omit<ListedDecision, 'employee' | 'location'> &
      Pick<PendingRow, 'employeeId' | 'name' | 'locationId' | 'locationName'>
  >`
    select r.id as request_id, r.kind, r.subject_id, r.employee_id, e.first_name || ' ' || e.last_name as name,
      l.id as location_id, l.name as location_name, d.outcome, d.decided_at, d.reason, d.alone,
      b.first_name || ' ' || b.last_name as decided_by,
      exists (
        select from approval_requests n where n.organization_id = r.organization_id and n.reopens_id = r.id
      ) as is_reopened,
      ${name} as sort_name
    from approval_decisions d
    join approval_requests r on r.organization_id = d.organization_id and r.id = d.request_id
    join employees e on e.organization_id = r.organization_id and e.id = r.employee_id
    join employees b on b.organization_id = d.organization_id and b.id = d.decided_by
    left join locations l on l.organization_id = r.organization_id and l.id = ${where}
    where d.organization_id = ${organizationId} and ${within(places, where)}
      ${kind === undefined ? sql`` : sql`and r.kind = ${kind}`}
      ${locationId === undefined ? sql`` : sql`and ${where} = ${locationId}`}
      ${outcome === undefined ? sql`` : sql`and d.outcome = ${outcome}`}
      ${since === undefined ? sql`` : sql`and d.decided_at >= ${formatInstant(since)}`}
      ${before === undefined ? sql`` : sql`and d.decided_at < ${formatInstant(before)}`}
      ${search === undefined ? sql`` : sql`and position(lower(${search}) in lower(e.first_name || ' ' || e.last_name)) > 0`}
      ${after === undefined ? sql`` : sql`and (${column}, d.request_id) ${beyond} (${value}, ${after[1]}::uuid)`}
    order by ${column} ${direction}, d.request_id ${direction} limit ${most}
  `.execute(tx);
  return rows.map((row) => ({
    requestId: row.requestId,
    kind: row.kind,
    subjectId: row.subjectId,
    employee: { employeeId: row.employeeId, name: row.name },
    location: placeOf(row),
    outcome: row.outcome,
    decidedBy: row.decidedBy,
    decidedAt: row.decidedAt,
    reason: row.reason,
    alone: row.alone,
    isReopened: row.isReopened,
    sortName: row.sortName,
  }));
}
