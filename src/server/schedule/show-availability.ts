import type { AvailabilityReply, readAvailability as endpoint } from '../../contract/schedule/availability.ts';
import { may, thingOf } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { addDays, dateAt, type PlainDate } from '../../domain/kernel/time.ts';
import { anyTime } from '../../domain/schedule/availability.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { UseCase } from '../kernel/route.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { findEmployee, readSelf } from '../people/read.ts';
import { listAvailability } from './availability.repository.ts';

/** How far ahead somebody may say of a date when they can work. */
export const daysAhead = 731;

/** When somebody can work: to themselves, and to whoever plans their shifts. */
export const readAvailability: UseCase<typeof endpoint> = async ({ tx, actor, now }, { params }) => {
  const { organizationId } = actor;
  const employee = await findEmployee(tx, organizationId, params.employeeId);
  if (employee === undefined || !may(actor, 'see_availability', thingOf(employee))) return refuse('not_found');
  const { employeeId } = employee;
  const { self } = await readSelf(tx, { organizationId, employeeId });
  return accept(await availabilityReply(tx, { organizationId, employeeId }, dateAt(now, self.home.zone)));
};

/** What somebody says of their week, and of the dates from `today` on. */
export async function availabilityReply(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
  today: PlainDate,
): Promise<AvailabilityReply> {
  const known = await listAvailability(tx, organizationId, [employeeId], {
    from: today,
    to: addDays(today, daysAhead),
  });
  const { week = anyTime, dates = [] } = known.get(employeeId) ?? {};
  return { week, dates: [...dates], today };
}
