import { datesFrom } from '../kernel/dates-from.ts';
import { inOrderBy } from '../kernel/in-order-by.ts';
import { addDays, type PlainDate } from '../kernel/time.ts';
import { inOrder, type Punch } from '../time-clock/punch.ts';
import { foldPunches, type PunchException, type TimeEntry } from '../time-clock/time-entry.ts';
import { countedEntries } from './counted-entries.ts';
import type { WorkedDay } from './day-rules.ts';
import { segmentsOf } from './entry-segments.ts';
import { minutesOfStretches, overtimeStretches, sumOfDays, type MinutesByMultiplier } from './overtime-split.ts';
import { leaveLines } from './paid-leave.ts';
import type { PayPolicy } from './pay-policy.ts';
import { isHoliday, mealRestOf, workedDay, type PayableDay } from './payable-day.ts';
import { policyAtRate } from './policy-at-rate.ts';
import { premiumsByDate } from './premium-days.ts';
import { guaranteeLines, premiumEarnings } from './premium-pay.ts';
import type { Reason } from './reason.ts';
import { reasonsOf, type WeekFigures } from './reasons.ts';
import { reportsByDate } from './reports.ts';
import { minutesOfShiftDays } from './shift-days.ts';
import type { RatedWork } from './week-earnings.ts';
import { grossOfLines, payWeek, type WeekPay } from './week-pay.ts';
import { lacksRate, rateOn, workdaysOf, type DayFacts, type PayFacts, type WeekQuestion } from './week-question.ts';
import { workTime, type DatedShift, type WorkTime, type WorkTimeRules } from './work-time.ts';
import { zoneOn, type Workdays } from './workdays.ts';

/** A workweek, from punches to pay. */
export interface PayableWeek extends WeekFigures {
  readonly startsOn: PlainDate;
  readonly entries: readonly TimeEntry[];
  readonly days: readonly PayableDay[];
  readonly byMultiplier: MinutesByMultiplier;
  readonly workedMinutes: number;
  /** Absent where no rate or salary was named. */
  readonly pay?: WeekPay;
  readonly exceptions: readonly WeekException[];
  /** Why each figure is what it is, worked out when it is asked for. */
  readonly reasons: () => readonly Reason[];
}

/** What a manager should look at before the week is paid. */
export type WeekException =
  | PunchException
  | { readonly kind: 'open_entry' | 'impossible_shift'; readonly at: number }
  | { readonly kind: 'missed_meal' | 'missed_rest'; readonly date: PlainDate };

const daysOfWeek = 7;
const noFacts: DayFacts = {};
const noPremiums: PayableDay['premiumMinutes'] = new Map();
/** A gap this long is a going home, unless the policy says otherwise. */
export const usualShiftGapMinutes = 240;
const ownRules: WorkTimeRules = { newShiftGapMinutes: usualShiftGapMinutes };

/**
 * The one way from punches to pay: entries, hours of each workday, minutes by multiplier, lines and exceptions, in the
 * order of docs/rules. Punches outside the period do no harm; those of an entry that runs into it are needed, and so
 * are those of the days before where hours or days in a row are counted.
 *
 * | punches                                   | policy              | gives                             |
 * | Mon–Fri in 8:00, out 18:00, at 20.00      | federal             | 40 at 1, 10 at 1.5: 1,100.00      |
 * | the same                                  | California          | the same, and a meal premium each day |
 * | the same                                  | none                | 50 at 1: 1,000.00                 |
 */
export function payableWeek(effective: readonly Punch[], question: WeekQuestion): PayableWeek {
  const { policy, startsOn, until } = question;
  const { entries, exceptions } = foldPunches(inOrderBy(effective, inOrder));
  const segments = segmentsOf(countedEntries(entries, question), until, policy.workTime?.mealFromMinutes ?? Infinity);
  const workdays = workdaysOf(question);
  const mealsWorked = (date: PlainDate) => question.facts?.get(date)?.mealsWorked ?? [];
  const time = workTime(segments, { ...ownRules, ...policy.workTime }, workdays, question.edition, mealsWorked);
  const days = payableDays(time, question, workdays);
  const byMultiplier = sumOfDays(days.map((day) => day.byMultiplier));
  const pay = question.pay === undefined ? undefined : payOf(days, time, question, question.pay);
  const figures: WeekFigures = { days, ...(pay === undefined ? {} : { pay }) };
  return {
    ...figures,
    startsOn,
    entries: entriesOf(days, entries),
    byMultiplier,
    workedMinutes: days.reduce((sum, day) => sum + day.workedMinutes, 0),
    exceptions: exceptionsOf(exceptions, entries, days, time),
    reasons: () => reasonsOf(figures, entries, question),
  };
}

function payableDays(time: WorkTime, question: WeekQuestion, workdays: Workdays): PayableDay[] {
  const { policy } = question;
  const reports = policy.reportingTime === undefined ? undefined : reportsByDate(time.shifts, question.facts);
  const premiums = premiumsByDate(time, policy.premiums ?? [], (date) => zoneOn(workdays, date));
  const measured = datesFrom(question.startsOn, policy.overtime.periodDays ?? daysOfWeek).map((date): MeasuredDay => {
    const facts = question.facts?.get(date) ?? noFacts;
    const isElsewhere = question.elsewhere?.has(date) === true;
    const hours = isElsewhere ? undefined : time.dates.find((each) => each.date === date);
    const shifts = isElsewhere ? [] : time.shifts.filter((shift) => shift.date === date);
    const workedMinutes = hours?.workedMinutes ?? 0;
    return {
      date,
      facts,
      hours,
      shifts,
      reports: isElsewhere ? [] : (reports?.get(date) ?? []),
      workedMinutes,
      premiumMinutes: (isElsewhere ? undefined : premiums.get(date)) ?? noPremiums,
      holiday: isHoliday(date, policy, facts),
    };
  });
  const { overtime } = policyAtRate(policy, question.pay, question.startsOn);
  const { countsPaidAbsence = false, dailyNotOn } = overtime;
  const leaveOf = ({ date, facts }: MeasuredDay): number =>
    question.elsewhere?.has(date) === true ? 0 : (facts.paidAbsenceMinutes ?? 0);
  const countsShifts = policy.overtime.consecutiveHours !== undefined;
  const shiftDays = overtime.dailyFrom === undefined ? undefined : minutesOfShiftDays(time, question.startsOn);
  const worked = measured.map((day): WorkedDay => {
    const plain = workedDay(day.workedMinutes, day.shifts, day.holiday, day.facts, leaveOf(day), countsShifts);
    const own = dailyNotOn?.includes(day.date) === true ? { ...plain, withoutDailyTiers: true } : plain;
    return shiftDays === undefined ? own : { ...own, shiftDays: shiftDays.get(day.date) ?? [] };
  });
  const stretches = overtimeStretches(worked, overtime, daysInARowBefore(time, question));
  return measured.map((day, index) => {
    const payable = payableDay(day, stretches[index] ?? [], policy);
    return withLeave(payable, leaveOf(day), day.facts, countsPaidAbsence);
  });
}

/** The day with what it is paid of time off, told a second time where it counts toward overtime. */
function withLeave(day: PayableDay, minutes: number, { paidAbsenceTypes: types = [] }: DayFacts, counts: boolean) {
  if (minutes === 0) return day;
  return { ...day, paidLeave: { minutes, types }, ...(counts ? { paidAbsenceMinutes: minutes } : {}) };
}

interface MeasuredDay {
  readonly date: PlainDate;
  readonly facts: DayFacts;
  readonly hours: WorkTime['dates'][number] | undefined;
  readonly shifts: readonly DatedShift[];
  readonly reports: PayableDay['reports'];
  readonly workedMinutes: number;
  readonly premiumMinutes: PayableDay['premiumMinutes'];
  readonly holiday: boolean;
}

function payableDay(day: MeasuredDay, stretches: PayableDay['stretches'], policy: PayPolicy): PayableDay {
  const { date, hours, shifts, reports, workedMinutes, premiumMinutes, holiday } = day;
  const payable: PayableDay = {
    date,
    workedMinutes,
    workedMilliseconds: hours?.workedMilliseconds ?? 0,
    punchedMilliseconds: hours?.punchedMilliseconds ?? 0,
    changes: hours?.changes ?? [],
    byMultiplier: minutesOfStretches(stretches),
    stretches,
    premiumMinutes,
    holiday,
    shifts,
    reports,
  };
  return policy.mealRest === undefined
    ? payable
    : { ...payable, mealRest: mealRestOf(shifts, policy.mealRest, day.facts) };
}

/** Days worked without a gap up to the day before the period. */
function daysInARowBefore({ dates }: WorkTime, { policy, startsOn }: WeekQuestion): number {
  // Only a run that goes on through weeks asks for it.
  if (policy.overtime.consecutiveDay?.scope !== 'rolling') return 0;
  const worked = new Set(dates.filter((each) => each.workedMilliseconds > 0).map((each) => each.date));
  let run = 0;
  while (worked.has(addDays(startsOn, -run - 1))) run += 1;
  return run;
}

/** The pay of the days that have a rate: hours without one earn nothing yet, and would only thin the regular rate. */
function payOf(all: readonly PayableDay[], { shifts }: WorkTime, question: WeekQuestion, pay: PayFacts): WeekPay {
  const { policy } = question;
  const days = all.filter(({ date }) => !lacksRate(pay, date));
  const week = payWeek(
    {
      work: ratedWork(days, pay),
      earnings: [...(pay.earnings ?? []), ...premiumEarnings(days, policy, pay)],
      ...(pay.salary === undefined ? {} : { salary: pay.salary }),
      overtime: [...sumOfDays(days.map((day) => day.byMultiplier))]
        .filter(([multiplier]) => multiplier !== '1')
        .map(([multiplier, minutes]) => ({ multiplier, minutes })),
    },
    policy.regularRate ?? {},
  );
  const guarantees = guaranteeLines(days, { ...question, pay, shifts }, week.rates);
  const lines = [...week.lines, ...guarantees, ...leaveLines(days, policy, pay, week.rates)];
  return { ...week, lines, grossCents: grossOfLines(lines) };
}

/** The week's work by rate, in order; a rate that changes in mid-week makes two. */
function ratedWork(days: readonly PayableDay[], pay: PayFacts): RatedWork[] {
  const work: RatedWork[] = [];
  for (const { date, workedMinutes } of days) {
    const rate = pay.salary === undefined ? rateOn(pay, date) : undefined;
    const last = work.at(-1);
    if (last !== undefined && last.rate === rate)
      work[work.length - 1] = { ...last, minutes: last.minutes + workedMinutes };
    else work.push(rate === undefined ? { minutes: workedMinutes } : { minutes: workedMinutes, rate });
  }
  return work;
}

/** The entries of some days: those with a shift on them, and those that began there and have no length yet. */
export function entriesOf(days: readonly PayableDay[], entries: readonly TimeEntry[]): readonly TimeEntry[] {
  const segments = days.flatMap(({ shifts }) => shifts.flatMap((shift) => shift.segments));
  return entries.filter((entry) =>
    segments.some(({ span }) => span.from <= entry.lastPunchAt && span.to >= entry.clockedInAt),
  );
}

function exceptionsOf(
  punchExceptions: readonly PunchException[],
  entries: readonly TimeEntry[],
  days: readonly PayableDay[],
  time: WorkTime,
): WeekException[] {
  return [
    ...punchExceptions,
    ...entries.filter((entry) => entry.open).map((entry) => ({ kind: 'open_entry' as const, at: entry.clockedInAt })),
    ...time.rejected.map(({ span }) => ({ kind: 'impossible_shift' as const, at: span.from })),
    ...days
      .filter((day) => day.mealRest?.mealPremium === true)
      .map(({ date }) => ({ kind: 'missed_meal' as const, date })),
    ...days
      .filter((day) => day.mealRest?.restPremium === true)
      .map(({ date }) => ({ kind: 'missed_rest' as const, date })),
  ];
}
