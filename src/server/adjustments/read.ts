import type * as endpoints from '../../contract/adjustments.ts';
import type { Adjustment, RecordedDay, WeekFigures } from '../../contract/adjustments.ts';
import type { PendingRequest } from '../../contract/approvals.ts';
import { may, placesOf } from '../../domain/access/may.ts';
import { corrected, entryOf, type Correction } from '../../domain/adjustments/correction.ts';
import { decideAdjustment, type AdjustmentLimits } from '../../domain/adjustments/decide-adjustment.ts';
import { plannedEntry, type PlannedEntry } from '../../domain/adjustments/planned-entry.ts';
import { thingAsked } from '../../domain/approvals/request.ts';
import { fraction, toDecimal } from '../../domain/kernel/fraction.ts';
import { accept, refuse, type Result } from '../../domain/kernel/result.ts';
import {
  addDays,
  dateAt,
  startOfDate,
  weekOf,
  type Instant,
  type PlainDate,
  type Zone,
} from '../../domain/kernel/time.ts';
import { longestBy } from '../../domain/pay-rules/counted-entries.ts';
import { overtimePeriodReading, overtimePeriodStart } from '../../domain/pay-rules/overtime-period.ts';
import { regularMinutesOf } from '../../domain/pay-rules/overtime-split.ts';
import type { PayPolicy } from '../../domain/pay-rules/pay-policy.ts';
import { payableWeek } from '../../domain/pay-rules/payable-week.ts';
import type { PayFacts } from '../../domain/pay-rules/week-question.ts';
import { zoneOfWeek } from '../../domain/people/past-zones.ts';
import { ratesThatCount } from '../../domain/people/pay-rate.ts';
import type { Punch } from '../../domain/time-clock/punch.ts';
import { timeEntries, type TimeEntry } from '../../domain/time-clock/time-entry.ts';
import { findRequest, listLastRequests, listPending, readCard } from '../approvals/read.ts';
import type { ActorContext, Context } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import { readOrganization } from '../organization/read.ts';
import { readPolicies } from '../pay-rules/read.ts';
import { findEmployee, payRatesOf, readSelf, readZonesOfWeeks, thingOf } from '../people/read.ts';
import { readChange } from '../time-cards/read.ts';
import { readPunchFacts, readPunchesDuring, type PunchFacts } from '../time-clock/read.ts';
import { listAdjustments, listAdjustmentsOn, type StoredAdjustment, type Whose } from './repository.ts';

/** More than anybody answers at a sitting. */
const mostPending = 100;

/** What is recorded around a date, and by which rules it may be adjusted. */
export interface Recorded {
  readonly punches: readonly Punch[];
  readonly zone: Zone;
  readonly limits: AdjustmentLimits & { readonly oldestOn: PlainDate };
  readonly home: { readonly id: string; readonly zone: Zone };
  readonly policyOn: (date: PlainDate) => PayPolicy;
  readonly zoneOn: (startsOn: PlainDate) => Zone;
}

/**
 * The ledger of somebody from the overtime period of a date up to now. The times of a day are those of the zone in which its week is
 * drawn: what the person reads on the card is what they type.
 */
export async function readRecorded({ tx, now }: Context, who: Whose, date: PlainDate): Promise<Recorded> {
  const { self } = await readSelf(tx, who);
  const { home } = self;
  const policyOn = await readPolicies(tx, who.organizationId, { employeeId: who.employeeId, locationId: home.id });
  const zones = await readZonesOfWeeks(tx, { ...who, zone: home.zone });
  const zoneOn = (startsOn: PlainDate) => zoneOfWeek(zones, startsOn);
  const startsOn = weekOf(date, policyOn(date).workweek.weekday);
  const zone = zoneOn(startsOn);
  const { adjustableDays } = await readOrganization(tx, who.organizationId);
  const today = dateAt(now, zone);
  const punches = await readPunchesDuring(tx, who.organizationId, who.employeeId, {
    from: overtimePeriodReading(policyOn(startsOn), startsOn, zone).from,
    to: startOfDate(addDays(today, 2), zone),
  });
  const oldestOn = addDays(today, -adjustableDays);
  return {
    punches,
    zone,
    limits: { now, oldestOn, longestMinutes: longestBy(policyOn(startsOn)) },
    home,
    policyOn,
    zoneOn,
  };
}

/** Whether entries may change: not in a week whose card is approved or locked, which is opened again first. */
export async function mayChange(
  ctx: ActorContext,
  { employeeId }: Whose,
  { policyOn, zone }: Recorded,
  entries: readonly (TimeEntry | PlannedEntry | undefined)[],
): ReturnType<typeof readChange> {
  const moments = entries.flatMap((entry) => {
    if (entry === undefined) return [];
    return [entry.clockedInAt, 'lastPunchAt' in entry ? entry.lastPunchAt : entry.clockedOutAt];
  });
  const dates = moments.map((at) => dateAt(at, zone));
  for (const startsOn of new Set(dates.map((date) => weekOf(date, policyOn(date).workweek.weekday)))) {
    const change = await readChange(ctx, { employeeId, startsOn });
    if (!change.ok) return change;
  }
  return accept();
}

/** As the page is told, to say by itself what would be recorded. */
const dayOf = ({ punches, zone, limits }: Recorded): RecordedDay => ({
  zone,
  serverNow: limits.now,
  oldestOn: limits.oldestOn,
  longestMinutes: limits.longestMinutes,
  punches: punches.map(({ id, kind, punchedAt, sequence }) => ({ id, kind, punchedAt, sequence })),
});

export const readRecordedDay: UseCase<typeof endpoints.readRecordedDay> = async (ctx, { params }) => {
  const who = await whoMaySee(ctx, params.employeeId);
  return who.ok ? accept(dayOf(await readRecorded(ctx, who.value, params.date))) : who;
};

export const readAdjustments: UseCase<typeof endpoints.readAdjustments> = async (ctx, { params, query }) => {
  const who = await whoMaySee(ctx, params.employeeId);
  if (!who.ok) return who;
  const stored = await listAdjustmentsOn(ctx.tx, who.value, query);
  return accept({ adjustments: await shownAdjustments(ctx, stored) });
};

async function whoMaySee({ tx, actor }: ActorContext, employeeId: string): Promise<Result<Whose, 'not_found'>> {
  const employee = await findEmployee(tx, actor.organizationId, employeeId);
  if (employee === undefined || !may(actor, 'see_recorded_days', thingOf(employee))) return refuse('not_found');
  return accept({ organizationId: actor.organizationId, employeeId });
}

export const readPendingAdjustments: UseCase<typeof endpoints.readPendingAdjustments> = async (ctx) => {
  const { tx, actor } = ctx;
  const { organizationId } = actor;
  const waiting = await listPending(tx, organizationId, 'adjustment', placesOf(actor, 'decide_requests'), mostPending);
  const stored = await listAdjustments(
    tx,
    organizationId,
    waiting.map(({ subjectId }) => subjectId),
  );
  const shown = new Map((await shownAdjustments(ctx, stored)).map((one) => [one.adjustmentId, one]));
  const adjustments = waiting.flatMap(({ request, subjectId }) => {
    const one = shown.get(subjectId);
    return one === undefined ? [] : [{ ...one, request }];
  });
  return accept({ adjustments });
};

export const readPendingAdjustment: UseCase<typeof endpoints.readPendingAdjustment> = async (ctx, { params }) => {
  const found = await findPending(ctx, params.requestId);
  if (!found.ok) return found;
  const { stored, card } = found.value;
  const [shown] = await shownAdjustments(ctx, [stored]);
  if (shown === undefined) return refuse('not_found');
  return accept({ ...shown, request: card, day: dayOf(await readRecorded(ctx, stored, stored.onDate)) });
};

/** An adjustment that the actor may answer; to anybody else it does not exist. */
async function findPending(
  { tx, actor }: ActorContext,
  requestId: string,
): Promise<Result<{ readonly stored: StoredAdjustment; readonly card: PendingRequest }, 'not_found'>> {
  const request = await findRequest(tx, actor.organizationId, requestId);
  if (request?.kind !== 'adjustment' || !may(actor, 'decide_requests', thingAsked(request, actor))) {
    return refuse('not_found');
  }
  const [stored] = await listAdjustments(tx, actor.organizationId, [request.subjectId]);
  const card = await readCard(tx, actor.organizationId, requestId);
  return stored === undefined || card === undefined ? refuse('not_found') : accept({ stored, card });
}

export const readEffect: UseCase<typeof endpoints.readEffect> = async (ctx, { params, query }) => {
  const found = await findPending(ctx, params.requestId);
  if (!found.ok) return found;
  const { stored } = found.value;
  const recorded = await readRecorded(ctx, stored, stored.onDate);
  const { now, longestMinutes } = recorded.limits;
  const { punches, zone } = recorded;
  const decided = decideAdjustment(punches, stored.entryId, query, zone, { now, longestMinutes });
  if (!decided.ok) return decided.refusal === 'day_too_old' ? refuse('not_found') : decided;
  const { planned, correction } = decided.value;
  const { currency, pay } = await payOf(ctx, stored);
  const dates = [stored.clockedInAt, planned.clockedInAt, planned.clockedOutAt].map((at) => dateAt(at, zone));
  return accept({ currency, ...effectOf(recorded, correction, dates, pay) });
};

/** What somebody is paid, to whoever may see it. */
async function payOf(
  { tx, actor }: ActorContext,
  { organizationId, employeeId }: Whose,
): Promise<{ readonly currency: string; readonly pay: PayFacts | undefined }> {
  const employee = await findEmployee(tx, organizationId, employeeId);
  const { currency, rates } = await payRatesOf(tx, organizationId, employeeId);
  if (employee === undefined || !may(actor, 'see_pay_rates', thingOf(employee))) return { currency, pay: undefined };
  const dated = ratesThatCount(rates).map(({ startsOn, centsPerHour }) => ({
    from: startsOn,
    ratePerHour: toDecimal(fraction(centsPerHour, 100), 2),
  }));
  return { currency, pay: dated.length === 0 ? undefined : { rates: dated } };
}

/** The workweeks that hold these dates, or the periods of 29 USC 207(j), whole: an hour more in one week is overtime in the next. */
function effectOf(recorded: Recorded, correction: Correction, dates: readonly PlainDate[], pay: PayFacts | undefined) {
  const weeks = dates.map((date) => weekOf(date, recorded.policyOn(date).workweek.weekday));
  const periods = [...new Set(weeks.map((week) => overtimePeriodStart(recorded.policyOn(week), week)))];
  const figures = (punches: readonly Punch[]) => periods.map((first) => periodFigures(recorded, punches, first, pay));
  return {
    before: sumOf(figures(recorded.punches)),
    after: sumOf(figures(corrected(recorded.punches, correction))),
  };
}

function periodFigures(
  { policyOn, zoneOn, limits }: Recorded,
  punches: readonly Punch[],
  startsOn: PlainDate,
  pay: PayFacts | undefined,
): WeekFigures {
  const policy = policyOn(startsOn);
  const { workedMinutes, byMultiplier, ...period } = payableWeek(punches, {
    policy,
    zone: zoneOn(startsOn),
    nextZone: zoneOn(addDays(startsOn, policy.overtime.periodDays ?? 7)),
    startsOn,
    until: limits.now,
    ...(pay === undefined ? {} : { pay }),
  });
  const overtimeMinutes = workedMinutes - regularMinutesOf(byMultiplier);
  return { workedMinutes, overtimeMinutes, payCents: period.pay?.grossCents ?? null };
}

const sumOf = (weeks: readonly WeekFigures[]): WeekFigures =>
  weeks.reduce((sum, week) => ({
    workedMinutes: sum.workedMinutes + week.workedMinutes,
    overtimeMinutes: sum.overtimeMinutes + week.overtimeMinutes,
    payCents: sum.payCents === null || week.payCents === null ? null : sum.payCents + week.payCents,
  }));

/** Adjustments with what was recorded when they were asked for, and what became of them. */
async function shownAdjustments(
  { tx, actor }: ActorContext,
  stored: readonly StoredAdjustment[],
): Promise<Adjustment[]> {
  const { organizationId } = actor;
  const ids = stored.map(({ id }) => id);
  const requests = await listLastRequests(tx, organizationId, 'adjustment', ids);
  const facts = await readPunchFacts(
    tx,
    organizationId,
    stored.flatMap(({ seenPunchIds }) => [...seenPunchIds]),
  );
  return stored.flatMap((one) => {
    const request = requests.get(one.id);
    return request === undefined ? [] : [shownAdjustment(one, request, facts)];
  });
}

function shownAdjustment(
  one: StoredAdjustment,
  { requestId, decision }: Pick<Adjustment, 'requestId' | 'decision'>,
  facts: readonly PunchFacts[],
): Adjustment {
  const { id, entryId, onDate, zone, clockedInAt, clockedOutAt, breakMinutes, reason, askedBy, askedAt } = one;
  const recorded = seenEntry(one, facts);
  const asked = { span: { from: clockedInAt, to: clockedOutAt }, breakMinutes };
  const planned = plannedEntry(recorded, asked);
  // It was decided by the same rule when it was asked for.
  if (!planned.ok) throw new Error(`adjustment ${id} cannot be planned: ${planned.refusal}`);
  return {
    adjustmentId: id,
    requestId,
    entryId,
    date: onDate,
    zone,
    recorded: recorded === undefined ? null : wireEntry(recorded),
    asked: { clockedInAt, clockedOutAt, breakMinutes },
    planned: wireEntry(planned.value),
    seen: [...one.seenPunchIds],
    reason,
    askedBy: { employeeId: askedBy, name: one.askedByName },
    askedAt,
    decision,
    correction: one.correction,
  };
}

/** The entry as it stood when somebody asked about it, folded from the punches that counted then. */
function seenEntry({ entryId, seenPunchIds }: StoredAdjustment, facts: readonly PunchFacts[]): TimeEntry | undefined {
  if (entryId === null) return undefined;
  const seen = facts.filter(({ id }) => seenPunchIds.includes(id));
  return entryOf(seen, entryId) ?? timeEntries(seen).at(0);
}

const wireEntry = (entry: {
  readonly clockedInAt: Instant;
  readonly clockedOutAt?: Instant;
  readonly breaks: readonly { readonly startedAt: Instant; readonly endedAt?: Instant }[];
}): NonNullable<Adjustment['recorded']> => ({
  clockedInAt: entry.clockedInAt,
  clockedOutAt: entry.clockedOutAt ?? null,
  breaks: entry.breaks.map(({ startedAt, endedAt }) => ({ startedAt, endedAt: endedAt ?? null })),
});
