import type { TimeCardReply } from '../../../contract/time-cards.ts';
import {
  addDays,
  spanOfDate,
  type Instant,
  type PlainDate,
  type Span,
  type Zone,
} from '../../../domain/kernel/time.ts';
import type { PayPolicy } from '../../../domain/pay-rules/pay-policy.ts';
import type { DayFacts } from '../../../domain/pay-rules/week-question.ts';
import { workweekAt } from '../../../domain/pay-rules/workdays.ts';
import { hoursOfWeek } from '../../../domain/time-cards/payable-workweek.ts';
import { cardOfWeek, type Figures, type PremiumMinutes } from '../../../domain/time-cards/time-card.ts';
import type { Punch } from '../../../domain/time-clock/punch.ts';
import type { RibbonSegment } from '../../../domain/time-clock/ribbon.ts';
import { timeEntries } from '../../../domain/time-clock/time-entry.ts';
import { doubleSourcesOf, sourcesOf, type OvertimeSource } from './overtime-note.ts';

/** A day as it is drawn, whether it was worked out here or by the server. */
export interface Day extends Figures {
  readonly date: PlainDate;
  readonly during: Span;
  readonly clockedInAt: Instant | null;
  readonly clockedOutAt: Instant | null;
  readonly open: boolean;
  /** Its last clock-out is missing. */
  readonly unended: boolean;
  /** A punch that lies on the day was made without the network. */
  readonly offline: boolean;
  /** A punch that lies on the day is on this device only. */
  readonly waiting: boolean;
  /** Of the overtime, what is paid twice or more. */
  readonly doubleMinutes: number;
  readonly premiums: readonly PremiumMinutes[];
  readonly isHoliday: boolean;
  readonly ribbon: readonly RibbonSegment[];
}

/** A workweek as it is drawn. */
export interface Week extends Figures {
  readonly startsOn: PlainDate;
  /** Its last date. */
  readonly endsOn: PlainDate;
  readonly zone: Zone;
  readonly weeklyTargetMinutes: number;
  readonly days: readonly Day[];
  /** Which rules its overtime came from; the server does not tell it of its weeks. */
  readonly sources?: readonly OvertimeSource[];
  /** And its double time. */
  readonly doubleSources?: readonly OvertimeSource[];
}

/** A punch that counts, as far as a week shows it. */
export interface WeekPunch extends Punch {
  readonly offline: boolean;
  readonly waiting: boolean;
}

/** What the present week is worked out from: effective punches in order, and the rules that they are read by. */
export interface PresentWeek {
  readonly punches: readonly WeekPunch[];
  readonly zone: Zone;
  readonly policy: PayPolicy;
  readonly weeklyTargetMinutes: number;
  /** Paid time off that counts toward overtime. */
  readonly paidAbsence?: readonly { readonly date: PlainDate; readonly minutes: number }[] | undefined;
  /** Meals that were worked through. */
  readonly workedMeals?: readonly { readonly date: PlainDate; readonly meals: readonly number[] }[] | undefined;
}

/** The week that contains `now`, by the same fold as the server's; an open entry counts up to `now`. */
export function presentWeek(
  { punches, zone, policy, weeklyTargetMinutes, paidAbsence = [], workedMeals = [] }: PresentWeek,
  now: Instant,
): Week {
  const startsOn = workweekAt(now, policy.workweek, zone);
  const facts = new Map<PlainDate, DayFacts>(
    paidAbsence.map(({ date, minutes }) => [date, { paidAbsenceMinutes: minutes }]),
  );
  for (const { date, meals } of workedMeals) facts.set(date, { ...facts.get(date), mealsWorked: meals });
  const asked = { zone, startsOn, policy, until: now, facts };
  const hours = hoursOfWeek(punches, asked);
  const card = cardOfWeek(timeEntries(punches), hours, asked);
  const days = card.days.map((day): Day => {
    const mine = punches.filter(({ punchedAt }) => day.during.from <= punchedAt && punchedAt < day.during.to);
    return { ...day, offline: mine.some((punch) => punch.offline), waiting: mine.some((punch) => punch.waiting) };
  });
  const [sources, doubleSources] = [sourcesOf(hours.days), doubleSourcesOf(hours.days)];
  return { ...card, endsOn: addDays(startsOn, 6), zone, weeklyTargetMinutes, days, sources, doubleSources };
}

/** A week as the server worked it out. */
export function weekOfReply(reply: TimeCardReply): Week {
  const days = reply.days.map(({ ribbon, ...day }): Day => ({
    ...day,
    during: spanOfDate(day.date, reply.zone),
    waiting: false,
    ribbon: ribbon.map(({ kind, from, to }) => ({ kind, span: { from, to } })),
  }));
  return { ...reply, days };
}

/** Its minutes paid at more than the plain rate, by what they are called wherever hours are shown: overtime below twice the rate, and double time. */
export function beyondOf({ overtimeMinutes, days }: Pick<Week, 'overtimeMinutes' | 'days'>) {
  const doubleMinutes = days.reduce((sum, day) => sum + day.doubleMinutes, 0);
  return { overtimeMinutes: overtimeMinutes - doubleMinutes, doubleMinutes };
}

/** The days on which there is something to show: work, a holiday, or what else is to be said of them. */
export const shownDays = (week: Week, notes?: ReadonlyMap<PlainDate, unknown>): Day[] =>
  week.days.filter(
    (day) => day.ribbon.length > 0 || day.clockedInAt !== null || day.isHoliday || notes?.has(day.date) === true,
  );

/** Whether the entry that runs on a day stands on a break. */
export const isOnBreak = ({ open, ribbon }: Day): boolean => open && ribbon.at(-1)?.kind === 'break';

/** The day of the week that contains `now`; undefined in any other week. */
export const todayOf = (week: Week, now: Instant): Day | undefined =>
  week.days.find(({ during }) => during.from <= now && now < during.to);
