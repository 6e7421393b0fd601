import type { EffectFigures, PolicyEffect, previewPayPolicy as endpoint } from '../../contract/pay-rules.ts';
import { cents } from '../../domain/kernel/money.ts';
import { remembering } from '../../domain/kernel/remembering.ts';
import { accept } from '../../domain/kernel/result.ts';
import { addDays, dateAt, weekOf, type PlainDate } from '../../domain/kernel/time.ts';
import type { PolicyVersion } from '../../domain/pay-rules/assigned-policy.ts';
import { assignedTo, type Assigned } from '../../domain/pay-rules/assigned-to.ts';
import { currentPeriod } from '../../domain/pay-rules/current-period.ts';
import type { PayPolicy, Workweek } from '../../domain/pay-rules/pay-policy.ts';
import { isForTheSame, organizationPolicy } from '../../domain/pay-rules/policy-version.ts';
import { lastPaidFrom } from '../../domain/pay-rules/whole-periods.ts';
import { isSameWorkweek } from '../../domain/pay-rules/workweek-transition.ts';
import type { UseCase } from '../kernel/route.ts';
import { readOrganization } from '../organization/read.ts';
import { decideWish } from '../pay-rules/read.ts';
import { openCards, weeksPaidWith, type OpenCard } from './open-cards.ts';
import { readHasClosedWeek } from './read.ts';

/** Of those for whom something changes, so many are listed: the others are in the sums. */
const mostListed = 50;

/**
 * The cards of the current period by the rules that are in force and by those that are wished, for everybody whom the wish
 * reaches: nobody, where everyone has a nearer policy. Each week goes by the rules of its first date, so that one which began before
 * the wish does is paid as it was. A wish for later periods says nothing of this one: it is shown as though it began with it,
 * or with the long period that its beginning lies in. Weeks are those of now on both sides, also where the wish moves them: weeks
 * that begin on another day hold other hours, and say nothing of the rules.
 */
export const previewPayPolicy: UseCase<typeof endpoint> = async (ctx, { body }) => {
  const { tx, actor, now } = ctx;
  const decided = await decideWish(ctx, body, readHasClosedWeek);
  if (!decided.ok) return decided;
  const { rules, before: inForce, versions, versionsThen, people } = decided.value;
  const today = dateAt(now, actor.zone);
  const period = currentPeriod(organizationPolicy(versions, today), today);
  const figuresBy = async (policyOn: Assigned) => {
    const asks = people.map((worker) => ({ worker, startsOn: weeksPaidWith(period, worker, policyOn, now) }));
    const cards = await openCards(ctx, asks, policyOn);
    const byPerson = Map.groupBy(cards, ({ worker }) => worker.employeeId);
    return ({ employeeId }: { readonly employeeId: string }) => sumOf((byPerson.get(employeeId) ?? []).map(figuresOf));
  };
  const paidNow = assignedTo(versions);
  const isLater = body.startsOn > period.end;
  const asOf = isLater ? period.start : addDays(body.startsOn, -1);
  const paidThen = remembering((workweek: Workweek): Assigned => {
    const wished = inWorkweek(rules, workweek);
    const startsOn = isLater ? lastPaidFrom(inForce, wished, period.start) : weekOf(body.startsOn, workweek.weekday);
    return assignedTo(isLater || wished !== rules ? asFrom(startsOn, versionsThen, rules, wished) : versionsThen);
  });
  const before = await figuresBy(paidNow);
  const after = await figuresBy((one, on) => paidThen(paidNow(one, asOf).workweek)(one, on));
  const measured = people.map((worker) => ({
    employeeId: worker.employeeId,
    name: `${worker.firstName} ${worker.lastName}`,
    before: before(worker),
    after: after(worker),
  }));
  const changed = measured.filter((person) => changeOf(person) > 0).toSorted((a, b) => changeOf(b) - changeOf(a));
  const { currency } = await readOrganization(tx, actor.organizationId);
  const reply: PolicyEffect = {
    period,
    currency,
    affectedCount: measured.length,
    changedCount: changed.length,
    before: sumOfAll(measured.map((person) => person.before)),
    after: sumOfAll(measured.map((person) => person.after)),
    people: changed.slice(0, mostListed),
  };
  return accept(reply);
};

/** Rules as they are, of weeks that begin at another time. */
function inWorkweek(rules: PayPolicy, workweek: Workweek): PayPolicy {
  if (isSameWorkweek(rules.workweek, workweek)) return rules;
  const { periodStartsOn, ...overtime } = rules.overtime;
  if (periodStartsOn === undefined) return { ...rules, workweek };
  return { ...rules, workweek, overtime: { ...overtime, periodStartsOn: weekOf(periodStartsOn, workweek.weekday) } };
}

/** The version of these rules as though it began on a date, with others for them, in place of what begins there or later for the same people. */
function asFrom(
  startsOn: PlainDate,
  versions: readonly PolicyVersion[],
  rules: PayPolicy,
  supposed: PayPolicy,
): PolicyVersion[] {
  const wish = versions.find((version) => version.rules === rules);
  if (wish === undefined) return [...versions];
  const isReplaced = (one: PolicyVersion) =>
    isForTheSame(one, wish) && startsOn <= one.startsOn && one.startsOn <= wish.startsOn;
  const others = versions.filter((one) => !isReplaced(one));
  return [...others, { ...wish, startsOn, rules: supposed }];
}

const figuresOf = ({ figures, week }: OpenCard): EffectFigures => ({
  workedMinutes: figures.workedMinutes,
  overtimeMinutes: figures.overtimeMinutes,
  grossCents: week.pay?.grossCents ?? null,
});

/** How much changes for somebody: money first, minutes where none is known. */
function changeOf({ before, after }: { readonly before: EffectFigures; readonly after: EffectFigures }): number {
  const money = Math.abs((after.grossCents ?? 0) - (before.grossCents ?? 0));
  const minutes =
    Math.abs(after.overtimeMinutes - before.overtimeMinutes) + Math.abs(after.workedMinutes - before.workedMinutes);
  return money * 1_000 + minutes;
}

/** Of one person's weeks: without a rate they pay nothing that is known. */
const sumOf = (weeks: readonly EffectFigures[]): EffectFigures => ({
  ...sumOfAll(weeks),
  ...(weeks.some(({ grossCents }) => grossCents === null) ? { grossCents: null } : {}),
});

function sumOfAll(all: readonly EffectFigures[]): EffectFigures {
  const sum = (of: (figures: EffectFigures) => number) => all.reduce((total, each) => total + of(each), 0);
  return {
    workedMinutes: sum(({ workedMinutes }) => workedMinutes),
    overtimeMinutes: sum(({ overtimeMinutes }) => overtimeMinutes),
    grossCents: cents(sum(({ grossCents }) => grossCents ?? 0)),
  };
}
