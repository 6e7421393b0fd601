import { sql, type RawBuilder } from 'kysely';
import { formatInstant, type Instant, type PlainDate } from '../../domain/kernel/time.ts';
import type { PlanningRule } from '../../domain/schedule/planning-rules.ts';
import type { ShiftChange } from '../../domain/schedule/publication.ts';
import type { ShiftPlan } from '../../domain/schedule/shift.ts';
import type { JsonObject } from '../kernel/schema.ts';
import type { Transaction } from '../kernel/transaction.ts';

export interface NewPublication {
  readonly organizationId: string;
  readonly id: string;
  readonly locationId: string;
  readonly startsOn: PlainDate;
  readonly publishedBy: string;
  readonly publishedAt: Instant;
  /** Of another place or week, from which something went or to which it came: the publication that took it there. */
  readonly partOf?: string;
}

/** A plan as the ledger of publications keeps it: instants as ISO 8601 text. */
type KeptPlan = (plan: ShiftPlan) => JsonObject;

/** Keeps what was published, and what it changed. */
export async function insertPublication(
  tx: Transaction,
  { publishedAt, ...publication }: NewPublication,
  changes: readonly ShiftChange[],
  kept: KeptPlan,
): Promise<void> {
  const { organizationId, id: publicationId } = publication;
  await tx
    .insertInto('publications')
    .values({ ...publication, publishedAt: formatInstant(publishedAt) })
    .execute();
  const rows = changes.map(({ shiftId, before, after }) => ({
    shift_id: shiftId,
    before: before && kept(before),
    after: after && kept(after),
  }));
  // One parameter, however many they are: a statement has no more than 65,535.
  await sql`
    insert into publication_changes (organization_id, publication_id, shift_id, before, after)
    select ${organizationId}, ${publicationId}, shift_id, before, after
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changes (shift_id uuid, before jsonb, after jsonb)
  `.execute(tx);
}

/** A publication as the ledger has it. */
export interface StoredPublication {
  readonly publicationId: string;
  readonly locationId: string;
  readonly startsOn: PlainDate;
  readonly at: Instant;
  readonly by: string;
  readonly changes: number;
  /** For how many people it had a shift that was new or changed, and how many of them confirmed all of it. */
  readonly asked: number;
  readonly confirmed: number;
}

/** Whom one publication gave shifts that were new or changed, and whether they confirmed all of them as it made them. */
const askedBy = (organizationId: RawBuilder<unknown>, publicationId: RawBuilder<unknown>) => sql`
  select (c.after ->> 'employeeId')::uuid as employee_id, bool_and(k.shift_id is not null) as is_whole
  from publication_changes c
  join publications m on m.organization_id = c.organization_id and m.id = c.publication_id
  left join shift_confirmations k on k.organization_id = c.organization_id and k.publication_id = coalesce(m.part_of, m.id)
    and k.shift_id = c.shift_id and k.employee_id = (c.after ->> 'employeeId')::uuid
  where c.organization_id = ${organizationId} and c.publication_id = ${publicationId} and c.after ->> 'employeeId' is not null
  group by 1`;

const publicationColumns = sql`
  p.id as publication_id, p.location_id, p.starts_on, p.published_at as at, e.first_name || ' ' || e.last_name as by,
  (select count(*)::int from publication_changes c where c.organization_id = p.organization_id and c.publication_id = p.id) as changes,
  w.asked, w.confirmed
  from publications p
  join employees e on e.organization_id = p.organization_id and e.id = p.published_by
  cross join lateral (
    select count(*)::int as asked, count(*) filter (where is_whole)::int as confirmed from (${askedBy(sql`p.organization_id`, sql`p.id`)}) a
  ) w`;

/** Each time that the week of a location was published, the last one first. */
export async function listPublications(
  tx: Transaction,
  { organizationId, locationId, startsOn }: { organizationId: string; locationId: string; startsOn: PlainDate },
): Promise<readonly StoredPublication[]> {
  const { rows } = await sql<StoredPublication>`
    select ${publicationColumns}
    where p.organization_id = ${organizationId} and p.location_id = ${locationId} and p.starts_on = ${startsOn}
    order by p.published_at desc, p.id desc
  `.execute(tx);
  return rows;
}

export async function findPublication(
  tx: Transaction,
  organizationId: string,
  publicationId: string,
): Promise<StoredPublication | undefined> {
  const { rows } = await sql<StoredPublication>`
    select ${publicationColumns} where p.organization_id = ${organizationId} and p.id = ${publicationId}
  `.execute(tx);
  return rows[0];
}

/** Of those whom one publication gave shifts that were new or changed, who has not confirmed all of them. */
export async function listUnconfirmedOf(
  tx: Transaction,
  organizationId: string,
  publicationId: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly employeeId: string }>`
    select a.employee_id from (${askedBy(sql`${organizationId}`, sql`${publicationId}`)}) a where not a.is_whole
  `.execute(tx);
  return rows.map(({ employeeId }) => employeeId);
}

/** Why a shift of a publication was published against a rule that asked. */
interface StoredOverride {
  readonly shiftId: string;
  readonly rule: PlanningRule;
  readonly reason: string;
  readonly by: string;
}

/** Of what one publication changed, what was published against a rule that asked why; what went to another week has its reason there as well. */
export async function listOverridesOf(
  tx: Transaction,
  organizationId: string,
  publicationId: string,
): Promise<readonly StoredOverride[]> {
  const { rows } = await sql<StoredOverride>`
    select o.shift_id, o.rule, o.reason, e.first_name || ' ' || e.last_name as by
    from publications p
    join publication_changes c on c.organization_id = p.organization_id and c.publication_id = p.id
    join publication_overrides o on o.organization_id = p.organization_id and o.publication_id = coalesce(p.part_of, p.id)
      and o.shift_id = c.shift_id
    join employees e on e.organization_id = p.organization_id and e.id = coalesce(o.given_by, p.published_by)
    where p.organization_id = ${organizationId} and p.id = ${publicationId}
    order by c.after ->> 'startsAt', o.shift_id, o.rule
  `.execute(tx);
  return rows;
}

/** A change as the ledger keeps it: plans as JSON. */
export interface KeptChange {
  readonly shiftId: string;
  readonly before: JsonObject | null;
  readonly after: JsonObject | null;
}

/** What one publication changed. */
export async function listChangesOf(
  tx: Transaction,
  organizationId: string,
  publicationId: string,
): Promise<readonly KeptChange[]> {
  const { rows } = await sql<KeptChange>`
    select shift_id, before, after from publication_changes
    where organization_id = ${organizationId} and publication_id = ${publicationId}
    order by coalesce(after, before) ->> 'startsAt', shift_id
  `.execute(tx);
  return rows;
}

/**
 * The last change until a publication, that one included, of each shift that had to do with its week: whatever a publication of this week
 * names, and what people know to be there now, since a shift may have come from another week.
 */
export async function listChangesUntil(
  tx: Transaction,
  organizationId: string,
  { publicationId, locationId, startsOn, at }: StoredPublication,
): Promise<readonly KeptChange[]> {
  const { rows } = await sql<KeptChange>`
    select distinct on (c.shift_id) c.shift_id, c.before, c.after
    from publication_changes c
    join publications p on p.organization_id = c.organization_id and p.id = c.publication_id
    where c.organization_id = ${organizationId} and (p.published_at, p.id) <= (${formatInstant(at)}::timestamptz, ${publicationId}::uuid)
      and c.shift_id in (
        select w.shift_id from publications o
        join publication_changes w on w.organization_id = o.organization_id and w.publication_id = o.id
        where o.organization_id = ${organizationId} and o.location_id = ${locationId} and o.starts_on = ${startsOn}
        union
        select k.shift_id from published_shifts k where k.organization_id = ${organizationId} and k.location_id = ${locationId}
          and k.starts_at >= ${startsOn}::date - 1 and k.starts_at < ${startsOn}::date + 9
      )
    order by c.shift_id, p.published_at desc, p.id desc
  `.execute(tx);
  return rows;
}

/** When the week of a location was published last, and by whom; undefined where it never was. A shift that came from elsewhere is no week. */
export async function findLastPublication(
  tx: Transaction,
  { organizationId, locationId, startsOn }: Pick<NewPublication, 'organizationId' | 'locationId' | 'startsOn'>,
): Promise<{ readonly at: Instant; readonly by: string } | undefined> {
  const { rows } = await sql<{ readonly at: Instant; readonly by: string }>`
    select p.published_at as at, e.first_name || ' ' || e.last_name as by from publications p
    join employees e on e.organization_id = p.organization_id and e.id = p.published_by
    where p.organization_id = ${organizationId} and p.location_id = ${locationId} and p.starts_on = ${startsOn}
      and p.part_of is null
    order by p.published_at desc limit 1
  `.execute(tx);
  return rows[0];
}

/** Of some locations, the weeks that begin between two dates, both included, and were published at all. */
export async function listPublishedWeeks(
  tx: Transaction,
  organizationId: string,
  locationIds: readonly string[],
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
): Promise<readonly { readonly locationId: string; readonly startsOn: PlainDate }[]> {
  const { rows } = await sql<{ readonly locationId: string; readonly startsOn: PlainDate }>`
    select distinct p.location_id, p.starts_on from publications p
    where p.organization_id = ${organizationId} and p.location_id = any (${[...locationIds]}::uuid[])
      and p.starts_on between ${from} and ${to} and p.part_of is null
  `.execute(tx);
  return rows;
}
