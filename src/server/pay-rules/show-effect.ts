import type { EffectFigures, PolicyEffect, previewPayPolicy as endpoint } from '../../contract/pay-rules.ts';
import { cents } from '../../domain/kernel/money.ts';
import { accept } from '../../domain/kernel/result.ts';
import { addDays, dateAt, startOfDate, type Zone } from '../../domain/kernel/time.ts';
import { assignedPolicy } from '../../domain/pay-rules/assigned-policy.ts';
import { currentPeriod, overtimePeriodsIn, periodUnder } from '../../domain/pay-rules/policy-effect.ts';
import { organizationPolicy } from '../../domain/pay-rules/policy-version.ts';
import { federal } from '../../domain/pay-rules/presets.ts';
import type { PayFacts } from '../../domain/pay-rules/week-question.ts';
import { ratesThatCount } from '../../domain/people/pay-rate.ts';
import type { UseCase } from '../kernel/route.ts';
import { readOrganization } from '../organization/read.ts';
import { listRatesOfAll } from '../people/read.ts';
import { readPunchesOfMany } from '../time-clock/read.ts';
import { decideWish } from './read.ts';

/** Of those for whom something changes, so many are listed: the others are in the sums. */
const mostListed = 50;

/**
 * The current period by the rules that are in force and by those that are wished, for everybody whom the wish reaches:
 * nobody, where everyone has a nearer policy. Ledgers and rates are read at once, however many people there are.
 */
export const previewPayPolicy: UseCase<typeof endpoint> = async (ctx, { body }) => {
  const { tx, actor, now } = ctx;
  const decided = await decideWish(ctx, body);
  if (!decided.ok) return decided;
  const { rules, versions, people, assigned, supersedes } = decided.value;
  const wished = { ...assigned, startsOn: body.startsOn, rules };
  const others = versions.filter((version) => version !== supersedes);
  const today = dateAt(now, actor.zone);
  const period = currentPeriod(organizationPolicy(versions, today), today);
  const reached = people.flatMap((person) => {
    const before = assignedPolicy(versions, person, body.startsOn) ?? federal;
    const after = assignedPolicy([...others, wished], person, body.startsOn);
    return after === rules ? [{ ...person, before }] : [];
  });
  const first = [rules, ...reached.map(({ before }) => before)].flatMap((policy) => overtimePeriodsIn(policy, period));
  const from = first.toSorted()[0] ?? period.start;
  const during = (zone: Zone) => ({
    from: startOfDate(addDays(from, -1), zone),
    to: startOfDate(addDays(period.end, 29), zone),
  });
  const punchesOf = await readPunchesOfMany(
    tx,
    actor.organizationId,
    reached.map(({ employeeId }) => employeeId),
    during(actor.zone),
  );
  const ratesOf = await listRatesOfAll(tx, actor.organizationId);
  const measured = reached.map(({ employeeId, name, zone, before }) => {
    const rates = ratesThatCount(ratesOf.get(employeeId) ?? []);
    const pay: PayFacts | undefined =
      rates.length === 0
        ? undefined
        : {
            rates: rates.map(({ startsOn, centsPerHour }) => ({
              from: startsOn,
              ratePerHour: decimalOf(centsPerHour),
            })),
          };
    const ledger = { punches: punchesOf(employeeId), zone, pay, until: now };
    return { employeeId, name, before: periodUnder(before, period, ledger), after: periodUnder(rules, period, ledger) };
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

const decimalOf = (centsPerHour: number): string =>
  `${Math.floor(centsPerHour / 100)}.${String(centsPerHour % 100).padStart(2, '0')}`;

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
