import type { Cents } from '../../domain/kernel/money.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { Context } from '../kernel/context.ts';
import { insertPayRates } from './pay-rates.repository.ts';

export interface FirstRate {
  /** Whose rate it is. */
  readonly subjectId: string;
  readonly startsOn: PlainDate;
  readonly centsPerHour: Cents;
}

/** Sets the first rates of people who were added a moment ago by whoever may set them, in one statement. */
export async function addFirstRates(
  ctx: Context,
  {
    organizationId,
    employeeId,
  }: {
    readonly organizationId: string;
    /** Who sets them. */
    readonly employeeId: string;
  },
  rates: readonly FirstRate[],
): Promise<void> {
  if (rates.length === 0) return;
  const set = { organizationId, supersedesId: null, reason: null, setBy: employeeId, setAt: ctx.now };
  await insertPayRates(
    ctx.tx,
    rates.map(({ subjectId, ...rate }) => ({ ...set, ...rate, id: ctx.newId(), employeeId: subjectId })),
  );
  for (const { subjectId, startsOn, centsPerHour } of rates) {
    const details = { before: null, after: { startsOn, centsPerHour }, reason: null };
    await writeAudit(ctx, { organizationId, employeeId, action: 'pay_rate.set', subjectId, details });
  }
}
