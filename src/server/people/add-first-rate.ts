import type { Cents } from '../../domain/kernel/money.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { Context } from '../kernel/context.ts';
import { insertPayRate } from './pay-rates.repository.ts';

/** Sets the first rate of somebody who was added a moment ago by whoever may set it. */
export async function addFirstRate(
  ctx: Context,
  wish: {
    readonly organizationId: string;
    /** Who sets it. */
    readonly employeeId: string;
    /** Whose rate it is. */
    readonly subjectId: string;
    readonly startsOn: PlainDate;
    readonly centsPerHour: Cents;
  },
): Promise<void> {
  const { organizationId, employeeId, subjectId, startsOn, centsPerHour } = wish;
  await insertPayRate(ctx.tx, {
    organizationId,
    id: ctx.newId(),
    employeeId: subjectId,
    startsOn,
    centsPerHour,
    supersedesId: null,
    reason: null,
    setBy: employeeId,
    setAt: ctx.now,
  });
  const details = { before: null, after: { startsOn, centsPerHour }, reason: null };
  await writeAudit(ctx, { organizationId, employeeId, action: 'pay_rate.set', subjectId, details });
}
