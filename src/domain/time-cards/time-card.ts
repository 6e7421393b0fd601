import {
  addDays,
  isWithin,
  overlap,
  millisecondsPerMinute,
  type Instant,
  type PlainDate,
  type Span,
  type Zone,
} from '../kernel/time.ts';
import { countedEntries } from '../pay-rules/counted-entries.ts';
import { regularMinutesOf } from '../pay-rules/overtime-split.ts';
import type { PayPolicy } from '../pay-rules/pay-policy.ts';
import type { PayableDay } from '../pay-rules/payable-day.ts';
import type { PayableWeek } from '../pay-rules/payable-week.ts';
import type { RulesEdition } from '../pay-rules/rules-edition.ts';
import { workdaysOf, type DayFacts, type PayFacts } from '../pay-rules/week-question.ts';
import { startIn, type DayCut } from '../pay-rules/workdays.ts';
import type { WorkweekTransition } from '../pay-rules/workweek-transition.ts';
import type { Punch } from '../time-clock/punch.ts';
import { lengthOf, markOvertime, ribbon, type RibbonSegment } from '../time-clock/ribbon.ts';
import { presenceOf, timeEntries, type TimeEntry } from '../time-clock/time-entry.ts';
import { doubleMinutesOf } from './hour-split.ts';
import { payableWorkweek } from './payable-workweek.ts';

export interface Figures {
  readonly workedMinutes: number;
  readonly breakMinutes: number;
  /** Of the worked minutes, those paid at more than the plain rate. */
  readonly overtimeMinutes: number;
}

/** One workday of the card. An entry through midnight gives each day the part that was worked on it. */
export interface TimeCardDay extends Figures {
  readonly date: PlainDate;
  /** The whole day as instants, 23 or 25 hours where the clock changes. */
  readonly during: Span;
  /** The entries that have a part in the day, whole. */
  readonly entries: readonly TimeEntry[];
  /** First clock-in of the day; null without work, or where the first entry runs over from the day before. */
  readonly clockedInAt: Instant | null;
  /** Last clock-out of the day; null without work, while open, or where the last entry runs on into the next day. */
  readonly clockedOutAt: Instant | null;
  /** An entry is running, and this is the day on which it now is. */
  readonly open: boolean;
  /** The last entry of the day has no clock-out and does not run: it counts up to its last punch. */
  readonly unended: boolean;
  readonly workedMilliseconds: number;
  readonly breakMilliseconds: number;
  /** Of the overtime, what is paid twice or more. */
  readonly doubleMinutes: number;
  /** Minutes within the hours of each premium of the policy. */
  readonly premiums: readonly PremiumMinutes[];
  readonly isHoliday: boolean;
  /** Work, breaks and, past the threshold, overtime, in order of time. */
  readonly ribbon: readonly RibbonSegment[];
}

export interface PremiumMinutes {
  readonly code: string;
  readonly minutes: number;
}

/** A workweek: its days and their sum. */
export interface TimeCard extends Figures {
  readonly startsOn: PlainDate;
  readonly days: readonly TimeCardDay[];
  /** An entry is running now, in this week. */
  readonly open: boolean;
}

export interface TimeCardQuestion {
  readonly zone: Zone;
  readonly cuts?: readonly DayCut[] | undefined;
  /** First date of the workweek: `workweekAt` or `weekOf` gives it. */
  readonly startsOn: PlainDate;
  readonly policy: PayPolicy;
  /** Now, as a rule: an open entry counts up to here, unless it was forgotten. */
  readonly until: Instant;
  readonly transition?: WorkweekTransition | undefined;
  /** By which rates the two weeks of it are weighed, which are none of the card's. */
  readonly weighedBy?: PayFacts | undefined;
  /** Of an approved week that of its approval; the present one, if absent. */
  readonly edition?: RulesEdition | undefined;
  /** What is known of its days beside the punches, as far as hours depend on it. */
  readonly facts?: ReadonlyMap<PlainDate, DayFacts>;
}

const datesOfWeek = [0, 1, 2, 3, 4, 5, 6];

/**
 * Folds effective punches (in order) into the time card of one workweek. Punches outside the week do no
 * harm; those of an entry that runs into it or out of it are needed.
 *
 * Lengths are differences of instants, so that a night through a change of the clock has its true length.
 * Worked time and breaks are summed in milliseconds over a day and made whole minutes once, work to the
 * nearest (`rules-edition.ts`) and breaks downwards; the figures of the week are the sums of its days, and overtime
 * is worked out from those whole minutes: what is shown always adds up.
 *
 * | punches                                        | policy            | worked | break | overtime |
 * | in 8:30, break 12:00–13:00, out 18:00          | daily over 8 h    | 8:30   | 1:00  | 0:30     |
 * | in 22:00, out 6:00, the night clocks go back   | weekly over 40 h  | 9:00   | 0:00  | 0:00     |
 */
export const timeCard = (effective: readonly Punch[], question: TimeCardQuestion): TimeCard =>
  cardOfWeek(timeEntries(effective), payableWorkweek(effective, question), question);

/** The same of punches that are folded, and a week that is worked out already. */
export function cardOfWeek(
  folded: readonly TimeEntry[],
  week: Pick<PayableWeek, 'days'>,
  question: TimeCardQuestion,
): TimeCard {
  const { startsOn, until } = question;
  const entries = countedEntries(folded, question);
  const workdays = workdaysOf(question);
  const days = datesOfWeek.map((day) => {
    const date = addDays(startsOn, day);
    // No minute is lost, and none is counted twice, where the next day is cut by another clock.
    const during = { from: startIn(workdays, date), to: startIn(workdays, addDays(date, 1)) };
    return measureDay(during, entries, week.days[day] as PayableDay, until);
  });
  return {
    startsOn,
    days,
    open: days.some((day) => day.open),
    workedMinutes: sum(days, 'workedMinutes'),
    breakMinutes: sum(days, 'breakMinutes'),
    overtimeMinutes: sum(days, 'overtimeMinutes'),
  };
}

/** The card's day of a date; throws where the date is not of the card's week, since the caller chose both. */
export function dayOf(card: TimeCard, date: PlainDate): TimeCardDay {
  const day = card.days.find((each) => each.date === date);
  if (day === undefined) throw new RangeError(`${date} is not in the week of ${card.startsOn}`);
  return day;
}

/** The day as it is drawn, from its punches; its worked time and overtime are those that it is paid by. */
function measureDay(during: Span, all: readonly TimeEntry[], payable: PayableDay, until: Instant): TimeCardDay {
  const entries = all.filter((entry) => touches(entry, during, until));
  const segments = withPaidPauses(ribbon(entries, during, until), payable);
  const breakMilliseconds = lengthOf(segments, 'break');
  const [first, last] = [entries.at(0), entries.at(-1)];
  const { date, workedMinutes, workedMilliseconds, byMultiplier } = payable;
  const regularMinutes = regularMinutesOf(byMultiplier);
  return {
    date,
    during,
    entries,
    clockedInAt: first !== undefined && isWithin(first.clockedInAt, during) ? first.clockedInAt : null,
    clockedOutAt: last?.clockedOutAt !== undefined && last.clockedOutAt <= during.to ? last.clockedOutAt : null,
    // At the very end of a day what runs has no length on the next one yet.
    open: last?.open === true && until <= during.to,
    unended:
      last !== undefined && !last.open && last.clockedOutAt === undefined && presenceOf(last, until).to <= during.to,
    workedMilliseconds,
    breakMilliseconds,
    workedMinutes,
    breakMinutes: Math.floor(breakMilliseconds / millisecondsPerMinute),
    overtimeMinutes: workedMinutes - regularMinutes,
    doubleMinutes: doubleMinutesOf(byMultiplier),
    premiums: [...payable.premiumMinutes].map(([code, minutes]) => ({ code, minutes })),
    isHoliday: payable.holiday,
    ribbon:
      workedMinutes === regularMinutes ? segments : markOvertime(segments, regularMinutes * millisecondsPerMinute),
  };
}

/** What is paid of a pause is working time, and drawn as such. */
function withPaidPauses(segments: readonly RibbonSegment[], { changes }: PayableDay): RibbonSegment[] {
  const paid = changes.flatMap((each) => ('span' in each ? [each.span] : []));
  return segments.flatMap((segment) => (segment.kind === 'break' ? partsOf(segment, paid) : [segment]));
}

/** A break before, within and after the part of it that is paid. */
function partsOf(pause: RibbonSegment, paid: readonly Span[]): RibbonSegment[] {
  const worked = paid.map((span) => overlap(span, pause.span)).find((span) => span !== undefined);
  if (worked === undefined) return [pause];
  const parts: RibbonSegment[] = [
    { kind: 'break', span: { from: pause.span.from, to: worked.from } },
    { kind: 'worked', span: worked },
    { kind: 'break', span: { from: worked.to, to: pause.span.to } },
  ];
  return parts.filter(({ span }) => span.from < span.to);
}

/** An entry touches the day on which it began, even if it has no length yet, and each day it has time on. */
const touches = (entry: TimeEntry, during: Span, until: Instant): boolean =>
  isWithin(entry.clockedInAt, during) || (entry.clockedInAt < during.from && presenceOf(entry, until).to > during.from);

const sum = (days: readonly TimeCardDay[], figure: keyof Figures): number =>
  days.reduce((total, day) => total + day[figure], 0);
