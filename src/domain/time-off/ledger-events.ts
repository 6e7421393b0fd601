import { addMonths } from '../kernel/months.ts';
import { addDays, type PlainDate } from '../kernel/time.ts';
import type { CalendarAccrual } from './accrual-calendar.ts';
import type { AccrualFacts, PostedEntry, WorkedWeek } from './due-entries.ts';
import { aheadFrom, calendarEvents, periodAhead, yearsWithin, type CalendarEvent } from './grant-days.ts';
import { usualWeek } from './leave-week.ts';
import type { AccrualRule, TimeOffRules } from './time-off-rules.ts';

/** What happens to the balance of a type on a date. */
export type LedgerEvent =
  | { readonly kind: 'entry'; readonly date: PlainDate; readonly minutes: number; readonly usedMinutes: number }
  | {
      readonly kind: 'year' | 'lapse' | 'grant';
      readonly date: PlainDate;
      readonly period: string;
      readonly rules: TimeOffRules;
      readonly aheadOf?: PlainDate;
      /** It is the rest of what they missed while they were suspended. */
      readonly isRest?: boolean;
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
      /** What a day of leave is to them then. */
      readonly dayMinutes: number;
    };

/** On one date what was carried lapses and a year begins before anything is granted, and what people write comes last. */
const order = ['lapse', 'year', 'grant', 'work', 'entry'] as const satisfies readonly LedgerEvent['kind'][];

/** All that happens to the balance up to a date, in order. */
export function eventsOf(facts: AccrualFacts): readonly LedgerEvent[] {
  const { hiredOn, lastDay, versions, posted, until } = facts;
  const end = addDays(lastDay === undefined || lastDay === null || until < lastDay ? until : lastDay, 1);
  const inOrder = versions.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const held = inOrder.flatMap(({ from, rules }, index): VersionHeld[] => {
    const next = inOrder[index + 1]?.from ?? end;
    const to = next < end ? next : end;
    return laterOf(from, hiredOn) < to ? [{ rules, from, to }] : [];
  });
  const events: readonly LedgerEvent[] = [
    ...held.flatMap((version) => eventsUnder(version, end, facts)),
    ...facts.worked.flatMap((week) => earnedIn(week, held, facts)),
  ];
  const ruled = new Set(events.flatMap((event) => ('period' in event ? [event.period] : [])));
  const entries = posted
    .filter((row) => row.on <= until && !ruled.has(periodOf(row.period) ?? ''))
    .map((entry): LedgerEvent => ({
      kind: 'entry',
      date: entry.on,
      minutes: entry.minutes,
      usedMinutes: usedBy(entry),
    }));
  return [...events, ...entries].toSorted((a, b) =>
    a.date === b.date ? order.indexOf(a.kind) - order.indexOf(b.kind) : a.date < b.date ? -1 : 1,
  );
}

/**
 * What a row takes, or gives back of what was taken: a use that is revoked was none, and one that counts again is one. What lapsed is no use,
 * also where rules that are gone had it lapse.
 */
const usedBy = ({ kind, minutes }: PostedEntry): number =>
  kind === 'revoked' || (minutes < 0 && kind !== 'expired') ? -minutes : 0;

/** The period that a row is of: whatever puts another right is of the same, with words of its own after it. */
export const periodOf = (name: string | null): string | null => name && name.split(' ', 2).join(' ');

/** How periods are named; the ledger names them so, and what is written there stays. */
const periodKinds = { year: 'anniversary', grant: 'grant' } as const;

/** A version in force from a date on and before another. */
interface VersionHeld {
  readonly rules: TimeOffRules;
  readonly from: PlainDate;
  readonly to: PlainDate;
}

const laterOf = (a: PlainDate, b: PlainDate): PlainDate => (a < b ? b : a);

/**
 * What a week that is over earns: once, by the first version that earns by work in it, also where another is in force when it is over. Where
 * that version begins within it, or the days of waiting end, what is worked from then on counts; all, where nobody knows on which days
 * it was. Of the week of being hired all counts, which is earned from the commencement of employment: Cal. Lab. Code 246(b)(1). Nobody works
 * before it, and who is entered later than that may have.
 *
 * | weeks from Mon 2 Nov, 8 h on each of Wed, Thu and Fri | counts |
 * | hired on the Wednesday, or entered on the Friday      | 24 h   |
 * | the policy begins on the Thursday                     | 16 h   |
 * | another follows it on the Friday                      | 16 h, by the former |
 * | hired on the Monday, three days of waiting            | 16 h   |
 * | hired on Mon 9 Nov                                    | nothing |
 */
function earnedIn(
  { startsOn, minutes, days, dayMinutes = usualWeek.dayMinutes }: WorkedWeek,
  held: readonly VersionHeld[],
  { hiredOn, until }: Pick<AccrualFacts, 'hiredOn' | 'until'>,
): LedgerEvent[] {
  const date = addDays(startsOn, 7);
  if (until < date || date <= hiredOn) return [];
  const earning = held.flatMap(({ rules, from, to }) => {
    const { accrual, waitingDays } = rules;
    const begin = waitingDays === 0 ? from : laterOf(from, addDays(hiredOn, waitingDays));
    return accrual.by === 'work' && startsOn < to && begin < to && begin < date ? [{ rules, begin }] : [];
  });
  return earning.slice(0, 1).map(({ rules, begin }) => ({
    kind: 'work',
    date,
    period: `work ${startsOn}`,
    rules,
    minutes: begin <= startsOn || days === undefined ? minutes : workedSince(begin, days),
    dayMinutes,
  }));
}

const workedSince = (begin: PlainDate, days: NonNullable<WorkedWeek['days']>): number =>
  days.reduce((sum, day) => (day.date < begin ? sum : sum + day.minutes), 0);

/** The years and grants that one version has; what was carried lapses by the version under which it was carried. */
function eventsUnder(
  { rules, from: begun, to }: VersionHeld,
  end: PlainDate,
  facts: Pick<AccrualFacts, 'hiredOn' | 'payDays' | 'suspensions'>,
): LedgerEvent[] {
  const { accrual, carriedLapsesAfterMonths: months } = rules;
  if (accrual.by === 'nothing') return [];
  const from = laterOf(begun, facts.hiredOn);
  const { events, rest } =
    accrual.by === 'work'
      ? { events: yearsWithin({ ...accrual, hireDate: facts.hiredOn }, from, to), rest: [] }
      : grantedBy(accrual, rules.waitingDays, { from, to }, facts);
  return [...events, ...rest].flatMap((one): LedgerEvent[] => {
    const { kind, date, aheadOf } = one;
    // Named by the day that it is ahead of: a first day of work that is corrected gives it no second time.
    const period = aheadOf === undefined ? `${periodKinds[kind]} ${date}` : `ahead ${aheadOf}`;
    const event: LedgerEvent = {
      kind,
      date,
      period,
      rules,
      ...(aheadOf !== undefined && { aheadOf }),
      isRest: rest.includes(one),
    };
    if (kind === 'grant' || months === undefined) return [event];
    const lapses = addMonths(date, months);
    if (lapses >= end) return [event];
    const isOfFormer = lapses >= to;
    return [event, { kind: 'lapse', date: lapses, period: `lapse ${lapses}`, rules, carriedOn: date, isOfFormer }];
  });
}

/** What the calendar of one version gives, and what is left to give to somebody who came back from a suspension. */
function grantedBy(
  accrual: Extract<AccrualRule, { readonly by: 'calendar' }>,
  waitingDays: number,
  { from, to }: Pick<VersionHeld, 'from' | 'to'>,
  { hiredOn, payDays = [], suspensions = [] }: Pick<AccrualFacts, 'hiredOn' | 'payDays' | 'suspensions'>,
): Record<'events' | 'rest', readonly CalendarEvent[]> {
  const granted = { frequency: accrual.frequency, payDays };
  const events = calendarEvents({ ...accrual, hireDate: hiredOn, waitingDays, payDays }, from, to);
  const last = suspensions.toSorted((a, b) => (a.back < b.back ? -1 : 1)).at(-1);
  const isBack = last !== undefined && accrual.prorateFirst === 'ahead' && from <= last.back && last.back < to;
  const missed = isBack ? events.filter(({ date }) => last.from <= date && date < last.back) : [];
  const rest = isBack ? aheadFrom(last.back, granted).filter((one) => isOfOneOf(one, missed, granted)) : [];
  return { events, rest };
}

/** Whether a version would have granted for the same time before: only what is missed is given to whoever comes back. */
function isOfOneOf(
  rest: CalendarEvent,
  events: readonly CalendarEvent[],
  granted: Pick<CalendarAccrual, 'frequency' | 'payDays'>,
): boolean {
  const { start } = periodAhead(rest, granted);
  return events.some(({ kind, date }) => kind === 'grant' && start <= date && date < rest.date);
}

/** The period that a row for it is named by. */
export const nameOf = (event: LedgerEvent): string | undefined => (event.kind === 'entry' ? undefined : event.period);
