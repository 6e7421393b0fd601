import { exactText } from '../kernel/fraction.ts';
import { cents, type Cents } from '../kernel/money.ts';
import type { Instant, PlainDate } from '../kernel/time.ts';
import { shareOut, shareOutMinutes } from '../pay-rules/line-shares.ts';
import type { PayableDay } from '../pay-rules/payable-day.ts';
import type { PayableWeek } from '../pay-rules/payable-week.ts';
import { paysHours, paysLeave, type PayLine } from '../pay-rules/week-pay.ts';
import { lacksRate, type PayFacts } from '../pay-rules/week-question.ts';
import type { TimeCard } from './time-card.ts';

/** A day's share of one line of the week's pay. */
export interface DayLine extends Pick<PayLine, 'kind' | 'multiplier' | 'code'> {
  readonly cents: Cents;
  /** Of a line that pays hours or time off: how many of the day’s, and at which rate, units of currency an hour as `exactText` spells them. */
  readonly minutes?: number;
  readonly rate?: string;
}

/** A day that may be paid. */
export interface WorkLog {
  readonly date: PlainDate;
  /** When work began and ended on the day; null where it is paid without work. */
  readonly startedAt: Instant | null;
  readonly finishedAt: Instant | null;
  readonly breakMinutes: number;
  readonly workedMinutes: number;
  readonly byMultiplier: Readonly<Record<string, number>>;
  /** Of time off that is paid, be its rate known or not; none of those worked. */
  readonly leaveMinutes: number;
  /** Null where no rate is known. */
  readonly pay: { readonly lines: readonly DayLine[]; readonly cents: Cents } | null;
}

/**
 * The payable days of a week. Each line of the week's pay is shared out to the cent over the days that it pays for, so that
 * the days add up to the gross: straight time by the minutes at its rate, overtime by the minutes of its multiplier (those
 * over 40 hours are the last that were worked), a premium by the minutes in its window, what a day owes for a missed meal to
 * that day, and all else by the minutes worked.
 *
 * | week                         | at 20.00, over 40 h    | days                          |
 * | Mon–Thu 10 h, Fri 5 h        | 900.00 + 50.00         | 4 × 200.00, Fri 100.00 + 50.00 |
 */
export function workLogs(card: TimeCard, week: PayableWeek, pay: PayFacts | undefined): WorkLog[] {
  const shares = pay && week.pay && sharesOf(week.pay.lines, week.days, pay);
  const isPaid = (date: PlainDate) => pay !== undefined && !lacksRate(pay, date);
  return week.days.flatMap((day, index): WorkLog[] => {
    const drawn = card.days.find(({ date }) => date === day.date);
    const lines = shares?.map((share) => share[index]).filter((line) => line !== undefined) ?? [];
    const leaveMinutes = day.paidLeave?.minutes ?? 0;
    if (drawn === undefined || (day.workedMinutes === 0 && leaveMinutes === 0 && lines.length === 0)) return [];
    const { ribbon, breakMinutes } = drawn;
    return [
      {
        date: day.date,
        startedAt: ribbon.at(0)?.span.from ?? null,
        finishedAt: ribbon.at(-1)?.span.to ?? null,
        breakMinutes,
        workedMinutes: day.workedMinutes,
        byMultiplier: Object.fromEntries(day.byMultiplier),
        leaveMinutes,
        pay: !isPaid(day.date) ? null : { lines, cents: cents(lines.reduce((sum, line) => sum + line.cents, 0)) },
      },
    ];
  });
}

/** What an approval says of a day on which nothing is left of what an earlier one said: what was paid of it is to be taken back. */
export const emptiedLog = (date: PlainDate): WorkLog => ({
  date,
  startedAt: null,
  finishedAt: null,
  breakMinutes: 0,
  workedMinutes: 0,
  byMultiplier: {},
  leaveMinutes: 0,
  pay: { lines: [], cents: cents(0) },
});

/** For each line what it gives to each day; nothing where that is no cent. */
const sharesOf = (lines: readonly PayLine[], days: readonly PayableDay[], pay: PayFacts) =>
  lines.map((line) => {
    const { minutes } = line;
    const hours =
      minutes === undefined || !(paysHours(line) || paysLeave(line))
        ? []
        : shareOutMinutes({ ...line, minutes }, days, pay);
    return shareOut(line, days, pay).map((share, index) =>
      share === 0 ? undefined : partOf(line, share, hours[index]),
    );
  });

const partOf = ({ kind, multiplier, code, rate }: PayLine, share: Cents, minutes: number | undefined): DayLine => ({
  kind,
  ...(multiplier === undefined ? {} : { multiplier }),
  ...(code === undefined ? {} : { code }),
  cents: share,
  ...(minutes === undefined ? {} : { minutes }),
  ...(minutes === undefined || rate === undefined ? {} : { rate: exactText(rate) }),
});
