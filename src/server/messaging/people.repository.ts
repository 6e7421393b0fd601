import { sql, type RawBuilder } from 'kysely';
import type { Doer } from '../../domain/access/may.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** Somebody as messages name them, with the locations by which permissions reach them. */
export interface PersonRow {
  readonly employeeId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly photoVersion: string | null;
  readonly locationIds: readonly string[];
}

/** The columns of a {@link PersonRow}, of `employees e`. */
export const person = sql`e.id as employee_id, e.first_name, e.last_name, e.photo_version, e.home_location_id || array(
  select f.location_id from further_locations f where f.organization_id = e.organization_id and f.employee_id = e.id
) as location_ids`;

/** The same as one value of JSON, for rows that name somebody beside what they are about; of `employees e`. */
export const personAsJson: RawBuilder<PersonRow> = sql<PersonRow>`json_build_object(
  'employeeId', e.id, 'firstName', e.first_name, 'lastName', e.last_name, 'photoVersion', e.photo_version,
  'locationIds', e.home_location_id || array(
    select f.location_id from further_locations f where f.organization_id = e.organization_id and f.employee_id = e.id
  )
)`;

/** Whether somebody's last day is not over: they are in conversations for as long. */
export async function findIsEmployed(tx: Transaction, { organizationId, employeeId }: EmployeeKey): Promise<boolean> {
  const { rows } = await sql`
    select from employed_today where organization_id = ${organizationId} and id = ${employeeId}
  `.execute(tx);
  return rows.length > 0;
}

/** Everybody with access but one, by name; nobody whose employment is over. */
export async function listOthers(
  tx: Transaction,
  organizationId: string,
  employeeId: string,
): Promise<readonly PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select ${person} from employed_today e
    where e.organization_id = ${organizationId} and e.status = 'active' and e.id <> ${employeeId}
    order by e.first_name, e.last_name, e.id
  `.execute(tx);
  return rows;
}

/** Messages of others that are later than what was read, and than one's own coming. Of `conversation_people p`. */
export const ofNews = sql`
  from said_messages m
  where m.organization_id = p.organization_id and m.conversation_id = p.conversation_id
    and m.number > coalesce((
      select r.up_to from conversation_reads r where r.organization_id = p.organization_id
        and r.conversation_id = p.conversation_id and r.employee_id = p.employee_id
    ), 0)
    and m.sender_id <> p.employee_id and m.sent_at >= p.since and m.text is not null
`;

export interface ReaderRow extends PersonRow {
  /** When they came into it. */
  readonly since: Instant;
  readonly readUpTo: number;
  /** Nothing is news to them. */
  readonly hasRead: boolean;
}

/** Who is in a conversation, by name, and what each has read. */
export async function listReaders(
  tx: Transaction,
  organizationId: string,
  conversationId: string,
): Promise<readonly ReaderRow[]> {
  const { rows } = await sql<ReaderRow>`
    select ${person}, p.since, coalesce(r.up_to, 0) as read_up_to, not exists (select ${ofNews}) as has_read
    from conversation_people p
    join employees e on e.organization_id = p.organization_id and e.id = p.employee_id
    left join conversation_reads r on r.organization_id = p.organization_id
      and r.conversation_id = p.conversation_id and r.employee_id = p.employee_id
    where p.organization_id = ${organizationId} and p.conversation_id = ${conversationId}
    order by e.first_name, e.last_name, e.id
  `.execute(tx);
  return rows;
}

export async function listPeopleIds(
  tx: Transaction,
  organizationId: string,
  conversationId: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly employeeId: string }>`
    select employee_id from conversation_people
    where organization_id = ${organizationId} and conversation_id = ${conversationId}
  `.execute(tx);
  return rows.map(({ employeeId }) => employeeId);
}

/** In whose name a message is read that others are told of: of its sender, as long as they are in the conversation, or else of anybody in it. */
export async function findListener(
  tx: Transaction,
  { organizationId, conversationId }: { readonly organizationId: string; readonly conversationId: string },
  senderId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ readonly employeeId: string }>`
    select employee_id from conversation_people
    where organization_id = ${organizationId} and conversation_id = ${conversationId}
    order by employee_id = ${senderId} desc, employee_id limit 1
  `.execute(tx);
  return rows[0]?.employeeId;
}

/** Who is in a conversation, as far as permissions need to know them, by their ids. */
export async function listDoers(
  tx: Transaction,
  organizationId: string,
  conversationId: string,
): Promise<readonly Doer[]> {
  const { rows } = await sql<Doer>`
    select e.id as employee_id, e.role, array(
      select l.location_id from managed_locations l where l.organization_id = e.organization_id and l.employee_id = e.id
    ) as managed_location_ids, e.home_location_id || array(
      select f.location_id from further_locations f where f.organization_id = e.organization_id and f.employee_id = e.id
    ) as location_ids
    from conversation_people p
    join employees e on e.organization_id = p.organization_id and e.id = p.employee_id
    where p.organization_id = ${organizationId} and p.conversation_id = ${conversationId}
    order by e.id
  `.execute(tx);
  return rows;
}
