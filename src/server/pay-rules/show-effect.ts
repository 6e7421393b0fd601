import type { EffectFigures, PolicyEffect, previewPayPolicy as endpoint } from '../../contract/pay-rules.ts';
import { cents } from '../../domain/kernel/money.ts';
import { accept } from '../../domain/kernel/result.ts';
import { addDays, dateAt, startOfDate } from '../../domain/kernel/time.ts';
import { currentPeriod } from '../../domain/pay-rules/current-period.ts';
import { payFactsOf } from '../../domain/pay-rules/pay-facts.ts';
import { overtimePeriodsIn, periodUnder } from '../../domain/pay-rules/policy-effect.ts';
import { organizationPolicy } from '../../domain/pay-rules/policy-version.ts';
import { zoneOfWeek } from '../../domain/people/past-zones.ts';
import { effectivePunches } from '../../domain/time-clock/punch.ts';
import type { UseCase } from '../kernel/route.ts';
import { readOrganization } from '../organization/read.ts';
import { listRatesOf } from '../people/read.ts';
import { listWeekRows } from '../time-clock/read.ts';
import { decideWish, type HasClosedWeek } from './read.ts';

/** Of those for whom something changes, so many are listed: the others are in the sums. */
const mostListed = 50;

/**
 * The current period by the rules that are in force and by those that are wished, for everybody whom the wish reaches:
 * nobody, where everyone has a nearer policy. Ledgers and rates are read at once, however many people there are.
 */
export const previewPayPolicy =
  (hasClosedWeek: HasClosedWeek): UseCase<typeof endpoint> =>
  async (ctx, { body }) => {
    const { tx, actor, now } = ctx;
    const decided = await decideWish(ctx, body, hasClosedWeek);
    if (!decided.ok) return decided;
    const { rules, versions, people } = decided.value;
    const today = dateAt(now, actor.zone);
    const period = currentPeriod(organizationPolicy(versions, today), today);
    const reached = people.map(({ worker, before }) => ({
      employeeId: worker.employeeId,
      name: `${worker.firstName} ${worker.lastName}`,
      zone: zoneOfWeek(worker.zones, period.start),
      before,
    }));
    const first = [rules, ...reached.map(({ before }) => before)].flatMap((policy) =>
      overtimePeriodsIn(policy, period),
    );
    // From a day before the first period, to the end of one of 28 days that begins within this one.
    const from = addDays(first.toSorted()[0] ?? period.start, -1);
    const asks = reached.map(({ employeeId, zone }) => ({
      employeeId,
      during: { from: startOfDate(from, zone), to: startOfDate(addDays(period.end, 29), zone) },
    }));
    const ledgers = await listWeekRows(tx, actor.organizationId, asks);
    const ids = asks.map(({ employeeId }) => employeeId);
    const ratesOf = await listRatesOf(tx, actor.organizationId, ids);
    const measured = reached.map(({ employeeId, name, zone, before }) => {
      const pay = payFactsOf(ratesOf.get(employeeId) ?? []);
      const punches = effectivePunches(ledgers.get(employeeId)?.rows ?? []);
      const ledger = { punches, zone, pay, until: now };
      return {
        employeeId,
        name,
        before: periodUnder(before, period, ledger),
        after: periodUnder(rules, period, ledger),
      };
    });
    const changed = measured.filter((person) => changeOf(person) > 0).toSorted((a, b) => changeOf(b) - changeOf(a));
    const { currency } = await readOrganization(tx, actor.organizationId);
    const reply: PolicyEffect = {
      period,
      currency,
      affectedCount: measured.length,
      changedCount: changed.length,
      before: sumOf(measured.map(({ before }) => before)),
      after: sumOf(measured.map(({ after }) => after)),
      people: changed.slice(0, mostListed),
    };
    return accept(reply);
  };

/** How much changes for somebody: money first, minutes where none is known. */
function changeOf({ before, after }: { readonly before: EffectFigures; readonly after: EffectFigures }): number {
  const money = Math.abs((after.grossCents ?? 0) - (before.grossCents ?? 0));
  const minutes =
    Math.abs(after.overtimeMinutes - before.overtimeMinutes) + Math.abs(after.workedMinutes - before.workedMinutes);
  return money * 1_000 + minutes;
}

function sumOf(all: readonly EffectFigures[]): EffectFigures {
  const sum = (of: (figures: EffectFigures) => number) => all.reduce((total, each) => total + of(each), 0);
  return {
    workedMinutes: sum(({ workedMinutes }) => workedMinutes),
    overtimeMinutes: sum(({ overtimeMinutes }) => overtimeMinutes),
    grossCents: cents(sum(({ grossCents }) => grossCents ?? 0)),
  };
}
