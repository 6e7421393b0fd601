import { sql } from 'kysely';
import type { PendingRequest } from '../../contract/approvals.ts';
import type { Places } from '../../domain/access/may.ts';
import { requestKinds, type ApprovalRequest, type Outcome, type RequestKind } from '../../domain/approvals/request.ts';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import { photoUrlOf } from '../../domain/people/photo-url.ts';
import type { Transaction } from '../kernel/transaction.ts';

export interface NewRequest extends ApprovalRequest {
  readonly organizationId: string;
  /** Whether it waits where its person works now, rather than where it was asked for. */
  readonly followsHome: boolean;
  readonly askedBy: string;
  readonly askedAt: Instant;
  readonly reopensId: string | null;
}

export async function insertRequest(tx: Transaction, request: NewRequest): Promise<void> {
  await tx
    .insertInto('approvalRequests')
    .values({ ...request, askedAt: formatInstant(request.askedAt) })
    .execute();
}

export async function insertDecision(
  tx: Transaction,
  decision: {
    readonly organizationId: string;
    readonly requestId: string;
    readonly outcome: Outcome;
    readonly decidedBy: string;
    readonly decidedAt: Instant;
    readonly reason: string | null;
    readonly locationId: string | null;
    readonly alone: boolean;
  },
): Promise<void> {
  await tx
    .insertInto('approvalDecisions')
    .values({ ...decision, decidedAt: formatInstant(decision.decidedAt) })
    .execute();
}

/** An answer as it is told: who gave it by name. */
export interface StoredDecision {
  readonly outcome: Outcome;
  readonly decidedBy: string;
  readonly decidedAt: Instant;
  readonly reason: string | null;
}

export interface StoredRequest extends ApprovalRequest {
  readonly organizationId: string;
  readonly decision: StoredDecision | undefined;
  /** Where it waits, or would if it were asked again: not where it was asked, if they work elsewhere by now. */
  readonly waitsAt: string | null;
  /** A later request about the same thing names this one. */
  readonly isReopened: boolean;
}

/** Whose managers may answer what waits. */
const whereItWaits = sql`case when r.follows_home then e.home_location_id else r.location_id end`;
/** Of what is answered, where it was asked. */
const place = sql`case when d.request_id is null then ${whereItWaits} else r.location_id end`;

/** A request with its answer, if it has one. */
export async function findRequest(
  tx: Transaction,
  organizationId: string,
  requestId: string,
): Promise<StoredRequest | undefined> {
  const { rows } = await sql<StoredRequest & Partial<StoredDecision>>`
    select r.organization_id, r.id, r.kind, r.subject_id, r.employee_id, r.beside_id,
      ${place} as location_id, ${whereItWaits} as waits_at,
      exists (
        select from approval_requests n where n.organization_id = r.organization_id and n.reopens_id = r.id
      ) as is_reopened,
      d.outcome, d.decided_at, d.reason, b.first_name || ' ' || b.last_name as decided_by
    from approval_requests r
    join employees e on e.organization_id = r.organization_id and e.id = r.employee_id
    left join approval_decisions d on d.organization_id = r.organization_id and d.request_id = r.id
    left join employees b on b.organization_id = d.organization_id and b.id = d.decided_by
    where r.organization_id = ${organizationId} and r.id = ${requestId}
  `.execute(tx);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { outcome, decidedBy, decidedAt, reason, ...request } = row;
  // All of a decision, or nothing of it: it is one row of its own.
  const decision = outcome && { outcome, decidedBy, decidedAt, reason };
  return { ...request, decision: (decision ?? undefined) as StoredDecision | undefined };
}

/** At these places; what has none yet is at each of them. */
export const within = (places: Places, locationId: ReturnType<typeof sql>) =>
  places === 'all' ? sql`true` : sql`(${locationId} is null or ${locationId} = any (${[...places]}::uuid[]))`;

const pending = sql`not exists (
  select from approval_decisions d where d.organization_id = r.organization_id and d.request_id = r.id
)`;

export interface PendingRow {
  readonly requestId: string;
  readonly kind: RequestKind;
  readonly askedAt: Instant;
  readonly reopened: boolean;
  readonly employeeId: string;
  readonly name: string;
  readonly photoVersion: string | null;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly role: PendingRequest['employee']['role'];
  readonly locationId: string | null;
  readonly locationName: string | null;
  readonly besideId: string | null;
  readonly askedBy: string;
}

/** A request that waits, before it is said whose answer it waits for. */
export interface WaitingRequest extends Omit<PendingRequest, 'isOwn'> {
  readonly besideId: string | null;
}

const requestColumns = sql`
  r.id as request_id, r.kind, r.asked_at, r.reopens_id is not null as reopened, r.employee_id, r.beside_id,
  e.first_name || ' ' || e.last_name as name, e.photo_version, u.email,
  u.email_verified_at is not null as email_verified, e.role, l.id as location_id, l.name as location_name,
  a.first_name || ' ' || a.last_name as asked_by
  from approval_requests r
  join employees e on e.organization_id = r.organization_id and e.id = r.employee_id
  join memberships m on m.organization_id = e.organization_id and m.employee_id = e.id
  join users u on u.id = m.user_id
  join employees a on a.organization_id = r.organization_id and a.id = r.asked_by
  left join approval_decisions d on d.organization_id = r.organization_id and d.request_id = r.id
  left join locations l on l.organization_id = r.organization_id
    and l.id = ${place}`;

const requestOf = (row: PendingRow): WaitingRequest => ({
  requestId: row.requestId,
  kind: row.kind,
  askedAt: row.askedAt,
  reopened: row.reopened,
  employee: {
    employeeId: row.employeeId,
    name: row.name,
    photoUrl: photoUrlOf(row),
    email: row.email,
    emailVerified: row.emailVerified,
    role: row.role,
  },
  location: placeOf(row),
  besideId: row.besideId,
});

export const placeOf = ({ locationId, locationName }: Pick<PendingRow, 'locationId' | 'locationName'>) =>
  locationId === null || locationName === null ? null : { id: locationId, name: locationName };

/** What waits at some places of one kind, the oldest first, and what each is about in its noun. */
export async function listPending(
  tx: Transaction,
  organizationId: string,
  kind: RequestKind,
  places: Places,
  most: number,
): Promise<readonly { readonly request: WaitingRequest; readonly subjectId: string }[]> {
  const { rows } = await sql<PendingRow & { readonly subjectId: string }>`
    select r.subject_id, ${requestColumns}
    where r.organization_id = ${organizationId} and r.kind = ${kind} and ${within(places, whereItWaits)} and ${pending}
    order by r.asked_at, r.id limit ${most}
  `.execute(tx);
  return rows.map((row) => ({ request: requestOf(row), subjectId: row.subjectId }));
}

/** What waits at some places and concerns one person, of any kind. */
export async function listPendingAbout(
  tx: Transaction,
  organizationId: string,
  employeeId: string,
  places: Places,
): Promise<readonly WaitingRequest[]> {
  const { rows } = await sql<PendingRow>`
    select ${requestColumns}
    where r.organization_id = ${organizationId} and ${employeeId} in (r.employee_id, r.beside_id)
      and ${within(places, whereItWaits)} and ${pending}
  `.execute(tx);
  return rows.map(requestOf);
}

/** How many wait at some places, of each kind. */
export async function countPending(
  tx: Transaction,
  organizationId: string,
  places: Places,
): Promise<Record<RequestKind, number>> {
  const { rows } = await sql<{ readonly kind: RequestKind; readonly waiting: number }>`
    select r.kind, count(*)::int as waiting from approval_requests r
    join employees e on e.organization_id = r.organization_id and e.id = r.employee_id
    where r.organization_id = ${organizationId} and ${within(places, whereItWaits)} and ${pending}
    group by r.kind
  `.execute(tx);
  const waiting = (kind: RequestKind) => rows.find((row) => row.kind === kind)?.waiting ?? 0;
  return Object.fromEntries(requestKinds.map((kind) => [kind, waiting(kind)])) as Record<RequestKind, number>;
}

/** One request as a card shows it, and who asked. */
export async function readCard(tx: Transaction, organizationId: string, requestId: string) {
  const { rows } = await sql<PendingRow>`
    select ${requestColumns} where r.organization_id = ${organizationId} and r.id = ${requestId}
  `.execute(tx);
  const [row] = rows;
  return row && { ...requestOf(row), askedBy: row.askedBy };
}

/** Every request about one thing with its answer, oldest first. */
export async function listHistory(
  tx: Transaction,
  { organizationId, kind, subjectId }: Pick<StoredRequest, 'organizationId' | 'kind' | 'subjectId'>,
) {
  const { rows } = await sql<
    { readonly requestId: string; readonly askedAt: Instant; readonly askedBy: string } & Partial<StoredDecision>
  >`
    select r.id as request_id, r.asked_at, a.first_name || ' ' || a.last_name as asked_by,
      d.outcome, d.decided_at, d.reason, e.first_name || ' ' || e.last_name as decided_by
    from approval_requests r
    join employees a on a.organization_id = r.organization_id and a.id = r.asked_by
    left join approval_decisions d on d.organization_id = r.organization_id and d.request_id = r.id
    left join employees e on e.organization_id = d.organization_id and e.id = d.decided_by
    where r.organization_id = ${organizationId} and r.kind = ${kind} and r.subject_id = ${subjectId}
    order by r.asked_at, r.id
  `.execute(tx);
  return rows.map(({ requestId, askedAt, askedBy, outcome, decidedBy, decidedAt, reason }) => ({
    requestId,
    askedAt,
    askedBy,
    // All of a decision, or nothing of it: it is one row of its own.
    decision: outcome ? ({ outcome, decidedBy, decidedAt, reason } as StoredDecision) : null,
  }));
}

/** The last request about one thing and its answer; null, where nobody ever asked. */
export async function findLastRequest(
  tx: Transaction,
  of: Pick<StoredRequest, 'organizationId' | 'kind' | 'subjectId'>,
): Promise<{ readonly requestId: string; readonly decision: StoredDecision | null } | null> {
  const last = (await listHistory(tx, of)).at(-1);
  return last === undefined ? null : { requestId: last.requestId, decision: last.decision };
}

/** The last request about each of some things, and its answer. */
export async function listLastRequests(
  tx: Transaction,
  organizationId: string,
  kind: RequestKind,
  subjectIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly requestId: string; readonly decision: StoredDecision | null }>> {
  const { rows } = await sql<{ readonly subjectId: string; readonly requestId: string } & Partial<StoredDecision>>`
    select distinct on (r.subject_id) r.subject_id, r.id as request_id, d.outcome, d.decided_at, d.reason,
      e.first_name || ' ' || e.last_name as decided_by
    from approval_requests r
    left join approval_decisions d on d.organization_id = r.organization_id and d.request_id = r.id
    left join employees e on e.organization_id = d.organization_id and e.id = d.decided_by
    where r.organization_id = ${organizationId} and r.kind = ${kind} and r.subject_id = any (${[...subjectIds]}::uuid[])
    order by r.subject_id, r.asked_at desc, r.id desc
  `.execute(tx);
  return new Map(
    rows.map(({ subjectId, requestId, outcome, decidedBy, decidedAt, reason }) => [
      subjectId,
      // All of a decision, or nothing of it: it is one row of its own.
      { requestId, decision: outcome ? ({ outcome, decidedBy, decidedAt, reason } as StoredDecision) : null },
    ]),
  );
}
