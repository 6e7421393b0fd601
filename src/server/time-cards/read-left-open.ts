import type { LeftOpenShift } from '../../contract/time-cards/cards.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import { ownWeekAt } from '../../domain/pay-rules/own-week-at.ts';
import type { PayPeriod } from '../../domain/pay-rules/pay-periods.ts';
import { workdayOf } from '../../domain/pay-rules/workdays.ts';
import { zoneOfWeek } from '../../domain/people/past-zones.ts';
import { clockStateOf } from '../../domain/time-clock/clock-state.ts';
import { listUnfinished, readLedgers } from '../time-clock/read.ts';
import { openPolicies, type CardAsk, type CardsContext } from './open-cards.ts';

/** Whose shift runs still that began before the first week of a period, and so stands on none of its cards; the oldest first. */
export async function readLeftOpen(
  ctx: CardsContext,
  asks: readonly CardAsk[],
  period: PayPeriod,
): Promise<LeftOpenShift[]> {
  const { tx, now } = ctx;
  const { organizationId } = ctx.actor;
  const policyOf = await openPolicies(ctx);
  const begun = asks.map(({ worker, startsOn: [first = period.start] }) => {
    const { time } = policyOf(worker, first).workweek;
    const before = workdayOf(first, time, zoneOfWeek(worker.zones, first)).from;
    return { worker, employeeId: worker.employeeId, before };
  });
  const unfinished = new Set(await listUnfinished(tx, organizationId, begun));
  const running = begun.filter(({ employeeId }) => unfinished.has(employeeId));
  const ends = running.map(({ employeeId }) => ({ employeeId, at: now }));
  const ledgers = await readLedgers(tx, organizationId, ends, []);
  const left = running.flatMap(({ worker, employeeId, before }): LeftOpenShift[] => {
    const { since } = clockStateOf(ledgers.of(employeeId).punches);
    if (since === null || since >= before) return [];
    const { firstName, lastName, zones } = worker;
    const week = ownWeekAt(since, (date: PlainDate) => policyOf(worker, date), zones);
    return [{ employeeId, firstName, lastName, clockedInAt: since, ...week }];
  });
  return left.toSorted((a, b) => a.clockedInAt - b.clockedInAt);
}
