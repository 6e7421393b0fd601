import type * as endpoints from '../../contract/adjustments.ts';
import type { Effect, WeekFigures } from '../../contract/adjustments.ts';
import { may, thingOf } from '../../domain/access/may.ts';
import { endsOf } from '../../domain/adjustments/closure.ts';
import { corrected, entryOf } from '../../domain/adjustments/correction.ts';
import { decideAdjustment, type DecidedAdjustment } from '../../domain/adjustments/decide-adjustment.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { dateAt, type PlainDate, type Span } from '../../domain/kernel/time.ts';
import { countedEntries } from '../../domain/pay-rules/counted-entries.ts';
import { regularMinutesOf } from '../../domain/pay-rules/overtime-split.ts';
import { payFactsOf } from '../../domain/pay-rules/pay-facts.ts';
import { settledWeek, type SettledWeek } from '../../domain/pay-rules/settled-week.ts';
import type { PayFacts } from '../../domain/pay-rules/week-question.ts';
import { weekReading, weeksSettledWith } from '../../domain/pay-rules/workweek-transition.ts';
import { factsOfDays, type KnownOfDays } from '../../domain/time-cards/known-of-days.ts';
import { payableWorkweek } from '../../domain/time-cards/payable-workweek.ts';
import type { Punch } from '../../domain/time-clock/punch.ts';
import { presenceOf } from '../../domain/time-clock/time-entry.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { UseCase } from '../kernel/route.ts';
import { findEmployee, payRatesOf } from '../people/read.ts';
import { listKnownDuring } from '../schedule/read.ts';
import { readKnownOfWeeks } from '../time-cards/read.ts';
import { readPunchesDuring } from '../time-clock/read.ts';
import { findPending, readAdjustable, readRecorded, weekAt, whoMaySee, type RecordedAround } from './read.ts';

/** What an adjustment would do to the week, with the times as they are being typed. */
export const readEffect: UseCase<typeof endpoints.readEffect> = async (ctx, { params, query }) => {
  const found = await findPending(ctx, params.requestId);
  if (!found.ok) return found;
  const { stored } = found.value;
  const recorded = await readRecorded(ctx, stored, stored.onDate);
  const { punches, zone, limits } = recorded;
  const { now, longestMinutes } = limits;
  const asked = { ...query, date: stored.onDate };
  const decided = decideAdjustment(punches, stored.entryId, asked, zone, { now, longestMinutes });
  if (!decided.ok) return decided.refusal === 'day_too_old' ? refuse('not_found') : decided;
  return accept(await effectOf(ctx, stored, recorded, stored.entryId, decided.value));
};

/** The same of times that are not sent yet: whoever types them sees what they would do. */
export const readEffectOnDay: UseCase<typeof endpoints.readEffectOnDay> = async (ctx, { params, query }) => {
  const who = await whoMaySee(ctx, params.employeeId);
  if (!who.ok) return who;
  const recorded = await readAdjustable(ctx, who.value, params.date);
  const { punches, zone, limits } = recorded;
  const { entryId = null, ...times } = query;
  const decided = decideAdjustment(punches, entryId, { ...times, date: params.date }, zone, limits);
  if (!decided.ok) return decided;
  return accept(await effectOf(ctx, who.value, recorded, entryId, decided.value));
};

/** Somebody's hours, overtime and pay as they are, and as they would be, of every week that has a part in the entry, recorded or planned. */
async function effectOf(
  ctx: ActorContext,
  who: EmployeeKey,
  recorded: RecordedAround,
  entryId: string | null,
  { planned, correction }: DecidedAdjustment,
): Promise<Effect> {
  const { policyOn, zone, zones } = recorded;
  const { now } = recorded.limits;
  const { currency, pay, isSeen } = await payOf(ctx, who);
  const entry = entryId === null ? undefined : entryOf(recorded.punches, entryId);
  // As it counts: what runs up to now, what was forgotten up to its last punch.
  const counted =
    entry === undefined ? [] : countedEntries([entry], { until: now, policy: policyOn(dateAt(now, zone)) });
  const ends = counted.map((each) => presenceOf(each, now)).flatMap(({ from, to }) => [from, to]);
  const touched = [...ends, ...endsOf([planned])].map((at) => weekAt(at, policyOn, zone));
  // With all that settle with them, as their cards are worked out: an hour more in one week is overtime in the next.
  const weeks = [...new Set(touched.flatMap((week) => weeksSettledWith(policyOn, week)))];
  // Each from all that it is worked out from: its hours may lie before those that are read around the date.
  const during = readingOf(weeks.map((startsOn) => settledWeek(startsOn, policyOn, zones)));
  const punches = await readPunchesDuring(ctx.tx, who.organizationId, who.employeeId, during);
  const shifts = await listKnownDuring(ctx.tx, who.organizationId, [who.employeeId], during);
  const known = { shifts, ...(await readKnownOfWeeks(ctx, who, weeks, policyOn)) };
  const figures = (rows: readonly Punch[]) =>
    sumOf(weeks.map((week) => weekFigures({ ...recorded, known, pay, isSeen }, rows, week)));
  return { currency, before: figures(punches), after: figures(corrected(punches, correction)) };
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

/** What is recorded, what else is known of the same days, and what they pay. */
interface Planned extends RecordedAround {
  readonly known: KnownOfDays;
  readonly pay: PayFacts | undefined;
  readonly isSeen: boolean;
}

function weekFigures(
  { policyOn, zones, limits, known, pay, isSeen }: Planned,
  punches: readonly Punch[],
  startsOn: PlainDate,
): WeekFigures {
  const asked = { ...settledWeek(startsOn, policyOn, zones), until: limits.now };
  const { workedMinutes, byMultiplier, ...week } = payableWorkweek(punches, {
    ...asked,
    facts: factsOfDays(asked, known),
    ...(pay === undefined ? {} : { pay }),
  });
  const overtimeMinutes = workedMinutes - regularMinutesOf(byMultiplier);
  return { workedMinutes, overtimeMinutes, payCents: isSeen ? (week.pay?.grossCents ?? null) : null };
}

const sumOf = (weeks: readonly WeekFigures[]): WeekFigures =>
  weeks.reduce((sum, week) => ({
    workedMinutes: sum.workedMinutes + week.workedMinutes,
    overtimeMinutes: sum.overtimeMinutes + week.overtimeMinutes,
    payCents: sum.payCents === null || week.payCents === null ? null : sum.payCents + week.payCents,
  }));
