import type { PlainDate } from '../kernel/time.ts';
import { yearAround } from './grant-days.ts';
import { rulesOn, whicheverIsMore, type RulesInForce, type YearlyUse } from './time-off-rules.ts';

/** What dates take from a balance. */
type TakenDays = readonly { readonly date: PlainDate; readonly minutes: number }[];

/** How much of a type one year may use, and what it uses already. */
export interface UseOfYears {
  readonly most: YearlyUse;
  readonly yearAround: (date: PlainDate) => { readonly from: PlainDate; readonly until: PlainDate };
  /** Of what was asked for, and waits or was approved. */
  readonly taken: TakenDays;
}

/**
 * The limit of a year's use by the rules of a date; undefined where they have none. The years are those by which the type is earned: from the
 * anniversary of being hired, or from the day that the policy says.
 */
export function yearlyUseOf(
  versions: readonly RulesInForce[],
  hireDate: PlainDate,
  on: PlainDate,
  taken: TakenDays,
): UseOfYears | undefined {
  const rules = rulesOn(versions, on);
  if (rules?.yearlyUse === undefined) return undefined;
  const yearBegins = rules.accrual.by === 'nothing' ? undefined : rules.accrual.yearBegins;
  const year = { hireDate, ...(yearBegins !== undefined && { yearBegins }) };
  return { most: rules.yearlyUse, yearAround: (date) => yearAround(date, year), taken };
}

/**
 * The first year that would use more than it may, from when on it is, and what is left of it; undefined where none would.
 *
 * | 40 h or 5 days, days of 8 h, 32 h used, 1 day  | none        |
 * | the same, 2 days                               | 8 h left    |
 * | the same, the second day in the next year      | none        |
 * | days of 10 h, 40 h used, 1 day                 | none: 5 days are 50 h |
 */
export function overUse(
  days: TakenDays,
  { most, yearAround: yearOf, taken }: UseOfYears,
  dayMinutes: number,
): { readonly yearFrom: PlainDate; readonly leftMinutes: number } | undefined {
  const mostMinutes = whicheverIsMore(most, dayMinutes);
  const years = new Map(days.map(({ date }) => [yearOf(date).from, yearOf(date)]));
  for (const { from, until } of years.values()) {
    const within = (of: TakenDays) =>
      of.filter(({ date }) => from <= date && date < until).reduce((sum, { minutes }) => sum + minutes, 0);
    const left = mostMinutes - within(taken);
    if (within(days) > left) return { yearFrom: from, leftMinutes: Math.max(0, left) };
  }
  return undefined;
}
