import { sql } from 'kysely';
import type { EmployeeStatus } from '../../domain/access/employee-status.ts';
import type { Places } from '../../domain/access/may.ts';
import type { Role } from '../../domain/access/role.ts';
import { searchWords } from '../../domain/people/search-name.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { asMember, members, worksIn, type Member } from './members.repository.ts';

/** Whom somebody sees, and of whom they know the employment. */
export interface Sight {
  readonly employeeId: string;
  /** Where they know the employment of whoever is at home. */
  readonly employmentAt: Places;
  /** Where they see whoever works and is active. */
  readonly colleaguesAt: Places;
}

/** Which of those whom somebody sees are asked for; what is left out narrows nothing. */
export interface MemberWish {
  readonly search?: string | undefined;
  readonly location?: string | undefined;
  readonly role?: Role | undefined;
  /** Left out: everybody but who was rejected. */
  readonly status?: EmployeeStatus | 'any' | undefined;
}

/** Their own employment, and that of whom they answer for. Who was never admitted is at home nowhere yet. */
const knowsEmployment = ({ employeeId, employmentAt }: Sight) =>
  employmentAt === 'all'
    ? sql<boolean>`true`
    : sql<boolean>`(e.id = ${employeeId} or (
        e.status in ('active', 'suspended') and e.home_location_id = any (${[...employmentAt]}::uuid[])
      ))`;

function isSeen(sight: Sight) {
  const works = sight.colleaguesAt === 'all' ? sql<boolean>`true` : worksIn(sight.colleaguesAt);
  return sql<boolean>`(${knowsEmployment(sight)} or (e.status = 'active' and ${works}))`;
}

function seenMembers(
  tx: Transaction,
  organizationId: string,
  sight: Sight,
  { search = '', location, role, status }: MemberWish,
) {
  const knows = knowsEmployment(sight);
  // Address, number and status are found by those alone who know them, or an answer would tell them.
  const searched = sql`e.searched || case when ${knows} then ' ' || u.email || ' ' || e.employee_number else '' end`;
  let found = members(tx, organizationId).where(isSeen(sight));
  for (const word of searchWords(search)) found = found.where(sql<boolean>`position(${word} in ${searched}) > 0`);
  if (location !== undefined) found = found.where(worksIn([location]));
  if (role !== undefined) found = found.where('e.role', '=', role);
  if (status === 'any') return found;
  if (status === undefined) return found.where('e.status', '<>', 'rejected');
  return found.where('e.status', '=', status).where(knows);
}

/** How many of those whom somebody sees are asked for. */
export async function countSeenMembers(
  tx: Transaction,
  organizationId: string,
  sight: Sight,
  wish: MemberWish,
): Promise<number> {
  const row = await tx
    .selectFrom(seenMembers(tx, organizationId, sight, wish).as('s'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Which part of a list is read: in an order, so many, after the row with which the page before ended. */
export interface MemberPage {
  readonly order: 'name' | 'id';
  readonly after: readonly [value: string, employeeId: string] | undefined;
  readonly most: number;
}

/** By what a list stands in its order: of a name so much as a cursor holds, the last name first. */
const placeOf = { name: sql<string>`left(e.searched, 60)`, id: sql<string>`''::text` };

/** A page of those whom somebody sees and who are asked for, each with what it is sorted by. */
export async function listSeenMembers(
  tx: Transaction,
  organizationId: string,
  sight: Sight,
  { order, after, most, ...wish }: MemberWish & MemberPage,
): Promise<readonly (Member & { readonly place: string })[]> {
  const place = placeOf[order];
  let found = seenMembers(tx, organizationId, sight, wish).select(place.as('place'));
  if (after) found = found.where(sql<boolean>`(${place}, e.id) > (${after[0]}, ${after[1]}::uuid)`);
  const rows = await found.orderBy(place).orderBy('e.id').limit(most).execute();
  return rows.map(asMember);
}

/** Where anybody works whom somebody sees. */
export async function listSeenPlaces(
  tx: Transaction,
  organizationId: string,
  sight: Sight,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom(seenMembers(tx, organizationId, sight, { status: 'any' }).as('s'))
    .select(sql<string>`unnest(s.home_location_id || s.further_location_ids)`.as('id'))
    .distinct()
    .execute();
  return new Set(rows.map(({ id }) => id));
}
