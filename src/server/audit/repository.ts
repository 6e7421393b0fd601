import { sql } from 'kysely';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** Which entries are asked about, and from where on. */
export interface EntryWish {
  readonly person: string | undefined;
  readonly topic: string | undefined;
  readonly subjectId: string | undefined;
  readonly since: Instant | undefined;
  readonly before: Instant | undefined;
  /** The last entry of the page before. */
  readonly after: { readonly happenedAt: string; readonly sequence: string; readonly id: string } | undefined;
  readonly most: number;
}

export interface StoredEntry {
  readonly id: string;
  readonly sequence: number | null;
  readonly happenedAt: Instant;
  readonly employeeId: string | null;
  readonly actorName: string | null;
  readonly action: string;
  readonly subjectId: string | null;
  readonly subjectName: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  readonly network: string | null;
  readonly userAgent: string | null;
  readonly hash: string | null;
}

/** Entries that the filter lets through, newest first. Of one moment the later in the chain comes first. */
export async function listEntries(
  tx: Transaction,
  organizationId: string,
  { person, topic, subjectId, since, before, after, most }: EntryWish,
): Promise<readonly StoredEntry[]> {
  const actor = sql`a.first_name || ' ' || a.last_name`;
  const subject = sql`s.first_name || ' ' || s.last_name`;
  const { rows } = await sql<StoredEntry>`
    select e.id, e.sequence, e.happened_at, e.employee_id, ${actor} as actor_name, e.action, e.subject_id,
      coalesce(${subject}, l.name) as subject_name, e.details, e.network, e.user_agent, encode(e.hash, 'hex') as hash
    from audit_entries e
    left join employees a on a.organization_id = e.organization_id and a.id = e.employee_id
    left join employees s on s.organization_id = e.organization_id and s.id = e.subject_id
    left join locations l on l.organization_id = e.organization_id and l.id = e.subject_id
    where e.organization_id = ${organizationId}
      ${topic === undefined ? sql`` : sql`and starts_with(e.action, ${`${topic}.`})`}
      ${subjectId === undefined ? sql`` : sql`and e.subject_id = ${subjectId}`}
      ${since === undefined ? sql`` : sql`and e.happened_at >= ${formatInstant(since)}`}
      ${before === undefined ? sql`` : sql`and e.happened_at < ${formatInstant(before)}`}
      ${person === undefined ? sql`` : sql`and (position(lower(${person}) in lower(${actor})) > 0 or position(lower(${person}) in lower(${subject})) > 0)`}
      ${after === undefined ? sql`` : sql`and (e.happened_at, coalesce(e.sequence, 0), e.id) < (${after.happenedAt}::timestamptz, ${after.sequence}::bigint, ${after.id}::uuid)`}
    order by e.happened_at desc, coalesce(e.sequence, 0) desc, e.id desc limit ${most}
  `.execute(tx);
  return rows;
}

/** What an organization's entries are about, by name: from one action to the next along the index, not through the whole ledger. */
export async function listTopics(tx: Transaction, organizationId: string): Promise<string[]> {
  const { rows } = await sql<{ readonly topic: string }>`
    with recursive seen as (
      (select action from audit_entries where organization_id = ${organizationId} order by action limit 1)
      union all
      select (select e.action from audit_entries e where e.organization_id = ${organizationId} and e.action > s.action
        order by e.action limit 1)
      from seen s where s.action is not null
    )
    select distinct split_part(action, '.', 1) as topic from seen where action is not null order by topic
  `.execute(tx);
  return rows.map(({ topic }) => topic);
}

/** The names of people and locations by their ids; what has none is left out. */
export async function listNames(
  tx: Transaction,
  organizationId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ readonly id: string; readonly name: string }>`
    select id, first_name || ' ' || last_name as name from employees
    where organization_id = ${organizationId} and id = any (${[...ids]}::uuid[])
    union all
    select id, name from locations where organization_id = ${organizationId} and id = any (${[...ids]}::uuid[])
  `.execute(tx);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
