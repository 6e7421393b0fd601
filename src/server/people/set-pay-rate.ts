import type { setPayRate as endpoint } from '../../contract/people.ts';
import { isAdmitted } from '../../domain/access/employee-status.ts';
import { isAbove, may, thingOf } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { decidePayRate } from '../../domain/people/pay-rate.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { findEmployee } from './employees.repository.ts';
import { insertPayRates, listPayRates } from './pay-rates.repository.ts';
import { payRatesOf } from './read.ts';

/**
 * Sets what somebody's hour is paid from a date on. Nobody sets their own; a manager sets those of the employees at their
 * locations, never that of another manager or an admin. To a manager nobody exists anywhere else.
 */
export const setPayRate: UseCase<typeof endpoint> = async (ctx, { params, body }) => {
  const { tx, actor } = ctx;
  const { organizationId } = actor;
  const employee = await findEmployee(tx, organizationId, params.employeeId);
  if (employee === undefined || !may(actor, 'set_pay_rate', thingOf(employee))) return refuse('not_found');
  if (employee.employeeId === actor.employeeId) return refuse('own_pay_rate');
  if (!isAbove(actor, employee)) return refuse('not_allowed');
  if (!isAdmitted(employee.status)) return refuse('employee_not_admitted');

  const { startsOn, centsPerHour, reason } = body;
  const decided = decidePayRate(await listPayRates(tx, organizationId, employee.employeeId), {
    startsOn,
    centsPerHour,
    reason,
  });
  if (!decided.ok) return decided;

  const { supersedes, before } = decided.value;
  const rate = {
    organizationId,
    id: ctx.newId(),
    employeeId: employee.employeeId,
    startsOn,
    centsPerHour,
    supersedesId: supersedes?.id ?? null,
    reason: reason ?? null,
    setBy: actor.employeeId,
    setAt: ctx.now,
  };
  await insertPayRates(tx, [rate]);
  await writeAudit(ctx, {
    ...actor,
    action: 'pay_rate.set',
    subjectId: employee.employeeId,
    details: {
      before: before === undefined ? null : { startsOn: before.startsOn, centsPerHour: before.centsPerHour },
      after: { startsOn, centsPerHour },
      reason: reason ?? null,
    },
  });
  return accept(await payRatesOf(tx, organizationId, employee.employeeId));
};
