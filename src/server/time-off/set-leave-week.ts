import type { setLeaveWeek as endpoint } from '../../contract/time-off/time-off-policies.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { weekdays } from '../../domain/kernel/time.ts';
import type { LeaveWeek } from '../../domain/time-off/leave-week.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { insertLeaveWeek, listLeaveWeeks } from './leave-weeks.repository.ts';
import { assignedTo, policiesOf } from './show-time-off-policies.ts';
import { tellRules } from './tell-rules.ts';

/** Sets what a day of leave is from a date on. What was asked for already keeps what was written of its dates. */
export const setLeaveWeek: UseCase<typeof endpoint> = async (ctx, { body }) => {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId } = actor;
  const { scope, startsOn } = body;
  const assigned = await assignedTo(ctx, scope);
  if (assigned === undefined) return refuse('not_found');
  const week: LeaveWeek = {
    dayMinutes: body.week.dayMinutes,
    weekdays: weekdays.filter((day) => body.week.weekdays.includes(day)),
  };
  const same = (await listLeaveWeeks(tx, organizationId)).filter(
    (one) => one.locationId === assigned.locationId && one.employeeId === assigned.employeeId,
  );
  const supersedes = same.find((one) => one.startsOn === startsOn);
  const before = same.find((one) => one.startsOn <= startsOn)?.week;
  const id = ctx.newId();
  const version = { organizationId, id, startsOn, ...assigned, week, supersedesId: supersedes?.id ?? null };
  await insertLeaveWeek(tx, { ...version, setBy: employeeId, createdAt: now });
  await writeAudit(ctx, {
    ...actor,
    action: 'leave_week.set',
    subjectId: assigned.employeeId ?? assigned.locationId ?? organizationId,
    details: { startsOn, before: before === undefined ? {} : auditedWeek(before), after: auditedWeek(week) },
  });
  await tellRules(ctx, null);
  return accept(await policiesOf(ctx));
};

const auditedWeek = ({ dayMinutes, weekdays: charged }: LeaveWeek) => ({ dayMinutes, weekdays: charged.join(', ') });
