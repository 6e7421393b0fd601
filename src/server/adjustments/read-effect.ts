import type * as endpoints from '../../contract/adjustments.ts';
import type { Effect, WeekFigures } from '../../contract/adjustments.ts';
import type * as reasons from '../../contract/adjustments/effect-reasons.ts';
import type { ExplainedEffect } from '../../contract/adjustments/effect-reasons.ts';
import { may, thingOf } from '../../domain/access/may.ts';
import { endsOf } from '../../domain/adjustments/closure.ts';
import { corrected, entryOf } from '../../domain/adjustments/correction.ts';
import {
  decideAdjustment,
  type AskedEntry,
  type DecidedAdjustment,
} from '../../domain/adjustments/decide-adjustment.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { dateAt, type Instant, type PlainDate, type Span } from '../../domain/kernel/time.ts';
import { countedEntries } from '../../domain/pay-rules/counted-entries.ts';
import { regularMinutesOf } from '../../domain/pay-rules/overtime-split.ts';
import { payFactsOf } from '../../domain/pay-rules/pay-facts.ts';
import type { PayableWeek } from '../../domain/pay-rules/payable-week.ts';
import { editionNow, type RulesEdition } from '../../domain/pay-rules/rules-edition.ts';
import { settledWeek, type SettledWeek } from '../../domain/pay-rules/settled-week.ts';
import type { PayFacts } from '../../domain/pay-rules/week-question.ts';
import { weekReading, weeksSettledWith } from '../../domain/pay-rules/workweek-transition.ts';
import { splitOf } from '../../domain/time-cards/hour-split.ts';
import { factsOfDays } from '../../domain/time-cards/known-of-days.ts';
import { payableWorkweek } from '../../domain/time-cards/payable-workweek.ts';
import { spanOf } from '../../domain/time-cards/week-card.ts';
import type { Punch } from '../../domain/time-clock/punch.ts';
import { presenceOf } from '../../domain/time-clock/time-entry.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { UseCase } from '../kernel/route.ts';
import { findEmployee, payRatesOf } from '../people/read.ts';
import { listKnownDuring } from '../schedule/read.ts';
import { isAboutPay, readEditions, readKnownOfWeeks, tellReasons } from '../time-cards/read.ts';
import { readPunchesDuring } from '../time-clock/read.ts';
import { findPending, readAdjustable, readRecorded, weekAt, whoMaySee, type RecordedAround } from './read.ts';

/** What an adjustment would do to the week, with the times as they are being typed. */
export const readEffect: UseCase<typeof endpoints.readEffect> = async (ctx, { params, query }) => {
  const decided = await decideRequest(ctx, params.requestId, query);
  return decided.ok ? accept(effectOf(await workOut(ctx, decided.value))) : decided;
};

/** The same of times that are not sent yet: whoever types them sees what they would do. */
export const readEffectOnDay: UseCase<typeof endpoints.readEffectOnDay> = async (ctx, { params, query }) => {
  const decided = await decideOnDay(ctx, params, query);
  return decided.ok ? accept(effectOf(await workOut(ctx, decided.value))) : decided;
};

/** Why the figures would be what they would be. */
export const explainEffect: UseCase<typeof reasons.explainEffect> = async (ctx, { params, query }) => {
  const decided = await decideRequest(ctx, params.requestId, query);
  return decided.ok ? accept(await explain(ctx, await workOut(ctx, decided.value))) : decided;
};

export const explainEffectOnDay: UseCase<typeof reasons.explainEffectOnDay> = async (ctx, { params, query }) => {
  const decided = await decideOnDay(ctx, params, query);
  return decided.ok ? accept(await explain(ctx, await workOut(ctx, decided.value))) : decided;
};

/** Times about an entry of somebody, or a new one, and what they would append. */
interface DecidedTimes extends DecidedAdjustment {
  readonly who: EmployeeKey;
  readonly recorded: RecordedAround;
  readonly entryId: string | null;
}

type TimesOfWall = Omit<AskedEntry, 'date'>;

async function decideRequest(ctx: ActorContext, requestId: string, times: TimesOfWall) {
  const found = await findPending(ctx, requestId);
  if (!found.ok) return found;
  const { stored } = found.value;
  const recorded = await readRecorded(ctx, stored, stored.onDate);
  const { punches, zone, limits } = recorded;
  const { now, longestMinutes } = limits;
  const asked = { ...times, date: stored.onDate };
  const decided = decideAdjustment(punches, stored.entryId, asked, zone, { now, longestMinutes });
  if (!decided.ok) return decided.refusal === 'day_too_old' ? refuse('not_found') : decided;
  return accept<DecidedTimes>({ ...decided.value, who: stored, recorded, entryId: stored.entryId });
}

async function decideOnDay(
  ctx: ActorContext,
  { employeeId, date }: { readonly employeeId: string; readonly date: PlainDate },
  { entryId = null, ...times }: TimesOfWall & { readonly entryId?: string | null | undefined },
) {
  const who = await whoMaySee(ctx, employeeId);
  if (!who.ok) return who;
  const recorded = await readAdjustable(ctx, who.value, date);
  const { punches, zone, limits } = recorded;
  const decided = decideAdjustment(punches, entryId, { ...times, date }, zone, limits);
  if (!decided.ok) return decided;
  return accept<DecidedTimes>({ ...decided.value, who: who.value, recorded, entryId });
}

/** A week as it comes out of some punches. */
interface WorkedOut {
  readonly asked: SettledWeek & { readonly until: Instant };
  readonly week: PayableWeek;
}

/** Every week that has a part in the entry, recorded or planned, as it is and as it would be. */
interface WorkedOutWeeks {
  readonly currency: string;
  readonly isPaySeen: boolean;
  readonly before: readonly WorkedOut[];
  readonly after: readonly WorkedOut[];
  /** The punches that would be added. */
  readonly planned: readonly Punch[];
}

async function workOut(
  ctx: ActorContext,
  { who, recorded, entryId, planned, correction }: DecidedTimes,
): Promise<WorkedOutWeeks> {
  const { policyOn, zone, zones } = recorded;
  const { now } = recorded.limits;
  const { currency, pay, isSeen } = await payOf(ctx, who);
  const entry = entryId === null ? undefined : entryOf(recorded.punches, entryId);
  // As it counts: what runs up to now, what was forgotten up to its last punch.
  const counted =
    entry === undefined ? [] : countedEntries([entry], { until: now, policy: policyOn(dateAt(now, zone)) });
  const ends = counted.map((each) => presenceOf(each, now)).flatMap(({ from, to }) => [from, to]);
  const touched = new Set([...ends, ...endsOf([planned])].map((at) => weekAt(at, policyOn, zone)));
  // With all that settle with them, as their cards are worked out: an hour more in one week is overtime in the next.
  const weeks = [...new Set([...touched].flatMap((week) => weeksSettledWith(policyOn, week)))];
  const settled = weeks.map((startsOn) => ({ ...settledWeek(startsOn, policyOn, zones), until: now }));
  // Each from all that it is worked out from: its hours may lie before those that are read around the date.
  const during = readingOf(settled);
  const punches = await readPunchesDuring(ctx.tx, who.organizationId, who.employeeId, during);
  const shifts = await listKnownDuring(ctx.tx, who.organizationId, [who.employeeId], during);
  const known = { shifts, ...(await readKnownOfWeeks(ctx, who, weeks, policyOn)) };
  const editionAt = await readEditions(ctx.tx, who, weeks);
  const comeOf = (rows: readonly Punch[], editionOf: (startsOn: PlainDate) => RulesEdition) =>
    settled.map((asked): WorkedOut => {
      const edition = editionOf(asked.startsOn);
      const facts = factsOfDays({ ...asked, edition }, known);
      return {
        asked,
        week: payableWorkweek(rows, { ...asked, edition, facts, ...(pay === undefined ? {} : { pay }) }),
      };
    });
  const then = corrected(punches, correction, () => ctx.newId());
  return {
    currency,
    isPaySeen: isSeen,
    before: comeOf(punches, editionAt),
    // A week whose hours change is opened and approved anew, by the present edition; one beside it that is approved keeps its own.
    after: comeOf(then, (startsOn) => (touched.has(startsOn) ? editionNow : editionAt(startsOn))),
    planned: then.filter(({ id }) => !punches.some((punch) => punch.id === id)),
  };
}

/** Hours, overtime and pay, of all these weeks together. */
function effectOf({ currency, isPaySeen, before, after }: WorkedOutWeeks): Effect {
  const figures = (weeks: readonly WorkedOut[]) => sumOf(weeks.map(({ week }) => figuresOf(week, isPaySeen)));
  return { currency, before: figures(before), after: figures(after) };
}

async function explain(ctx: ActorContext, { isPaySeen, after, planned }: WorkedOutWeeks): Promise<ExplainedEffect> {
  const weeks: ExplainedEffect['weeks'] = [];
  for (const { asked, week } of after.toSorted((a, b) => a.asked.startsOn.localeCompare(b.asked.startsOn))) {
    const told = week.reasons().filter((reason) => isPaySeen || !isAboutPay(reason));
    const around = { zone: asked.zone, during: spanOf(asked), workedOutAt: asked.until };
    weeks.push(await tellReasons(ctx, { ...around, reasons: told, planned }));
  }
  return { weeks };
}

/** The rows that some weeks are worked out from, from the first to the last. */
function readingOf(weeks: readonly SettledWeek[]): Span {
  const readings = weeks.map(weekReading);
  return {
    from: readings.map(({ from }) => from).reduce((first, at) => (at < first ? at : first)),
    to: readings.map(({ to }) => to).reduce((last, at) => (at > last ? at : last)),
  };
}

/** What somebody is paid, and whether the actor may see it. */
async function payOf(
  { tx, actor }: ActorContext,
  { organizationId, employeeId }: EmployeeKey,
): Promise<{ readonly currency: string; readonly pay: PayFacts | undefined; readonly isSeen: boolean }> {
  const employee = await findEmployee(tx, organizationId, employeeId);
  const { currency, rates } = await payRatesOf(tx, organizationId, employeeId);
  const isSeen = employee !== undefined && may(actor, 'see_pay_rates', thingOf(employee));
  return { currency, pay: payFactsOf(rates), isSeen };
}

const figuresOf = ({ workedMinutes, byMultiplier, pay }: PayableWeek, isPaySeen: boolean): WeekFigures => ({
  workedMinutes,
  overtimeMinutes: workedMinutes - regularMinutesOf(byMultiplier),
  doubleMinutes: splitOf(Object.fromEntries(byMultiplier)).doubleMinutes,
  payCents: isPaySeen ? (pay?.grossCents ?? null) : null,
});

const sumOf = (weeks: readonly WeekFigures[]): WeekFigures =>
  weeks.reduce((sum, week) => ({
    workedMinutes: sum.workedMinutes + week.workedMinutes,
    overtimeMinutes: sum.overtimeMinutes + week.overtimeMinutes,
    doubleMinutes: sum.doubleMinutes + week.doubleMinutes,
    payCents: sum.payCents === null || week.payCents === null ? null : sum.payCents + week.payCents,
  }));
