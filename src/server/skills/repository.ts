import { sql } from 'kysely';
import type { HeldSkillReply, SkillReply } from '../../contract/skills.ts';
import { formatInstant, type Instant, type PlainDate } from '../../domain/kernel/time.ts';
import type { HeldSkill } from '../../domain/skills/held-skill.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** Makes those who add and rename skills queue: the second sees which names are taken by then. */
export async function lockSkills(tx: Transaction, organizationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('skills ' || ${organizationId}, 0))`.execute(tx);
}

/** Every skill of the organization, by name. */
export async function listSkills(tx: Transaction, organizationId: string): Promise<readonly SkillReply[]> {
  const rows = await tx
    .selectFrom('skills')
    .select(['id', 'name', 'isCertificate', 'closedAt'])
    .where('organizationId', '=', organizationId)
    .orderBy('name')
    .execute();
  return rows.map(({ id, name, isCertificate, closedAt }) => ({ id, name, isCertificate, isOpen: closedAt === null }));
}

export async function insertSkill(
  tx: Transaction,
  organizationId: string,
  { id, name, isCertificate }: SkillReply,
): Promise<void> {
  await tx.insertInto('skills').values({ organizationId, id, name, isCertificate }).execute();
}

/** Keeps a skill as it is from now on; one that was closed before keeps the moment of that. */
export async function updateSkill(
  tx: Transaction,
  organizationId: string,
  { id, name, isOpen }: SkillReply,
  at: Instant,
): Promise<void> {
  const closedAt = isOpen ? null : sql<string>`coalesce(closed_at, ${formatInstant(at)}::timestamptz)`;
  await tx
    .updateTable('skills')
    .set({ name, closedAt })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

/** A row of what somebody holds, and whose it is. */
export interface StoredHeld extends HeldSkill {
  readonly employeeId: string;
  readonly number: string | null;
}

/** Makes those who record what a person holds queue: the second sees what the first wrote. */
export async function lockHeld(tx: Transaction, employeeId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('held skills ' || ${employeeId}, 0))`.execute(tx);
}

const heldColumns = [
  'h.id',
  'h.employeeId',
  'h.skillId',
  'h.startsOn',
  'h.endsOn',
  'h.number',
  'h.supersedesId',
  'h.isWithdrawn',
] as const;

/** All that people ever held, in the order in which it was recorded. */
export async function listHeld(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
): Promise<readonly StoredHeld[]> {
  const rows = await tx
    .selectFrom('heldSkills as h')
    .select(heldColumns)
    .where('h.organizationId', '=', organizationId)
    .where(sql<boolean>`h.employee_id = any (${[...employeeIds]}::uuid[])`)
    .orderBy('h.recordedAt')
    .orderBy('h.id')
    .execute();
  return rows as StoredHeld[];
}

/** All that a person ever held, with who recorded it and when; the latest first. */
export async function listHistory(
  tx: Transaction,
  organizationId: string,
  employeeId: string,
): Promise<readonly HeldSkillReply[]> {
  const rows = await tx
    .selectFrom('heldSkills as h')
    .innerJoin('employees as e', (join) =>
      join.onRef('e.organizationId', '=', 'h.organizationId').onRef('e.id', '=', 'h.recordedBy'),
    )
    .select([
      'h.id',
      'h.skillId',
      'h.startsOn',
      'h.endsOn',
      'h.number',
      'h.supersedesId',
      'h.isWithdrawn',
      'h.recordedAt',
    ])
    .select(sql<string>`e.first_name || ' ' || e.last_name`.as('recordedBy'))
    .where('h.organizationId', '=', organizationId)
    .where('h.employeeId', '=', employeeId)
    .orderBy('h.recordedAt', 'desc')
    .orderBy('h.id', 'desc')
    .execute();
  return rows as HeldSkillReply[];
}

/** Adds a row; gives whether it is new. */
export async function insertHeld(
  tx: Transaction,
  organizationId: string,
  held: StoredHeld,
  { by, at }: { readonly by: string; readonly at: Instant },
): Promise<boolean> {
  const row = await tx
    .insertInto('heldSkills')
    .values({ organizationId, ...held, recordedBy: by, recordedAt: formatInstant(at) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** All rows of the holdings of which some certificate ends by a date. */
export async function listHeldWithEnd(
  tx: Transaction,
  organizationId: string,
  by: PlainDate,
): Promise<readonly StoredHeld[]> {
  const { rows } = await sql<StoredHeld>`
    select h.id, h.employee_id, h.skill_id, h.starts_on, h.ends_on, h.number, h.supersedes_id, h.is_withdrawn
    from held_skills h
    join employees e on e.organization_id = h.organization_id and e.id = h.employee_id and e.status = 'active'
    where h.organization_id = ${organizationId} and exists (
      select from held_skills o where o.organization_id = h.organization_id and o.employee_id = h.employee_id
        and o.skill_id = h.skill_id and o.ends_on <= ${by}::date
    )
    order by h.ends_on, h.id
  `.execute(tx);
  return rows;
}

/** Keeps that somebody is told of an end; gives whether nobody was before. */
export async function insertReminder(
  tx: Transaction,
  organizationId: string,
  { heldId, kind }: { readonly heldId: string; readonly kind: 'ends_soon' | 'ends' },
  at: Instant,
): Promise<boolean> {
  const row = await tx
    .insertInto('skillReminders')
    .values({ organizationId, heldId, kind, toldAt: formatInstant(at) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('heldId')
    .executeTakeFirst();
  return row !== undefined;
}
