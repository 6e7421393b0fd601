import type { EffectFigures, PolicyEffect, previewPayPolicy as endpoint } from '../../contract/pay-rules.ts';
import { cents } from '../../domain/kernel/money.ts';
import { remembering } from '../../domain/kernel/remembering.ts';
import { accept } from '../../domain/kernel/result.ts';
import { dateAt, weekOf, type PlainDate } from '../../domain/kernel/time.ts';
import type { PolicyVersion } from '../../domain/pay-rules/assigned-policy.ts';
import { assignedTo, type Assigned } from '../../domain/pay-rules/assigned-to.ts';
import { otherPeriod } from '../../domain/pay-rules/other-period.ts';
import { paidByName } from '../../domain/pay-rules/paid-by-name.ts';
import type { PayPeriod } from '../../domain/pay-rules/pay-periods.ts';
import type { PayPolicy, Workweek } from '../../domain/pay-rules/pay-policy.ts';
import { periodOn } from '../../domain/pay-rules/period-on.ts';
import { isForTheSame, organizationPolicy } from '../../domain/pay-rules/policy-version.ts';
import { lastPaidFrom } from '../../domain/pay-rules/whole-periods.ts';
import { isSameWorkweek } from '../../domain/pay-rules/workweek-transition.ts';
import type { Assignee } from '../../domain/people/assigned-version.ts';
import { weeksBetween } from '../../domain/time-cards/card-period.ts';
import { daysCompared, type DaysCompared } from '../../domain/time-cards/days-compared.ts';
import { workLogs } from '../../domain/time-cards/work-log.ts';
import type { UseCase } from '../kernel/route.ts';
import { readOrganization } from '../organization/read.ts';
import { decideWish } from '../pay-rules/read.ts';
import { openCards, type OpenCard } from './open-cards.ts';
import { readHasClosedWeek } from './read.ts';

/** Of those for whom something changes, so many are listed: the others are in the sums. */
const mostListed = 50;

/**
 * What the days of the current period come to on their cards, by the versions that are set and with the wished one among them, for everybody whom
 * the wish reaches: nobody, where everyone has a nearer policy. Both are worked out as cards are, so that it says what they will come to: each week
 * by the rules of its first date, and hours that lie in two weeks in one of them. A wish for later periods says nothing of this one: see {@link asThoughNow}.
 */
export const previewPayPolicy: UseCase<typeof endpoint> = async (ctx, { body }) => {
  const { tx, actor, now } = ctx;
  const decided = await decideWish(ctx, body, readHasClosedWeek);
  if (!decided.ok) return decided;
  const { versions, versionsThen, people } = decided.value;
  const today = dateAt(now, actor.zone);
  const period = periodOn((on) => organizationPolicy(versions, on), today);
  const paidNow = assignedTo(versions);
  const isLater = body.startsOn > period.end;
  const paidThen = isLater ? asThoughNow(decided.value, period, paidNow) : assignedTo(versionsThen);
  const compared = people.flatMap((worker) => {
    const as = (policyOn: Assigned) => (on: PlainDate) => policyOn(worker, on);
    const policies = { before: as(paidNow), after: as(paidThen), startsOn: body.startsOn };
    const days = daysCompared(period, policies, dateAt(now, worker.zones.home));
    return days === undefined ? [] : [{ worker, days }];
  });
  const figuresBy = async (policyOn: Assigned) => {
    // Also a week that has not begun: days of it may lie in one that has, and be paid for time off.
    const asks = compared.map(({ worker, days }) => ({
      worker,
      days,
      startsOn: weeksBetween(days.from, days.to, (on) => policyOn(worker, on), days.to),
    }));
    const cards = Map.groupBy(await openCards(ctx, asks, policyOn), ({ worker }) => worker.employeeId);
    const figures = new Map(
      asks.map(({ worker: { employeeId }, days }) => [
        employeeId,
        sumOf((cards.get(employeeId) ?? []).map((card) => figuresOn(days, card))),
      ]),
    );
    return ({ employeeId }: { readonly employeeId: string }) => figures.get(employeeId) ?? sumOf([]);
  };
  const before = await figuresBy(paidNow);
  const after = await figuresBy(paidThen);
  const measured = people.map((worker) => ({
    employeeId: worker.employeeId,
    name: `${worker.firstName} ${worker.lastName}`,
    before: before(worker),
    after: after(worker),
  }));
  const changed = measured.filter((person) => changeOf(person) > 0).toSorted((a, b) => changeOf(b) - changeOf(a));
  const { currency } = await readOrganization(tx, actor.organizationId);
  const wider = compared.map(({ days }) => days).filter(({ isWider }) => isWider);
  const reply: PolicyEffect = {
    period: {
      start: wider.reduce((first, { from }) => (from < first ? from : first), period.start),
      end: wider.reduce((last, { to }) => (to > last ? to : last), period.end),
    },
    currency,
    affectedCount: measured.length,
    changedCount: changed.length,
    before: sumOfAll(measured.map((person) => person.before)),
    after: sumOfAll(measured.map((person) => person.after)),
    payPeriod: payPeriodOf(decided.value, body.startsOn),
    people: changed.slice(0, mostListed),
  };
  return accept(reply);
};

/** The first pay period that would be another, and for how many: whatever the period of now comes to. */
function payPeriodOf(
  { rules, versions, versionsThen, people }: Wished,
  startsOn: PlainDate,
): PolicyEffect['payPeriod'] {
  const [paidNow, paidThen] = [assignedTo(versions), assignedTo(versionsThen)];
  const as = (policyOn: Assigned, one: Assignee) => (on: PlainDate) => policyOn(one, on);
  // Whoever has no version of their own is paid as those with the same homes are: of hundreds of people a few are worked out.
  const withOwn = new Set(versionsThen.map(({ employeeId }) => employeeId));
  const alike = Map.groupBy(people, ({ employeeId, homes }) =>
    withOwn.has(employeeId) ? employeeId : JSON.stringify(homes),
  );
  const others = [...alike.values()].flatMap(([one, ...more]) => {
    const other = one && otherPeriod(as(paidNow, one), as(paidThen, one), startsOn);
    return other === undefined ? [] : [{ ...other, count: 1 + more.length }];
  });
  const [first] = others.toSorted((a, b) => (a.period.start < b.period.start ? -1 : 1));
  if (first === undefined) return null;
  const { start, end, pay = null } = first.period;
  return {
    count: others.reduce((sum, { count }) => sum + count, 0),
    frequency: rules.payPeriod?.frequency ?? null,
    start,
    end,
    paidOn: pay,
    isPayDayAlone: others.every(({ isPayDayAlone }) => isPayDayAlone),
  };
}

/** A wish, what is set, and all versions with it. */
interface Wished {
  readonly rules: PayPolicy;
  readonly versions: readonly PolicyVersion[];
  readonly versionsThen: readonly PolicyVersion[];
  /** Whom it reaches. */
  readonly people: readonly Assignee[];
}

/** Rules that are wished for later periods, what they follow, and all versions with them. */
interface LaterWish {
  readonly rules: PayPolicy;
  readonly before: PayPolicy;
  readonly versionsThen: readonly PolicyVersion[];
}

/**
 * A wish for later periods as though it began with this one, or with the long period that its beginning lies in. In the weeks of now, also where it moves
 * them: weeks that begin at another time hold other hours, and say nothing of the rules.
 */
function asThoughNow({ rules, before, versionsThen }: LaterWish, { start }: PayPeriod, paidNow: Assigned): Assigned {
  const paidIn = remembering((workweek: Workweek) => {
    const wished = inWorkweek(rules, workweek);
    return assignedTo(asFrom(lastPaidFrom(before, wished, start), versionsThen, rules, wished));
  });
  return (one, on) => paidIn(paidNow(one, start).workweek)(one, on);
}

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

/** What some days come to on a card. */
function figuresOn({ from, to }: Pick<DaysCompared, 'from' | 'to'>, { card, week, pay }: OpenCard): EffectFigures {
  const isAmong = ({ date }: { readonly date: PlainDate }) => from <= date && date <= to;
  const hours = card.days.filter(isAmong);
  const paid = workLogs(card, week, pay).filter(isAmong);
  return {
    workedMinutes: hours.reduce((sum, { workedMinutes }) => sum + workedMinutes, 0),
    overtimeMinutes: hours.reduce((sum, { overtimeMinutes }) => sum + overtimeMinutes, 0),
    grossCents: week.pay === undefined ? null : cents(paid.reduce((sum, log) => sum + (log.pay?.cents ?? 0), 0)),
    paid: paidByName(paid.flatMap((log) => log.pay?.lines ?? [])),
  };
}

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
  ...(weeks.some(({ grossCents }) => grossCents === null) ? { grossCents: null, paid: [] } : {}),
});

function sumOfAll(all: readonly EffectFigures[]): EffectFigures {
  const sum = (of: (figures: EffectFigures) => number) => all.reduce((total, each) => total + of(each), 0);
  return {
    workedMinutes: sum(({ workedMinutes }) => workedMinutes),
    overtimeMinutes: sum(({ overtimeMinutes }) => overtimeMinutes),
    grossCents: cents(sum(({ grossCents }) => grossCents ?? 0)),
    paid: paidByName(all.flatMap(({ paid }) => paid)),
  };
}
