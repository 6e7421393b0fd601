import { cents, type Cents } from '../kernel/money.ts';
import { addDays, type PlainDate } from '../kernel/time.ts';
import { shareOut, weightOf } from '../pay-rules/line-shares.ts';
import { overtimePeriodStart } from '../pay-rules/overtime-period.ts';
import { sumOfDays } from '../pay-rules/overtime-split.ts';
import type { PayableDay } from '../pay-rules/payable-day.ts';
import { entriesOf, payableWeek, type PayableWeek } from '../pay-rules/payable-week.ts';
import { reasonsOf } from '../pay-rules/reasons.ts';
import { grossOfLines, type PayLine, type WeekPay } from '../pay-rules/week-pay.ts';
import type { PayFacts, WeekQuestion } from '../pay-rules/week-question.ts';
import { countedElsewhere, type WorkweekTransition } from '../pay-rules/workweek-transition.ts';
import type { Punch } from '../time-clock/punch.ts';

const daysOfWeek = 7;

/** A week, and the transition that it is a part of, where workweeks begin at another time from one of its days on. */
export interface WorkweekQuestion extends WeekQuestion {
  readonly transition?: WorkweekTransition | undefined;
  /** By which rates the two weeks of it are weighed where no pay is worked out. */
  readonly weighedBy?: PayFacts | undefined;
}

/**
 * One workweek, from punches to pay. Where the policy counts overtime over more than a week, the whole period is worked out
 * and the week has its part of it: its days as they came out, and of each line of pay what is paid for them. The weeks of a
 * period add up to it. Punches of the period's other weeks are needed, so far as they are recorded.
 *
 * | 29 USC 207(j), 20.00 an hour      | first week       | second week                     |
 * | 6 days of 8 h, then 6 days of 8 h | 48 at 1: 960.00  | 32 at 1, 16 at 1.5: 1,120.00     |
 */
export function payableWorkweek(punches: readonly Punch[], question: WorkweekQuestion): PayableWeek {
  const { pay: facts, transition } = question;
  const elsewhere = transition && countedElsewhere(punches, question, transition);
  const period = periodOf(punches, elsewhere === undefined ? question : { ...question, elsewhere });
  const week = hoursOf(period, question);
  if (week === period || period.pay === undefined || facts === undefined) return week;
  const pay = partOfPay(period.pay, period.days, week.days, facts);
  return { ...week, pay, reasons: () => reasonsOf({ days: week.days, pay }, period.entries, question) };
}

/** The hours of a week alone, where workweeks begin as ever: a page that shows the present week needs no more of the rules. */
export const hoursOfWeek = (punches: readonly Punch[], question: WeekQuestion): PayableWeek =>
  hoursOf(periodOf(punches, question), question);

const periodOf = (punches: readonly Punch[], question: WeekQuestion): PayableWeek =>
  payableWeek(punches, { ...question, startsOn: overtimePeriodStart(question.policy, question.startsOn) });

/** The part of a period that is one week's, without its pay. */
function hoursOf(period: PayableWeek, question: WeekQuestion): PayableWeek {
  const { startsOn } = question;
  if (period.days.length <= daysOfWeek) return period;
  const days = period.days.filter(({ date }) => isOfWeek(date, startsOn));
  const { pay: _ofPeriod, ...hours } = period;
  return {
    ...hours,
    days,
    startsOn,
    entries: entriesOf(days, period.entries),
    byMultiplier: sumOfDays(days.map((day) => day.byMultiplier)),
    workedMinutes: days.reduce((sum, day) => sum + day.workedMinutes, 0),
    exceptions: period.exceptions.filter((each) => !('date' in each) || isOfWeek(each.date, startsOn)),
    reasons: () => reasonsOf({ days }, period.entries, question),
  };
}

const isOfWeek = (date: PlainDate, startsOn: PlainDate): boolean =>
  startsOn <= date && date < addDays(startsOn, daysOfWeek);

/** The rates are those of the period, over which they are worked out: 29 CFR 778.601(d). */
function partOfPay(period: WeekPay, all: readonly PayableDay[], days: readonly PayableDay[], facts: PayFacts): WeekPay {
  const first = all.findIndex(({ date }) => date === days[0]?.date);
  const lines = period.lines.flatMap((line): PayLine[] => {
    const shareOf = (whole: Cents): Cents => {
      const shares = shareOut({ ...line, cents: whole }, all, facts).slice(first, first + days.length);
      return cents(shares.reduce((total, share) => total + share, 0));
    };
    const { minutes, creditedCents, ...kind } = line;
    const sum = shareOf(line.cents);
    const credited = creditedCents === undefined ? 0 : shareOf(creditedCents);
    // What a credit leaves nothing of is told all the same.
    if (sum === 0 && credited === 0) return [];
    const part = { ...kind, cents: sum, ...(credited === 0 ? {} : { creditedCents: cents(credited) }) };
    return [minutes === undefined ? part : { ...part, minutes: minutesOf(line, days, facts) }];
  });
  return { ...period, lines, grossCents: grossOfLines(lines) };
}

/** The minutes that a line pays for in these days. */
const minutesOf = (line: PayLine, days: readonly PayableDay[], facts: PayFacts): number =>
  // What is owed for one date is that date's whole.
  line.date === undefined ? days.reduce((sum, day) => sum + weightOf(line, day, facts), 0) : (line.minutes ?? 0);
