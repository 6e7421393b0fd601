import { cents } from '../../domain/kernel/money.ts';
import { minimumWageOn } from '../../domain/pay-rules/pay-policy.ts';
import type { DayParts } from '../../domain/payroll/due-parts.ts';
import type { FloorDay } from '../../domain/payroll/wage-floor.ts';
import { rateOn } from '../../domain/people/pay-rate.ts';
import type { ActorContext } from '../kernel/context.ts';
import { readAssignments } from '../pay-rules/read.ts';
import { readRatesThen, type Worker } from '../people/read.ts';
import type { DueLog } from './payment-days.repository.ts';

/** Tells by which rate a day of somebody was approved, and which minimum wage their rules name on it. */
export async function readFloors(
  { tx, actor: { organizationId } }: ActorContext,
  workers: readonly Worker[],
): Promise<(worker: Worker, due: DueLog, parts: DayParts) => FloorDay> {
  const policyOf = await readAssignments(tx, organizationId);
  const ids = workers.map(({ employeeId }) => employeeId);
  const ratesThen = await readRatesThen(tx, organizationId, ids);
  return (worker, { log: { startsOn, workedOn, approvedAt }, due }, { leaveCents }) => {
    const rate = rateOn(ratesThen(worker.employeeId, approvedAt), workedOn)?.centsPerHour;
    return {
      startsOn,
      kind: due.kind,
      minutes: due.minutes,
      centsPerHour: rate === undefined ? null : cents(rate),
      minimumWage: minimumWageOn(policyOf(worker, startsOn), workedOn) ?? null,
      // What else a difference takes back is set against it first.
      leaveCents: cents(Math.min(leaveCents ?? 0, due.cents)),
    };
  };
}
