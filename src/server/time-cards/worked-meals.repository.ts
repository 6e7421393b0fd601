import { sql } from 'kysely';
import { formatInstant, type Instant, type PlainDate } from '../../domain/kernel/time.ts';
import type { WorkedMealStatement } from '../../domain/time-cards/worked-meal.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** A statement with who made it of a meal of theirs, and when. */
export interface StoredWorkedMeal extends WorkedMealStatement {
  readonly employeeId: string;
  readonly employeeName: string;
  readonly recordedAt: Instant;
}

/** What some people said of meals of days between two dates, both included, in the order in which it was recorded. @param knownAt no later than then */
export async function listWorkedMeals(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
  knownAt?: Instant,
): Promise<readonly StoredWorkedMeal[]> {
  if (employeeIds.length === 0) return [];
  const { rows } = await sql<StoredWorkedMeal>`
    select m.employee_id, e.first_name || ' ' || e.last_name as employee_name, m.worked_on, m.meal, m.kind, m.recorded_at
    from worked_meals m join employees e on e.organization_id = m.organization_id and e.id = m.employee_id
    where m.organization_id = ${organizationId} and m.employee_id = any (${[...employeeIds]}::uuid[])
      and m.worked_on between ${from} and ${to}
      and m.recorded_at <= ${knownAt === undefined ? 'infinity' : formatInstant(knownAt)}::timestamptz
    order by m.employee_id, m.sequence
  `.execute(tx);
  return rows;
}

/** Adds a statement to theirs; whoever took the same place first is met at the primary key. */
export async function insertWorkedMeal(
  tx: Transaction,
  organizationId: string,
  { employeeId, workedOn, meal, kind, recordedAt }: Omit<StoredWorkedMeal, 'employeeName'>,
): Promise<void> {
  await sql`
    insert into worked_meals (organization_id, employee_id, sequence, worked_on, meal, kind, recorded_at)
    select ${organizationId}, ${employeeId}, coalesce(max(sequence), 0) + 1, ${workedOn}, ${meal}, ${kind},
      ${formatInstant(recordedAt)}
    from worked_meals where organization_id = ${organizationId} and employee_id = ${employeeId}
  `.execute(tx);
}
