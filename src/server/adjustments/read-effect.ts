import type { readEffect as endpoint, WeekFigures } from '../../contract/adjustments.ts';
import { may, thingOf } from '../../domain/access/may.ts';
import { corrected, type Correction } from '../../domain/adjustments/correction.ts';
import { decideAdjustment } from '../../domain/adjustments/decide-adjustment.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import { regularMinutesOf } from '../../domain/pay-rules/overtime-split.ts';
import { payFactsOf } from '../../domain/pay-rules/pay-facts.ts';
import { settledWeek } from '../../domain/pay-rules/settled-week.ts';
import type { PayFacts } from '../../domain/pay-rules/week-question.ts';
import { weeksSettledWith } from '../../domain/pay-rules/workweek-transition.ts';
import { factsOfDays, type KnownOfDays } from '../../domain/time-cards/known-of-days.ts';
import { payableWorkweek } from '../../domain/time-cards/payable-workweek.ts';
import type { Punch } from '../../domain/time-clock/punch.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { UseCase } from '../kernel/route.ts';
import { findEmployee, payRatesOf } from '../people/read.ts';
import { listKnownDuring } from '../schedule/read.ts';
import { readKnownOfWeeks } from '../time-cards/read.ts';
import { findPending, readRecorded, weekAt, type Recorded } from './read.ts';

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
  const { currency, pay, isSeen } = await payOf(ctx, stored);
  const shifts = await listKnownDuring(tx, stored.organizationId, [stored.employeeId], recorded.during);
  const touched = [stored.clockedInAt, planned.clockedInAt, planned.clockedOutAt].map((at) =>
    weekAt(at, recorded.policyOn, zone),
  );
  // With all that settle with them, as their cards are worked out: an hour more in one week is overtime in the next.
  const weeks = [...new Set(touched.flatMap((week) => weeksSettledWith(recorded.policyOn, week)))];
  const known = { shifts, ...(await readKnownOfWeeks(ctx, stored, weeks, recorded.policyOn)) };
  return accept({ currency, ...effectOf({ ...recorded, known, pay, isSeen }, correction, weeks) });
};

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
interface Planned extends Recorded {
  readonly known: KnownOfDays;
  readonly pay: PayFacts | undefined;
  readonly isSeen: boolean;
}

/** These workweeks as they are, and as they would be. */
function effectOf(recorded: Planned, correction: Correction, weeks: readonly PlainDate[]) {
  const figures = (punches: readonly Punch[]) => weeks.map((week) => weekFigures(recorded, punches, week));
  return {
    before: sumOf(figures(recorded.punches)),
    after: sumOf(figures(corrected(recorded.punches, correction))),
  };
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
