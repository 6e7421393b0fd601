import { cents } from '../../domain/kernel/money.ts';
import { addDays } from '../../domain/kernel/time.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { Worker } from '../people/read.ts';
import type { PayrollPeriod } from './open-payroll-period.ts';
import { listDue, type DueLog } from './payment-days.repository.ts';
import { listPaidDifferences, type WeekDifference } from './payroll-days.repository.ts';

/** What of an earlier week somebody is paid with a pay period, and no file of it holds. */
export interface OutsideDifference extends WeekDifference {
  readonly worker: Worker;
  /** A payment of the period settled it; else its run would. */
  readonly isPaid: boolean;
}

/** The differences of weeks before a pay period that are paid with it, by name and week. */
export async function openDifferences(
  { tx, actor: { organizationId } }: ActorContext,
  { period, weeks }: Pick<PayrollPeriod, 'period' | 'weeks'>,
): Promise<OutsideDifference[]> {
  const ids = [...weeks.keys()].map(({ employeeId }) => employeeId);
  const paid = Map.groupBy(await listPaidDifferences(tx, organizationId, ids, period), (one) => one.employeeId);
  const due = Map.groupBy(
    (await listDue(tx, organizationId, ids)).filter(
      ({ log, due: left }) => left.kind === 'difference' && addDays(log.startsOn, 6) < period.start,
    ),
    ({ log }) => log.employeeId,
  );
  return [...weeks.keys()]
    .flatMap((worker) => [
      settledOf(worker, paid.get(worker.employeeId) ?? []),
      dueOf(worker, due.get(worker.employeeId) ?? []),
    ])
    .flat();
}

const settledOf = (worker: Worker, weeks: readonly WeekDifference[]): OutsideDifference[] =>
  weeks.map((one) => Object.assign({}, one, { worker, isPaid: true }));

const dueOf = (worker: Worker, days: readonly DueLog[]): OutsideDifference[] =>
  [...Map.groupBy(days, ({ log }) => log.startsOn)].map(([startsOn, own]) => ({
    worker,
    employeeId: worker.employeeId,
    startsOn,
    minutes: own.reduce((sum, { due }) => sum + due.minutes, 0),
    cents: cents(own.reduce((sum, { due }) => sum + due.cents, 0)),
    isPaid: false,
  }));
