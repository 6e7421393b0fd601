import { sql } from 'kysely';
import type { Preferences } from '../../contract/people/self.ts';
import type { EmployeeStatus } from '../../domain/access/employee-status.ts';
import type { Language } from '../../domain/kernel/language.ts';
import type { Phone } from '../../domain/kernel/phone.ts';
import type { Zone } from '../../domain/kernel/time.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** Somebody as they are written and spoken to. */
export interface Addressee {
  readonly employeeId: string;
  readonly status: EmployeeStatus;
  readonly firstName: string;
  readonly email: string;
  readonly phone: Phone | null;
  readonly language: Language;
  readonly hourCycle: Preferences['hourCycle'];
  /** Of their home location, by whose clock their nights are quiet. */
  readonly zone: Zone;
}

/** Some people as they are written and spoken to; whoever has no sign-in is not among them. */
export async function listAddressees(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
): Promise<readonly Addressee[]> {
  const { rows } = await sql<Addressee>`
    select e.id as employee_id, e.status, e.first_name, u.email, e.phone, u.language, u.hour_cycle, l.zone
    from employees e
    join memberships m on m.organization_id = e.organization_id and m.employee_id = e.id
    join users u on u.id = m.user_id
    join locations l on l.organization_id = e.organization_id and l.id = e.home_location_id
    where e.organization_id = ${organizationId} and e.id = any (${[...employeeIds]}::uuid[])
  `.execute(tx);
  // Check constraints of the tables allow these words and forms only.
  return rows;
}
