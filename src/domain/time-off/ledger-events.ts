import { addMonths } from '../kernel/months.ts';
import { addDays, type PlainDate } from '../kernel/time.ts';
import {
  aheadFrom,
  calendarEvents,
  periodAhead,
  type CalendarAccrual,
  type CalendarEvent,
} from './accrual-calendar.ts';
import type { AccrualFacts, PostedEntry } from './due-entries.ts';
import type { TimeOffRules } from './time-off-rules.ts';

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
    };

/** On one date what was carried lapses and a year begins before anything is granted, and what people write comes last. */
const order = ['lapse', 'year', 'grant', 'work', 'entry'] as const satisfies readonly LedgerEvent['kind'][];

/** All that happens to the balance up to a date, in order. */
export function eventsOf(facts: AccrualFacts): readonly LedgerEvent[] {
  const { hiredOn, lastDay, versions, posted, until } = facts;
  const end = addDays(lastDay === undefined || lastDay === null || until < lastDay ? until : lastDay, 1);
  const inOrder = versions.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const events = inOrder.flatMap(({ from, rules }, index): LedgerEvent[] => {
    const next = inOrder[index + 1]?.from ?? end;
    const [begin, stop] = [from > hiredOn ? from : hiredOn, next < end ? next : end];
    return begin < stop ? eventsUnder(rules, { from: begin, to: stop, end }, facts) : [];
  });
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

/**
 * What one version has happen from a date on and before another. A week that is worked goes whole by the version in force on its first
 * day, also where another is in force when it is over, and what was carried lapses by the version under which it was carried.
 * What is worked is earned by statute: Cal. Lab. Code 246(b).
 */
function eventsUnder(
  rules: TimeOffRules,
  { from, to, end }: { readonly from: PlainDate; readonly to: PlainDate; readonly end: PlainDate },
  facts: Pick<AccrualFacts, 'hiredOn' | 'worked' | 'payDays' | 'until' | 'suspensions'>,
): LedgerEvent[] {
  const { hiredOn, worked, payDays = [], until, suspensions = [] } = facts;
  const { accrual, carriedLapsesAfterMonths: months } = rules;
  if (accrual.by === 'nothing') return [];
  if (accrual.by === 'work') {
    return worked.flatMap(({ startsOn, minutes }): LedgerEvent[] => {
      const date = addDays(startsOn, 7);
      const isOfVersion = from <= startsOn && startsOn < to;
      const isEarning = isOfVersion && startsOn >= addDays(hiredOn, rules.waitingDays) && date <= until;
      return isEarning ? [{ kind: 'work', date, period: `work ${startsOn}`, rules, minutes }] : [];
    });
  }
  const granted = { frequency: accrual.frequency, payDays };
  const events = calendarEvents({ ...accrual, hireDate: hiredOn, waitingDays: rules.waitingDays, payDays }, from, to);
  const last = suspensions.toSorted((a, b) => (a.back < b.back ? -1 : 1)).at(-1);
  const isBack = last !== undefined && accrual.prorateFirst === 'ahead' && from <= last.back && last.back < to;
  const missed = isBack ? events.filter(({ date }) => last.from <= date && date < last.back) : [];
  const rest = isBack ? aheadFrom(last.back, granted).filter((one) => isOfOneOf(one, missed, granted)) : [];
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
