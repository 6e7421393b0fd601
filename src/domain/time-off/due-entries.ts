import { addDays, type PlainDate } from '../kernel/time.ts';
import {
  allowed,
  inYearOf,
  nothingGranted,
  stepByCalendar,
  yearBegun,
  type AccrualState,
  type CalendarAccrual,
} from './accrual-calendar.ts';
import type { EntryKind } from './entry-kind.ts';
import { periodAhead, type PayDay } from './grant-days.ts';
import { eventsOf, nameOf, periodOf, type LedgerEvent } from './ledger-events.ts';
import { whicheverIsMore, type AccrualRule, type RulesInForce } from './time-off-rules.ts';

/** A row of one type's ledger; those that a rule wrote name the period that they are for. */
export interface PostedEntry {
  /** From this date on it counts. */
  readonly on: PlainDate;
  readonly minutes: number;
  readonly period: string | null;
  /** Left out, nobody took anything back by it. */
  readonly kind?: EntryKind;
}

/** From when on somebody was suspended, and the day on which they came back: that is no day of it. */
interface Suspension {
  readonly from: PlainDate;
  readonly back: PlainDate;
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
  /** On which days of it; left out, where nobody knows. */
  readonly days?: readonly { readonly date: PlainDate; readonly minutes: number }[];
  /** What a day of leave is to them when it is over; left out, that of the usual week. */
  readonly dayMinutes?: number;
}

export interface AccrualFacts {
  readonly hiredOn: PlainDate;
  /** Their last day of employment: nothing is given or taken after it. Work that was done until then is earned. */
  readonly lastDay?: PlainDate | null;
  /** When they were suspended: what the calendar has not written of such a time is not written afterwards. */
  readonly suspensions?: readonly Suspension[];
  /** The rules of this type that hold for this person, with the dates they begin. */
  readonly versions: readonly RulesInForce[];
  /** All that is in the ledger of this type, in any order. */
  readonly posted: readonly PostedEntry[];
  /** Weeks that are over. */
  readonly worked: readonly WorkedWeek[];
  /** When their pay periods begin, where time is granted with them. */
  readonly payDays?: readonly PayDay[];
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
 * | at most 80 h carried over, 100 h as a year begins | 20 h expire                    |
 * | 80 h a year, weekly, in a year with 53 Mondays    | nothing on the 53rd            |
 */
export function dueEntries(facts: AccrualFacts): readonly DueEntry[] {
  const due: DueEntry[] = [];
  walk(facts, ({ event, change, written }) => {
    const period = nameOf(event);
    if (period === undefined || written !== undefined || change === 0) return;
    due.push({ kind: kindOf(change), on: event.date, minutes: change, period });
  });
  return due;
}

/** What is given is earned, and what is taken lapses. */
export const kindOf = (minutes: number): DueEntry['kind'] => (minutes > 0 ? 'accrued' : 'expired');

/** What one event changes, in the order in which they happen. */
interface Step {
  readonly event: LedgerEvent;
  /** What is written for it counts, and what is due where nothing is. */
  readonly change: number;
  /** What the rules in force would have it change. */
  readonly fair: number;
  /** What is written; 0 where what is written for its period is counted at another event. */
  readonly written: number | undefined;
}

/**
 * Goes through all that happens to the balance, and tells each step.
 *
 * @param corrected what counts of an event that something is written for; what is written, if left out
 */
export function walk(
  facts: AccrualFacts,
  tell: (step: Step) => void,
  corrected: (step: Omit<Step, 'change'> & { readonly written: number }) => number = ({ written }) => written,
): void {
  const events = eventsOf(facts);
  let state: Progress = {
    ...nothingGranted,
    balance: 0,
    workedMinutes: 0,
    carried: 0,
    used: 0,
    carriedOn: undefined,
  };
  const written = writtenBy(events, facts.posted);
  const named = new Set(events.map(nameOf));
  const granted = facts.posted.filter(({ period }) => period !== null && isGrant(period));
  const unnamed = granted.filter(({ period }) => !named.has(periodOf(period) ?? undefined));
  for (const event of events) {
    const next = stepped(state, event, facts);
    const period = nameOf(event);
    const before = period === undefined ? undefined : written.get(period);
    const fair = next.balance - state.balance;
    const isOwn = before?.event === event;
    const change =
      before !== undefined
        ? isOwn
          ? corrected({ event, fair, written: before.minutes })
          : 0
        : isMissed(event, facts) || isPast(event, facts)
          ? 0
          : missing(fair, event, { granted, unnamed, payDays: facts.payDays ?? [] });
    state = settled(state, next, event, change);
    tell({ event, change, fair, written: isOwn ? before.minutes : before && 0 });
    if (period === undefined || before !== undefined || change === 0) continue;
    written.set(period, { event, minutes: change });
    if (isGrant(period)) granted.push({ on: event.date, minutes: change, period });
  }
}

const isGrant = (period: string): boolean => period.startsWith('grant ') || period.startsWith('ahead ');

/** What is written for a period, and the one event that it is counted at: two versions may have one of the same name. */
function writtenBy(
  events: readonly LedgerEvent[],
  posted: readonly PostedEntry[],
): Map<string, { readonly event: LedgerEvent; readonly minutes: number }> {
  const rows = Map.groupBy(posted, ({ period }) => periodOf(period));
  const written = new Map<string, { readonly event: LedgerEvent; readonly minutes: number }>();
  for (const event of events) {
    const period = nameOf(event);
    const own = period === undefined ? undefined : rows.get(period);
    if (period === undefined || own === undefined) continue;
    const isOfDay = own.some(({ on }) => on === event.date) && written.get(period)?.event.date !== event.date;
    if (isOfDay || !written.has(period)) written.set(period, { event, minutes: sumOf(own) });
  }
  return written;
}

/**
 * What is left to give of a grant. One that is given ahead of its period may have been given in part already, under another name: the first
 * day of work was corrected since, so that rows for the same time are named by no event any more. For somebody who came back from a
 * suspension any row for that time counts.
 */
function missing(
  minutes: number,
  event: LedgerEvent,
  {
    granted,
    unnamed,
    payDays,
  }: Record<'granted' | 'unnamed', readonly PostedEntry[]> & Required<Pick<AccrualFacts, 'payDays'>>,
): number {
  if (event.kind !== 'grant' || event.rules.accrual.by !== 'calendar') return minutes;
  const { frequency, prorateFirst } = event.rules.accrual;
  if (prorateFirst !== 'ahead') return minutes;
  const { start, end } = periodAhead(event, { frequency, payDays });
  const given = event.isRest === true ? granted : unnamed;
  return Math.max(0, minutes - sumOf(given.filter(({ on }) => start <= on && on < end)));
}

/** Whether somebody was away from work altogether when the calendar would have given; weeks that were worked are earned all the same. */
const isMissed = ({ kind, date }: LedgerEvent, { suspensions = [] }: Pick<AccrualFacts, 'suspensions'>): boolean =>
  kind !== 'entry' && kind !== 'work' && suspensions.some(({ from, back }) => from <= date && date < back);

/**
 * Whether it is too late for time to lapse by a version of the rules that is over: more than a week has gone by, or something later is written
 * already. Nobody was told at the time, and people may have used it since.
 */
function isPast(event: LedgerEvent, { posted, askedOn }: Pick<AccrualFacts, 'posted' | 'askedOn'>): boolean {
  if (event.kind !== 'lapse' || event.isOfFormer !== true) return false;
  const isLate = askedOn !== undefined && event.date < addDays(askedOn, -mostDaysLate);
  return isLate || posted.some(({ on, period }) => period !== null && event.date < on);
}

const sumOf = (entries: readonly PostedEntry[]): number => entries.reduce((sum, { minutes }) => sum + minutes, 0);

/** The state after an event that changed the balance by so much, which may be what was posted and not what would be now. */
function settled(before: Progress, next: Progress, { kind, date }: LedgerEvent, change: number): Progress {
  const balance = before.balance + change;
  if (kind === 'grant' || kind === 'work') {
    return { ...next, balance, grantedInYear: next.grantedInYear + balance - next.balance };
  }
  return kind === 'year'
    ? { ...next, balance, carried: Math.max(0, balance), used: 0, carriedOn: date }
    : { ...next, balance };
}

interface Progress extends AccrualState {
  /** By which what is earned by work is counted. */
  readonly workedMinutes: number;
  /** What was carried into the year, and what was taken since. */
  readonly carried: number;
  readonly used: number;
  readonly carriedOn: PlainDate | undefined;
}

function stepped(state: Progress, event: LedgerEvent, { hiredOn, payDays = [] }: AccrualFacts): Progress {
  if (event.kind === 'entry') {
    return { ...state, balance: state.balance + event.minutes, used: state.used + event.usedMinutes };
  }
  const { accrual, waitingDays } = event.rules;
  if (event.kind === 'work') return accrual.by === 'work' ? earned(state, event, accrual, hiredOn) : state;
  if (event.kind === 'lapse') {
    // Another year has begun since, by other rules: what is carried by now is what that one let in.
    if (event.carriedOn !== state.carriedOn) return state;
    const lapsed = Math.max(0, Math.min(state.carried - state.used, state.balance));
    return { ...state, balance: state.balance - lapsed, carried: 0 };
  }
  if (accrual.by === 'work') return yearBegun(state, accrual.carryOverCapMinutes);
  if (accrual.by !== 'calendar') return state;
  const calendar: CalendarAccrual = { ...accrual, hireDate: hiredOn, waitingDays, payDays };
  const { kind, date, aheadOf } = event;
  return { ...state, ...stepByCalendar(state, { kind, date, ...(aheadOf !== undefined && { aheadOf }) }, calendar) };
}

/** What is worked is added up, so that no part of a minute is lost between weeks; a cap never takes away what is there. */
function earned(
  before: Progress,
  { date, minutes, dayMinutes }: Extract<LedgerEvent, { readonly kind: 'work' }>,
  rule: Extract<AccrualRule, { readonly by: 'work' }>,
  hireDate: PlainDate,
): Progress {
  const { workedPerMinute, yearBegins, balanceCapMinutes, balanceCapDays, ...limits } = rule;
  const state = inYearOf(before, date, { hireDate, ...(yearBegins !== undefined && { yearBegins }) });
  const workedMinutes = state.workedMinutes + minutes;
  const fair = Math.floor(workedMinutes / workedPerMinute) - Math.floor(state.workedMinutes / workedPerMinute);
  const cap =
    balanceCapDays === undefined
      ? balanceCapMinutes
      : whicheverIsMore({ minutes: balanceCapMinutes ?? 0, days: balanceCapDays }, dayMinutes);
  const granted = allowed(fair, state, { ...limits, ...(cap !== undefined && { balanceCapMinutes: cap }) });
  const grantedInYear = state.grantedInYear + granted;
  return { ...state, workedMinutes, balance: state.balance + granted, grantedInYear, grantedOn: date };
}
