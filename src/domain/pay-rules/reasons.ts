import { toDecimal } from '../kernel/fraction.ts';
import { isWithin, millisecondsPerMinute } from '../kernel/time.ts';
import type { TimeEntry } from '../time-clock/time-entry.ts';
import type { PayPolicy } from './pay-policy.ts';
import type { PayableDay } from './payable-day.ts';
import { citationKey, type Reason, type ReasonRule } from './reason.ts';
import type { PayLine, WeekPay } from './week-pay.ts';
import { addedBy } from './work-time.ts';

/** The figures of a week that can be asked "why?". */
export interface WeekFigures {
  readonly days: readonly PayableDay[];
  readonly pay?: WeekPay;
}

type Telling = Pick<Reason, 'parameters'> & Partial<Pick<Reason, 'date' | 'minutes' | 'cents' | 'punchIds'>>;

/**
 * Every reason of a week: for each day what was punched, what was added or taken and which rule pays which minutes, then
 * the regular rate and each line of pay. The reasons of a day's minutes add up to them, and so do those of the lines.
 */
export function reasonsOf(
  { days, pay }: WeekFigures,
  entries: readonly TimeEntry[],
  policy: PayPolicy,
): readonly Reason[] {
  const reason = (rule: ReasonRule, telling: Telling): Reason => {
    const citation = policy.citations?.[citationKey(rule)];
    return { punchIds: [], ...telling, rule, ...(citation === undefined ? {} : { citation }) };
  };
  return [
    ...days.flatMap((day) => dayReasons(day, entries, reason)),
    ...(pay === undefined ? [] : payReasons(pay, reason)),
  ];
}

type Make = (rule: ReasonRule, telling: Telling) => Reason;

function dayReasons(day: PayableDay, entries: readonly TimeEntry[], reason: Make): Reason[] {
  const { date } = day;
  const punchIds = punchesOf(day, entries);
  const { paidAbsenceMinutes: counted = 0 } = day;
  const absence = counted === 0 ? [] : [reason('paid-absence', { date, parameters: { counted } })];
  if (day.workedMinutes === 0 && punchIds.length === 0) return absence;
  const minutes = (milliseconds: number) => milliseconds / millisecondsPerMinute;
  return [
    reason('worked', { date, minutes: minutes(day.punchedMilliseconds), punchIds, parameters: {} }),
    ...day.adjustments.map((adjustment) =>
      reason(adjustment.reason, { date, minutes: minutes(addedBy(adjustment)), punchIds, parameters: {} }),
    ),
    ...day.stretches.map(({ rule, minutes: paid, multiplier, afterMinutes, startsAtMinute }) =>
      reason(rule, { date, minutes: paid, punchIds, parameters: { multiplier, afterMinutes, startsAtMinute } }),
    ),
    ...[...day.premiumMinutes].map(([code, within]) =>
      reason('premium-window', { date, minutes: within, punchIds, parameters: { code } }),
    ),
    ...absence,
    ...mealRestReasons(day, punchIds, reason),
  ];
}

/** Why a day owes nothing for a meal that was not taken, or something for a rest: what was said of it, by whoever worked. */
function mealRestReasons({ date, mealRest }: PayableDay, punchIds: readonly string[], reason: Make): Reason[] {
  if (mealRest === undefined) return [];
  const { mealsWaived, restsMissed: missed, restBreaksRequired: due } = mealRest;
  return [
    ...(mealsWaived === 0 ? [] : [reason('meal-waived', { date, punchIds, parameters: {} })]),
    ...(missed === 0 ? [] : [reason('rest-missed', { date, punchIds, parameters: { missed, due } })]),
  ];
}

/** The punches of the entries that have work on the day. */
function punchesOf({ shifts }: PayableDay, entries: readonly TimeEntry[]): string[] {
  const spans = shifts.flatMap((shift) => shift.segments.map((segment) => segment.span));
  return entries
    .filter((entry) => spans.some((span) => isWithin(entry.clockedInAt, span) || covers(entry, span.from)))
    .flatMap((entry) => entry.punchIds);
}

const covers = ({ clockedInAt, clockedOutAt, lastPunchAt, open }: TimeEntry, at: number): boolean =>
  clockedInAt <= at && (open || at < (clockedOutAt ?? lastPunchAt));

function payReasons({ rates, workedMinutes, lines }: WeekPay, reason: Make): Reason[] {
  return [
    reason('regular-rate', { parameters: { rate: toDecimal(rates.regular, 4), workedMinutes } }),
    ...lines.map((line) =>
      reason(line.kind, { cents: line.cents, parameters: parametersOf(line), ...minutesOf(line) }),
    ),
  ];
}

const minutesOf = ({ minutes }: PayLine): Partial<Pick<Reason, 'minutes'>> =>
  minutes === undefined ? {} : { minutes };

const parametersOf = ({ rate, multiplier, code }: PayLine): Reason['parameters'] => ({
  ...(rate === undefined ? {} : { rate: toDecimal(rate, 4) }),
  ...(multiplier === undefined ? {} : { multiplier }),
  ...(code === undefined ? {} : { code }),
});
