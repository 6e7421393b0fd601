import {
  mostDaysOfCards,
  type readTimeCard as timeCardEndpoint,
  type readTimeCardsBetween as betweenEndpoint,
} from '../../contract/time-cards.ts';
import type { ClockReply, readClock as clockEndpoint } from '../../contract/time-clock.ts';
import { accept, refuse, type Result } from '../../domain/kernel/result.ts';
import { addDays, dateAt, daysBetween, weekOf, type PlainDate } from '../../domain/kernel/time.ts';
import { overtimePeriodStart } from '../../domain/pay-rules/overtime-period.ts';
import { payFactsOf } from '../../domain/pay-rules/pay-facts.ts';
import { asksForRate, policyAtRate } from '../../domain/pay-rules/policy-at-rate.ts';
import { settledWeek } from '../../domain/pay-rules/settled-week.ts';
import { workdayAt, workdayOf } from '../../domain/pay-rules/workdays.ts';
import { weekReading, type RuledWeek } from '../../domain/pay-rules/workweek-transition.ts';
import { zoneNow } from '../../domain/people/past-zones.ts';
import { weeksBetween } from '../../domain/time-cards/card-period.ts';
import { standingOf } from '../../domain/time-cards/card-step.ts';
import { decideChange, type ClosedWeek } from '../../domain/time-cards/decide-step.ts';
import { asksForAbsence, factsOfDays, nothingKnown } from '../../domain/time-cards/known-of-days.ts';
import { nearSpan } from '../../domain/time-cards/near-span.ts';
import { dayOf, timeCard, type TimeCardQuestion } from '../../domain/time-cards/time-card.ts';
import { asksForWorkedMeals } from '../../domain/time-cards/worked-meal.ts';
import { clockStateOf } from '../../domain/time-clock/clock-state.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { readOrganization } from '../organization/read.ts';
import { clockPolicy, readPolicies } from '../pay-rules/read.ts';
import { listRatesOf, readHolding, readSelf } from '../people/read.ts';
import { readBeginning, readPunchesDuring } from '../time-clock/read.ts';
import { joined } from './open-cards.ts';
import { readEditions } from './read-editions.ts';
import { readKnownDays } from './read-known-days.ts';
import { figuresOf, shownCard } from './show-card.ts';
import { openNamed } from './take-step.ts';
import { listSteps } from './time-card-steps.repository.ts';

/** What the actor's own weeks are worked out by, beside their punches. */
async function openOwn({ tx, actor }: ActorContext) {
  const { holder, zones } = await readHolding(tx, actor);
  return { policyOn: await readPolicies(tx, actor.organizationId, holder), zones };
}
type Own = Awaited<ReturnType<typeof openOwn>>;

/** These weeks by the rates of the actor, where a policy asks for them, or workweeks move: the hours that they see are those that they are paid. */
async function atOwnRates({ tx, actor }: ActorContext, weeks: readonly OwnWeek[]): Promise<readonly OwnWeek[]> {
  const behind = weeks.flatMap(({ policy, transition }) => [
    policy,
    ...(transition === undefined ? [] : [transition.old.policy, transition.fresh.policy]),
  ]);
  if (!behind.some(asksForRate) && weeks.every(({ transition }) => transition === undefined)) return weeks;
  const rates = await listRatesOf(tx, actor.organizationId, [actor.employeeId]);
  const pay = payFactsOf(rates.get(actor.employeeId) ?? []);
  const ruled = <Week extends RuledWeek>(week: Week): Week => ({
    ...week,
    policy: policyAtRate(week.policy, pay, overtimePeriodStart(week.policy, week.startsOn)),
  });
  return weeks.map((week) => ({
    ...ruled(week),
    weighedBy: pay,
    transition: week.transition && { old: ruled(week.transition.old), fresh: ruled(week.transition.fresh) },
  }));
}

/** A workweek of the actor as it is worked out: one week has one policy, whichever of its days is asked for, that of its beginning. */
function ownWeek(startsOn: PlainDate, { policyOn, zones }: Own) {
  const week = settledWeek(startsOn, policyOn, zones);
  return { ...week, during: weekReading(week) };
}
type OwnWeek = ReturnType<typeof ownWeek>;

/** The same, with what is known of its days beside punches. */
type KnownWeek = OwnWeek & Pick<TimeCardQuestion, 'facts' | 'edition'>;

/** These weeks with the time off that counts as hours, and the meals that are not taken off, where a policy says so. */
async function withKnownHours(ctx: ActorContext, weeks: readonly OwnWeek[]): Promise<readonly KnownWeek[]> {
  const counting = weeks.filter((week) => asksForAbsence(week) || asksForWorkedMeals(week));
  if (counting.length === 0) return weeks;
  const { employeeId } = ctx.actor;
  const ruled = counting.map(({ startsOn, policy, transition }) => ({ employeeId, startsOn, policy, transition }));
  const { away, workedMeals } = (await readKnownDays(ctx, ruled))(employeeId);
  return weeks.map((week) => ({
    ...week,
    facts: factsOfDays({ ...week, until: ctx.now }, { ...nothingKnown, away, workedMeals }),
  }));
}

/** These weeks, each by the edition of the rules that it was approved by. Nothing is approved before it is over. */
async function atOwnEditions(
  { tx, actor, now }: ActorContext,
  weeks: readonly KnownWeek[],
): Promise<readonly KnownWeek[]> {
  const over = weeks.filter(({ startsOn, zone }) => addDays(startsOn, 6) < dateAt(now, zone));
  if (over.length === 0) return weeks;
  const editionAt = await readEditions(
    tx,
    actor,
    over.map(({ startsOn }) => startsOn),
  );
  return weeks.map((week) => ({ ...week, edition: editionAt(week.startsOn) }));
}

/** What of it counts, by date; undefined where nothing does. */
const absenceOf = ({ facts }: Pick<TimeCardQuestion, 'facts'>): ClockReply['paidAbsence'] =>
  facts &&
  [...facts].flatMap(([date, { paidAbsenceMinutes: minutes = 0 }]) => (minutes === 0 ? [] : [{ date, minutes }]));

/** Meals of it that are not taken off; undefined where none is. */
function workedMealsOf({ facts }: Pick<TimeCardQuestion, 'facts'>): ClockReply['workedMeals'] {
  const said = [...(facts ?? [])].flatMap(([date, { mealsWorked: meals = [] }]) =>
    meals.length === 0 ? [] : [{ date, meals: [...meals] }],
  );
  return said.length === 0 ? undefined : said;
}

/** The card of the actor's workweek that contains `date`, today's if none is asked for, folded from the ledger up to now. */
async function cardOf(ctx: ActorContext, date: PlainDate | undefined) {
  const { actor, tx, now } = ctx;
  const own = await openOwn(ctx);
  const { time, weekday } = own.policyOn(date ?? dateAt(now, actor.zone)).workweek;
  const today = workdayAt(
    now,
    time,
    zoneNow(own.zones, now, weekday, (day, zone) => workdayOf(day, time, zone).from),
  );
  const asked: KnownWeek = ownWeek(weekOf(date ?? today, weekday), own);
  const [week = asked] = await atOwnEditions(ctx, await withKnownHours(ctx, await atOwnRates(ctx, [asked])));
  const punches = await readPunchesDuring(tx, actor.organizationId, actor.employeeId, week.during);
  return { week, card: timeCard(punches, { ...week, until: now }), punches, today };
}

export const readClock: UseCase<typeof clockEndpoint> = async (ctx) => {
  const { actor, tx, now } = ctx;
  const { card, week, punches, today } = await cardOf(ctx, undefined);
  const organization = await readOrganization(tx, actor.organizationId);
  const { self } = await readSelf(tx, actor);
  return accept({
    ...clockStateOf(punches),
    serverNow: now,
    zone: week.zone,
    location: { id: self.location.id, name: self.location.name },
    weeklyTargetMinutes: organization.weeklyTargetMinutes,
    policy: clockPolicy(week.policy),
    today: { date: today, ...figuresOf(dayOf(card, today)) },
    week: { startsOn: card.startsOn, ...figuresOf(card) },
    ...(await readBeginning(ctx)),
    paidAbsence: absenceOf(week),
    workedMeals: workedMealsOf(week),
    punches: [...punches],
  });
};

export const readTimeCard: UseCase<typeof timeCardEndpoint> = async (ctx, { query }) => {
  const { card, week, punches } = await cardOf(ctx, query.date);
  const shown = shownCard(ctx, card, week, punches, await readOrganization(ctx.tx, ctx.actor.organizationId));
  return accept({ ...shown, hasCard: punches.length > 0 || (await hasCard(ctx, card.startsOn)) });
};

/** Whether there is anything to tell of a week of the actor: see {@link openCards}. */
async function hasCard(ctx: ActorContext, startsOn: PlainDate): Promise<boolean> {
  const { hasPunched } = await readBeginning(ctx);
  return hasPunched || (await openNamed(ctx, [{ ...ctx.actor, startsOn }], 'see_time_card')).size > 0;
}

/** Many weeks from one reading of the ledger: what a program would else ask week by week. */
export const readTimeCardsBetween: UseCase<typeof betweenEndpoint> = async (ctx, { query: { from, to } }) => {
  const { actor, tx, now } = ctx;
  const days = daysBetween(from, to);
  if (days < 0 || days > mostDaysOfCards) return refuse('dates_too_far_apart');
  const own = await openOwn(ctx);
  const starts = weeksBetween(from, to, own.policyOn, dateAt(now, actor.zone));
  const ruled = starts.map((startsOn) => ownWeek(startsOn, own));
  if (ruled.length === 0) return accept({ cards: [] });
  const weeks = await atOwnEditions(ctx, await withKnownHours(ctx, await atOwnRates(ctx, ruled)));
  const punches = await readPunchesDuring(tx, actor.organizationId, actor.employeeId, joined(weeks));
  const organization = await readOrganization(tx, actor.organizationId);
  return accept({
    cards: weeks.map((week) => {
      const near = punches.filter(nearSpan(punches, week.during));
      return shownCard(ctx, timeCard(near, { ...week, until: now }), week, near, organization);
    }),
  });
};

/**
 * May a week of somebody change? Asked by whoever would correct its punches: an approved or locked week refuses, and is
 * opened again first. The clock never asks: a punch that comes late is recorded, and the card then says so.
 */
export async function readChange(
  { tx, actor }: Pick<ActorContext, 'tx' | 'actor'>,
  { employeeId, startsOn }: { readonly employeeId: string; readonly startsOn: PlainDate },
): Promise<Result<undefined, ClosedWeek>> {
  const steps = await listSteps(tx, actor.organizationId, [employeeId], { from: startsOn, to: startsOn });
  return decideChange(standingOf(steps));
}

/** Whether somebody of some people has a week approved or locked that ends on a date or later: another policy would pay it anew. */
export async function readHasClosedWeek(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
  on: PlainDate,
): Promise<boolean> {
  const steps = await listSteps(tx, organizationId, employeeIds, { from: addDays(on, -6), to: addDays(on, 366) });
  const byWeek = Map.groupBy(steps, ({ employeeId, startsOn }) => `${employeeId} ${startsOn}`);
  return [...byWeek.values()].some((ofWeek) => !decideChange(standingOf(ofWeek)).ok);
}

export { openLeastPaid, type CardAsk, type CardsContext } from './open-cards.ts';
export type { CardLine } from './open-card-lines.ts';
export { isAboutPay, tellReasons } from './tell-reasons.ts';
export { readOwnSteps } from './read-card-steps.ts';
export { listWaivers } from './meal-waivers.repository.ts';
export { listWorkedMeals } from './worked-meals.repository.ts';
export { readEditions } from './read-editions.ts';
export { readKnownOfWeeks } from './read-known-days.ts';
export { explainApprovedWeek } from './explain-approved-week.ts';
export { openKeptShifts } from './open-kept-shifts.ts';
export { openTeamCards, openTeamLines, readWorkedWeeks, weeksOfTeam } from './open-team-cards.ts';
export {
  listSettledWeeks,
  listWorkLogs,
  workLogColumns,
  workLogGives,
  workLogInForce,
  type StoredWorkLog,
} from './work-logs.repository.ts';
