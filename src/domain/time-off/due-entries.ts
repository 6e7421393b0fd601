import { fraction, type Fraction } from '../kernel/fraction.ts';
import { addMonths } from '../kernel/months.ts';
import { addDays, type PlainDate } from '../kernel/time.ts';
import { calendarEvents, stepByCalendar, type AccrualState, type CalendarAccrual } from './accrual-calendar.ts';
import type { BalanceEntry, EntryKind } from './balance.ts';
import type { RulesInForce, TimeOffRules } from './time-off-rules.ts';

/** A row of one type's ledger; those that a rule wrote name the period that they are for. */
export interface PostedEntry extends Pick<BalanceEntry, 'on' | 'minutes'> {
  readonly period: string | null;
  /** Left out, nobody took anything back by it. */
  readonly kind?: EntryKind;
}

/** What a rule is to write: once for each period. */
export interface DueEntry {
  readonly kind: 'accrued' | 'expired';
  readonly on: PlainDate;
  readonly minutes: number;
  readonly period: string;
}

/** A week that is over, and what was worked in it. */
export interface WorkedWeek {
  readonly startsOn: PlainDate;
  readonly minutes: number;
}

export interface AccrualFacts {
  readonly hiredOn: PlainDate;
  /** Their last day of employment: nothing is given or taken after it. Work that was done until then is earned. */
  readonly lastDay?: PlainDate | null;
  /** They were suspended, and came back on it: what the calendar has not written by then is not written afterwards. */
  readonly reinstatedOn?: PlainDate | null;
  /** The rules of this type that hold for this person, with the dates they begin. */
  readonly versions: readonly RulesInForce[];
  /** All that is in the ledger of this type, in any order. */
  readonly posted: readonly PostedEntry[];
  /** Weeks that are over. */
  readonly worked: readonly WorkedWeek[];
  /** What falls on it is due. */
  readonly until: PlainDate;
  /** The day on which it is asked, where what is long past counts otherwise than what is to come. */
  readonly askedOn?: PlainDate;
}

/** So many days late a run may be, and still have lapse what a version that is over let in. */
const mostDaysLate = 7;

/**
 * What rules have still to write into a ledger up to a date. What is posted for a period stays as it was posted, whatever the
 * rules say by now; the balance that caps are held against is the sum of the ledger. So it may be asked at any time and as often
 * as one likes: once up to June, or day by day, comes to the same rows.
 *
 * | 40 h a year, monthly, from 1 Jan, asked on 1 Mar | 200 min on 1 Jan, 1 Feb, 1 Mar |
 * | asked again                                      | nothing                        |
 * | at most 80 h carried over, 100 h on anniversary  | 20 h expire                    |
 */
export function dueEntries(facts: AccrualFacts): readonly DueEntry[] {
  const due: DueEntry[] = [];
  let state: Progress = {
    balance: 0,
    grantedInYear: 0,
    grants: 0,
    isFirst: true,
    workedMinutes: 0,
    carried: 0,
    used: 0,
    carriedOn: undefined,
  };
  for (const event of eventsOf(facts)) {
    const next = stepped(state, event, facts);
    const period = event.kind === 'entry' ? undefined : event.period;
    const posted = period === undefined ? [] : facts.posted.filter((entry) => entry.period === period);
    const change =
      posted.length > 0
        ? sumOf(posted)
        : isMissed(event, facts) || isPast(event, facts)
          ? 0
          : next.balance - state.balance;
    state = settled(state, next, event, change);
    if (period === undefined || posted.length > 0 || change === 0) continue;
    due.push({ kind: change > 0 ? 'accrued' : 'expired', on: event.date, minutes: change, period });
  }
  return due;
}

/** Whether somebody was away from work altogether when the calendar would have given; weeks that were worked are earned all the same. */
const isMissed = ({ kind, date }: Event, { reinstatedOn }: Pick<AccrualFacts, 'reinstatedOn'>): boolean =>
  kind !== 'entry' && kind !== 'work' && reinstatedOn !== undefined && reinstatedOn !== null && date < reinstatedOn;

/** Whether what a version that is over would have had lapse is past: nobody was told then, and people may have used it since. */
function isPast(event: Event, { posted, askedOn }: Pick<AccrualFacts, 'posted' | 'askedOn'>): boolean {
  if (event.kind !== 'lapse' || event.isOfFormer !== true) return false;
  const isLate = askedOn !== undefined && event.date < addDays(askedOn, -mostDaysLate);
  return isLate || posted.some(({ on, period }) => period !== null && event.date < on);
}

const sumOf = (entries: readonly PostedEntry[]): number => entries.reduce((sum, { minutes }) => sum + minutes, 0);

/** The state after an event that changed the balance by so much, which may be what was posted and not what would be now. */
function settled(before: Progress, next: Progress, { kind, date }: Event, change: number): Progress {
  const balance = before.balance + change;
  if (kind === 'grant') return { ...next, balance, grantedInYear: before.grantedInYear + change };
  return kind === 'anniversary'
    ? { ...next, balance, carried: Math.max(0, balance), used: 0, carriedOn: date }
    : { ...next, balance };
}

interface Progress {
  readonly balance: number;
  readonly grantedInYear: number;
  readonly grants: number;
  readonly isFirst: boolean;
  /** By which what is earned by work is counted. */
  readonly workedMinutes: number;
  /** What was carried into the year, and what was taken since. */
  readonly carried: number;
  readonly used: number;
  readonly carriedOn: PlainDate | undefined;
}

type Event =
  | { readonly kind: 'entry'; readonly date: PlainDate; readonly minutes: number; readonly usedMinutes: number }
  | {
      readonly kind: 'anniversary' | 'lapse' | 'grant';
      readonly date: PlainDate;
      readonly period: string;
      readonly rules: TimeOffRules;
      readonly aheadOf?: PlainDate;
      readonly carriedOn?: PlainDate;
      /** Another version is in force when it lapses. */
      readonly isOfFormer?: boolean;
    }
  | {
      readonly kind: 'work';
      readonly date: PlainDate;
      readonly period: string;
      readonly rules: TimeOffRules;
      readonly minutes: number;
    };

/** On one date what was carried lapses and a year begins before anything is granted, and what people write comes last. */
const order = ['lapse', 'anniversary', 'grant', 'work', 'entry'] as const satisfies readonly Event['kind'][];

/** All that happens to the balance up to a date, in order. */
function eventsOf(facts: AccrualFacts): readonly Event[] {
  const { hiredOn, lastDay, versions, posted, until } = facts;
  const end = addDays(lastDay === undefined || lastDay === null || until < lastDay ? until : lastDay, 1);
  const inOrder = versions.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const events = inOrder.flatMap(({ from, rules }, index): Event[] => {
    const next = inOrder[index + 1]?.from ?? end;
    const [begin, stop] = [from > hiredOn ? from : hiredOn, next < end ? next : end];
    return begin < stop ? eventsUnder(rules, { from: begin, to: stop, end }, facts) : [];
  });
  const ruled = new Set(events.flatMap((event) => ('period' in event ? [event.period] : [])));
  const entries = posted
    .filter(({ on, period }) => on <= until && (period === null || !ruled.has(period)))
    .map((entry): Event => ({ kind: 'entry', date: entry.on, minutes: entry.minutes, usedMinutes: usedBy(entry) }));
  return [...events, ...entries].toSorted((a, b) =>
    a.date === b.date ? order.indexOf(a.kind) - order.indexOf(b.kind) : a.date < b.date ? -1 : 1,
  );
}

/** What a row takes, or gives back of what was taken: a use that is revoked was none. */
function usedBy({ kind, minutes }: PostedEntry): number {
  const isUse = kind === 'revoked' ? minutes > 0 : minutes < 0;
  return isUse ? -minutes : 0;
}

/**
 * What one version has happen from a date on and before another. A week that is worked goes whole by the version in force on its first
 * day, also where another is in force when it is over, and what was carried lapses by the version under which it was carried.
 * What is worked is earned by statute: Cal. Lab. Code 246(b).
 */
function eventsUnder(
  rules: TimeOffRules,
  { from, to, end }: { readonly from: PlainDate; readonly to: PlainDate; readonly end: PlainDate },
  { hiredOn, worked, until }: Pick<AccrualFacts, 'hiredOn' | 'worked' | 'until'>,
): Event[] {
  const { accrual, carriedLapsesAfterMonths: months } = rules;
  if (accrual.by === 'nothing') return [];
  if (accrual.by === 'work') {
    return worked.flatMap(({ startsOn, minutes }): Event[] => {
      const date = addDays(startsOn, 7);
      const isOfVersion = from <= startsOn && startsOn < to;
      const isEarning = isOfVersion && startsOn >= addDays(hiredOn, rules.waitingDays) && date <= until;
      return isEarning ? [{ kind: 'work', date, period: `work ${startsOn}`, rules, minutes }] : [];
    });
  }
  const events = calendarEvents({ ...accrual, hireDate: hiredOn, waitingDays: rules.waitingDays }, from, to);
  return events.flatMap(({ kind, date, aheadOf }): Event[] => {
    // Named by the day that it is ahead of: a first day of work that is corrected gives it no second time.
    const period = aheadOf === undefined ? `${kind} ${date}` : `ahead ${aheadOf}`;
    const event: Event = { kind, date, period, rules, ...(aheadOf !== undefined && { aheadOf }) };
    if (kind === 'grant' || months === undefined) return [event];
    const lapses = addMonths(date, months);
    if (lapses >= end) return [event];
    const isOfFormer = lapses >= to;
    return [event, { kind: 'lapse', date: lapses, period: `lapse ${lapses}`, rules, carriedOn: date, isOfFormer }];
  });
}

function stepped(state: Progress, event: Event, { hiredOn }: AccrualFacts): Progress {
  if (event.kind === 'entry') {
    return { ...state, balance: state.balance + event.minutes, used: state.used + event.usedMinutes };
  }
  const { accrual, waitingDays } = event.rules;
  if (event.kind === 'work') return accrual.by === 'work' ? earned(state, event.minutes, accrual) : state;
  if (accrual.by !== 'calendar') return state;
  if (event.kind === 'lapse') {
    // Another year has begun since, by other rules: what is carried by now is what that one let in.
    if (event.carriedOn !== state.carriedOn) return state;
    const lapsed = Math.max(0, Math.min(state.carried - state.used, state.balance));
    return { ...state, balance: state.balance - lapsed, carried: 0 };
  }
  const calendar: Omit<CalendarAccrual, 'asOf' | 'openingMinutes'> = { ...accrual, hireDate: hiredOn, waitingDays };
  const { kind, date, aheadOf } = event;
  const at = { kind, date, ...(aheadOf !== undefined && { aheadOf }) };
  const next = stepByCalendar(exactly(state), at, calendar, 'minute');
  return { ...state, ...inMinutes(next) };
}

/** What is worked is added up, so that no part of a minute is lost between weeks; a cap never takes away what is there. */
function earned(
  state: Progress,
  minutes: number,
  { workedPerMinute, balanceCapMinutes }: Extract<TimeOffRules['accrual'], { readonly by: 'work' }>,
): Progress {
  const workedMinutes = state.workedMinutes + minutes;
  const fair = Math.floor(workedMinutes / workedPerMinute) - Math.floor(state.workedMinutes / workedPerMinute);
  const room = balanceCapMinutes === undefined ? fair : Math.max(0, balanceCapMinutes - state.balance);
  return { ...state, workedMinutes, balance: state.balance + Math.min(fair, room) };
}

const exactly = ({ balance, grantedInYear, grants, isFirst }: Progress): AccrualState => ({
  balance: fraction(balance),
  grantedInYear: fraction(grantedInYear),
  grants,
  isFirst,
});

const inMinutes = ({ balance, grantedInYear, grants, isFirst }: AccrualState) => ({
  balance: wholeOf(balance),
  grantedInYear: wholeOf(grantedInYear),
  grants,
  isFirst,
});

/** Caps, carry-overs and grants are whole minutes by now. A part of one goes to nobody. */
const wholeOf = ({ numerator, denominator }: Fraction): number => Number(numerator / denominator);
