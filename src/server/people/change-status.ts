import type { EmployeeStatus } from '../../domain/access/employee-status.ts';
import type { Context } from '../kernel/context.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import { updateStatus } from './employees.repository.ts';

/** Moves somebody from the status that they are known to have to another; that they are in neither is a surprise. */
export async function changeStatus(
  ctx: Context,
  { organizationId, employeeId }: EmployeeKey,
  from: EmployeeStatus,
  to: EmployeeStatus,
): Promise<void> {
  if (!(await updateStatus(ctx.tx, { organizationId, id: employeeId }, from, to))) {
    throw new Error(`somebody was to become ${to} who was not ${from}`);
  }
}
