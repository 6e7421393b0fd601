import type { readEffect as endpoint, WeekFigures } from '../../contract/adjustments.ts';
import { may, thingOf } from '../../domain/access/may.ts';
import { corrected, type Correction } from '../../domain/adjustments/correction.ts';
import { decideAdjustment } from '../../domain/adjustments/decide-adjustment.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { addDays, type PlainDate } from '../../domain/kernel/time.ts';
import { overtimePeriodStart } from '../../domain/pay-rules/overtime-period.ts';
import { regularMinutesOf } from '../../domain/pay-rules/overtime-split.ts';
import { payFactsOf } from '../../domain/pay-rules/pay-facts.ts';
import { payableWeek } from '../../domain/pay-rules/payable-week.ts';
import type { PayFacts } from '../../domain/pay-rules/week-question.ts';
import { scheduledDays, type ExpectedShift } from '../../domain/schedule/scheduled-days.ts';
import type { Punch } from '../../domain/time-clock/punch.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import { findEmployee, payRatesOf } from '../people/read.ts';
import { listKnownDuring } from '../schedule/read.ts';
import { findPending, readRecorded, weekAt, type Recorded } from './read.ts';
import type { Whose } from './repository.ts';

/** What an adjustment would do to the week, with the times as they are being typed. */
export const readEffect: UseCase<typeof endpoint> = async (ctx, { params, query }) => {
  const { tx } = ctx;
  const found = await findPending(ctx, params.requestId);
  if (!found.ok) return found;
  const { stored } = found.value;
  const recorded = await readRecorded(ctx, stored, stored.onDate);
  const { now, longestMinutes } = recorded.limits;
  const { punches, zone } = recorded;
  const decided = decideAdjustment(punches, stored.entryId, { ...query, date: stored.onDate }, zone, {
    now,
    longestMinutes,
  });
  if (!decided.ok) return decided.refusal === 'day_too_old' ? refuse('not_found') : decided;
  const { planned, correction } = decided.value;
  const { currency, pay } = await payOf(ctx, stored);
  const shifts = await listKnownDuring(tx, stored.organizationId, [stored.employeeId], recorded.during);
  const weeks = [stored.clockedInAt, planned.clockedInAt, planned.clockedOutAt].map((at) =>
    weekAt(at, recorded.policyOn, zone),
  );
  return accept({ currency, ...effectOf({ ...recorded, shifts }, correction, weeks, pay) });
};

/** What somebody is paid, to whoever may see it. */
async function payOf(
  { tx, actor }: ActorContext,
  { organizationId, employeeId }: Whose,
): Promise<{ readonly currency: string; readonly pay: PayFacts | undefined }> {
  const employee = await findEmployee(tx, organizationId, employeeId);
  const { currency, rates } = await payRatesOf(tx, organizationId, employeeId);
  if (employee === undefined || !may(actor, 'see_pay_rates', thingOf(employee))) return { currency, pay: undefined };
  return { currency, pay: payFactsOf(rates) };
}

/** What is recorded, and what was published for the same days. */
interface Planned extends Recorded {
  readonly shifts: readonly ExpectedShift[];
}

/** These workweeks, or the periods of 29 USC 207(j), whole: an hour more in one week is overtime in the next. */
function effectOf(recorded: Planned, correction: Correction, weeks: readonly PlainDate[], pay: PayFacts | undefined) {
  const periods = [...new Set(weeks.map((week) => overtimePeriodStart(recorded.policyOn(week), week)))];
  const figures = (punches: readonly Punch[]) => periods.map((first) => periodFigures(recorded, punches, first, pay));
  return {
    before: sumOf(figures(recorded.punches)),
    after: sumOf(figures(corrected(recorded.punches, correction))),
  };
}

function periodFigures(
  { policyOn, zoneOn, limits, shifts }: Planned,
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
    facts: scheduledDays(shifts, policy.workweek.time, zoneOn(startsOn), limits.now),
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
