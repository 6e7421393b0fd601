import type { readTimeCard as timeCardEndpoint, TimeCardReply } from '../../contract/time-cards.ts';
import type { readClock as clockEndpoint } from '../../contract/time-clock.ts';
import { accept, type Result } from '../../domain/kernel/result.ts';
import { addDays, dateAt, isWithin, weekOf, type Instant, type PlainDate } from '../../domain/kernel/time.ts';
import type { PayPolicy } from '../../domain/pay-rules/pay-policy.ts';
import { workdayAt, workdayOf } from '../../domain/pay-rules/workdays.ts';
import { transitionAt, weekReading } from '../../domain/pay-rules/workweek-transition.ts';
import { zoneNow, zoneOfWeek } from '../../domain/people/past-zones.ts';
import { standingOf } from '../../domain/time-cards/card-step.ts';
import { decideChange, type ClosedWeek } from '../../domain/time-cards/decide-step.ts';
import { dayOf, timeCard, type Figures, type TimeCard } from '../../domain/time-cards/time-card.ts';
import { clockStateOf } from '../../domain/time-clock/clock-state.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { readOrganization } from '../organization/read.ts';
import { clockPolicy, readPolicies } from '../pay-rules/read.ts';
import { readSelf, readZonesOfWeeks } from '../people/read.ts';
import { readFirstDay, readPunchesDuring } from '../time-clock/read.ts';
import { listSteps } from './time-card-steps.repository.ts';

/** The card of the actor's workweek that contains `date`, today's if none is asked for, folded from the ledger up to now. */
async function cardOf(ctx: ActorContext, date: PlainDate | undefined) {
  const { actor, tx, now } = ctx;
  const { employeeId, homeLocationId: locationId } = actor;
  const policyOn = await readPolicies(tx, actor.organizationId, { employeeId, locationId });
  const asked = policyOn(date ?? dateAt(now, actor.zone));
  const { time } = asked.workweek;
  const zones = await readZonesOfWeeks(tx, actor);
  const today = workdayAt(
    now,
    time,
    zoneNow(zones, now, (day, zone) => workdayOf(day, time, zone).from),
  );
  const startsOn = weekOf(date ?? today, asked.workweek.weekday);
  // One week has one policy, whichever of its days is asked for: that of its beginning.
  const policy = policyOn(startsOn);
  const zone = zoneOfWeek(zones, startsOn);
  const nextZone = zoneOfWeek(zones, addDays(startsOn, 7));
  const transition = transitionAt(policyOn, startsOn);
  const during = weekReading({ startsOn, policy }, zone, transition);
  const punches = await readPunchesDuring(tx, actor.organizationId, actor.employeeId, during);
  const card = timeCard(punches, { zone, nextZone, startsOn, policy, until: now, transition });
  return { card, policy, punches, today, zone };
}

export const readClock: UseCase<typeof clockEndpoint> = async (ctx) => {
  const { actor, tx, now } = ctx;
  const { card, policy, punches, today, zone } = await cardOf(ctx, undefined);
  const organization = await readOrganization(tx, actor.organizationId);
  const { self } = await readSelf(tx, actor);
  return accept({
    ...clockStateOf(punches),
    serverNow: now,
    zone,
    location: { id: self.location.id, name: self.location.name },
    weeklyTargetMinutes: organization.weeklyTargetMinutes,
    policy: clockPolicy(policy),
    today: { date: today, ...figuresOf(dayOf(card, today)) },
    week: { startsOn: card.startsOn, ...figuresOf(card) },
    firstDay: await readFirstDay(ctx),
    punches: [...punches],
  });
};

export const readTimeCard: UseCase<typeof timeCardEndpoint> = async (ctx, { query }) => {
  const { actor, tx, now } = ctx;
  const { card, policy, punches, zone } = await cardOf(ctx, query.date);
  const { weeklyTargetMinutes } = await readOrganization(tx, actor.organizationId);
  return accept({
    startsOn: card.startsOn,
    endsOn: addDays(card.startsOn, 6),
    zone,
    serverNow: now,
    weeklyTargetMinutes,
    overtime: tiersOf(policy),
    ...figuresOf(card),
    days: shownDays(
      card,
      punches.filter(({ offline }) => offline).map(({ punchedAt }) => punchedAt),
    ),
  });
};

const tiersOf = ({ overtime: { weekly, daily } }: PayPolicy) => ({ weekly: [...weekly], daily: [...daily] });

const figuresOf = ({ workedMinutes, breakMinutes, overtimeMinutes }: Figures): Figures => ({
  workedMinutes,
  breakMinutes,
  overtimeMinutes,
});

/** The days of a card as they are drawn. @param offlineAt when punches were made without the network */
export function shownDays(card: TimeCard, offlineAt: readonly Instant[]): TimeCardReply['days'] {
  return card.days.map((day) => ({
    date: day.date,
    clockedInAt: day.clockedInAt,
    clockedOutAt: day.clockedOutAt,
    open: day.open,
    unended: day.unended,
    offline: offlineAt.some((at) => isWithin(at, day.during)),
    ...figuresOf(day),
    doubleMinutes: day.doubleMinutes,
    premiums: [...day.premiums],
    isHoliday: day.isHoliday,
    ribbon: day.ribbon.map(({ kind, span }) => ({ kind, from: span.from, to: span.to })),
  }));
}

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

export type { CardAsk, CardsContext } from './open-cards.ts';
export type { CardLine } from './open-card-lines.ts';
export { openTeamCards, openTeamLines, readWorkedWeeks, weeksOfTeam } from './open-team-cards.ts';
export {
  listSettledWeeks,
  listWorkLogs,
  workLogColumns,
  workLogInForce,
  type StoredWorkLog,
} from './work-logs.repository.ts';
