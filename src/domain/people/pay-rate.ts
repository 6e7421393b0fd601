import { parseCents, type Cents } from '../kernel/money.ts';
import { accept, refuse, type Result } from '../kernel/result.ts';
import type { PlainDate } from '../kernel/time.ts';

/** The most that an hour may be paid, in cents: beyond it a figure was mistyped. */
export const highestCentsPerHour = 1_000_000;

/** Reads a rate as people type it, such as `18.50`; undefined where it is none, or nothing, or more than anybody is paid. */
export function parseRate(text: string): Cents | undefined {
  const cents = parseCents(text);
  return cents !== undefined && cents > 0 && cents <= highestCentsPerHour ? cents : undefined;
}

/** A row of somebody's pay rates: in force from `startsOn` until a later one begins. */
export interface PayRate {
  readonly id: string;
  readonly startsOn: PlainDate;
  readonly centsPerHour: Cents;
  /** The row that this one corrects; null for a rate of its own. */
  readonly supersedesId: string | null;
}

/** The rates that count: those that no later row corrects, by the date they begin. */
export function ratesThatCount<Rate extends PayRate>(rows: readonly Rate[]): readonly Rate[] {
  const corrected = new Set(rows.map(({ supersedesId }) => supersedesId));
  return rows
    .filter(({ id }) => !corrected.has(id))
    .toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : Number(a.startsOn > b.startsOn)));
}

/** The rate in force on a date; undefined before the first one begins. */
export const rateOn = <Rate extends PayRate>(rows: readonly Rate[], on: PlainDate): Rate | undefined =>
  ratesThatCount(rows).findLast(({ startsOn }) => startsOn <= on);

/** The rates that are in force on any of some dates, both included, by the date they begin. */
export function ratesDuring<Rate extends PayRate>(
  rows: readonly Rate[],
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
): readonly Rate[] {
  const rates = ratesThatCount(rows).filter(({ startsOn }) => startsOn <= to);
  const first = rates.findLastIndex(({ startsOn }) => startsOn <= from);
  return rates.slice(Math.max(0, first));
}

export interface PayRateWish {
  readonly startsOn: PlainDate;
  readonly centsPerHour: Cents;
  readonly reason: string | undefined;
}

/**
 * What setting a rate appends. A date that has a rate already gets a correction, which must say why; the same
 * rate as is in force anyway changes nothing and is refused.
 *
 * @returns the row that is corrected, if any, and what was in force on that date until now
 */
export function decidePayRate<Rate extends PayRate>(
  rows: readonly Rate[],
  { startsOn, centsPerHour, reason }: PayRateWish,
): Result<
  { readonly supersedes: Rate | undefined; readonly before: Rate | undefined },
  'pay_rate_unchanged' | 'pay_rate_reason_missing'
> {
  const before = rateOn(rows, startsOn);
  if (before?.centsPerHour === centsPerHour) return refuse('pay_rate_unchanged');
  const supersedes = before?.startsOn === startsOn ? before : undefined;
  if (supersedes !== undefined && reason === undefined) return refuse('pay_rate_reason_missing');
  return accept({ supersedes, before });
}
