import { fraction, multiply, toNumber, zero, type Fraction } from '../../src/domain/kernel/fraction.ts';
import { addMonths, firstOfMonth } from '../../src/domain/kernel/months.ts';
import { addDays, type PlainDate } from '../../src/domain/kernel/time.ts';
import { dueEntries, type PostedEntry, type WorkedWeek } from '../../src/domain/time-off/due-entries.ts';
import type { GrantFrequency, PayDay } from '../../src/domain/time-off/grant-days.ts';
import { projectedBalance } from '../../src/domain/time-off/projected-balance.ts';
import type { AccrualRule, TimeOffRules } from '../../src/domain/time-off/time-off-rules.ts';

/**
 * The product keeps time off in whole minutes, and asks the same rules of them. Published figures have seconds, and parts of days and of hours: so the
 * rules are asked in parts of each, small enough that a 12th, a 52nd and a 365th of one are whole.
 */
export const partsOfOne = 4 * 3 * 13 * 365 * 1_000;
const inParts = (value: Fraction): number => toNumber(multiply(value, fraction(partsOfOne)));
export const wholeParts = (value: Fraction): number => Math.round(inParts(value));
export const ofParts = (parts: number): Fraction => fraction(Math.round(parts), partsOfOne);

/** A first day of employment for cases that name none, in a year of 365 days. */
export const someDay = firstOfMonth(2001, 1);

export const rulesOf = (accrual: AccrualRule, more: Partial<TimeOffRules> = {}): TimeOffRules => ({
  accrual,
  waitingDays: 0,
  usableAfterDays: 0,
  ...more,
});

/** What somebody has as a date ends by one calendar, of which the figures are in parts. */
export function balanceBy(
  accrual: Omit<Extract<AccrualRule, { readonly by: 'calendar' }>, 'by'>,
  {
    hiredOn,
    from = hiredOn,
    on,
    posted = [],
    payDays = [],
    ...more
  }: {
    readonly hiredOn: PlainDate;
    /** From when on the calendar holds. */
    readonly from?: PlainDate;
    readonly on: PlainDate;
    readonly posted?: readonly PostedEntry[];
    readonly payDays?: readonly PayDay[];
  } & Partial<TimeOffRules>,
): Fraction {
  const versions = [{ from, rules: rulesOf({ by: 'calendar', ...accrual }, more) }];
  return ofParts(projectedBalance({ hiredOn, versions, posted, payDays }, on));
}

/** What a manager writes, or somebody takes. */
export const byHand = (on: PlainDate, minutes: number): PostedEntry => ({ on, minutes, period: null });

/** The balance as each date ends, of somebody who was hired on {@link someDay}. */
export function balancesByWork(
  accrual: AccrualRule,
  worked: readonly WorkedWeek[],
  posted: readonly PostedEntry[],
  dates: readonly { readonly on: PlainDate }[],
): Fraction[] {
  const versions = [{ from: someDay, rules: rulesOf(accrual) }];
  const last = dates.at(-1)?.on ?? someDay;
  const due = dueEntries({ hiredOn: someDay, versions, worked, posted, until: last });
  return dates.map(({ on }) =>
    ofParts([...posted, ...due].filter((row) => row.on <= on).reduce((sum, { minutes }) => sum + minutes, 0)),
  );
}

/** Amounts that are earned one after the other, up to a limit of the balance. */
export function earnedUpTo(opening: Fraction, amounts: readonly Fraction[], most: Fraction | undefined): Fraction {
  const accrual: AccrualRule = {
    by: 'work',
    workedPerMinute: 1,
    ...(most !== undefined && { balanceCapMinutes: wholeParts(most) }),
  };
  const worked = amounts.map((each, index) => ({ startsOn: addDays(someDay, index), minutes: wholeParts(each) }));
  const posted = [byHand(addDays(someDay, -1), wholeParts(opening))];
  const on = addDays(someDay, amounts.length + 7);
  return balancesByWork(accrual, worked, posted, [{ on }])[0] ?? opening;
}

/** What one of equal grants gives of a year's amount. */
export const grantOf = (annual: Fraction, frequency: GrantFrequency, payPeriods = 1): Fraction =>
  balanceBy(
    { frequency, milestones: [{ afterYears: 0, minutesPerYear: wholeParts(annual) }] },
    { hiredOn: someDay, on: someDay, payDays: [{ on: someDay, perYear: payPeriods, forDays: 1, ofDays: 1 }] },
  );

/** What is given for the days employed of a period that has so many: no more than the whole. */
export function grantFor(whole: Fraction, days: number, ofDays: number): Fraction {
  if (days <= 0) return zero;
  const end = addDays(someDay, Math.min(days, ofDays));
  const begin = { perYear: 1, forDays: 1, ofDays: 1 };
  return balanceBy(
    {
      frequency: { every: 'pay-period' },
      milestones: [{ afterYears: 0, minutesPerYear: wholeParts(whole) }],
      prorateFirst: 'of-period',
    },
    {
      hiredOn: someDay,
      from: addDays(someDay, 1),
      on: end,
      payDays: [
        { on: addDays(end, -ofDays), ...begin },
        { on: end, ...begin },
      ],
    },
  );
}

/** What the months of a year give one after the other, up to a limit of the balance; a month is given as it begins. */
export const grantsOfMonths = (annual: Fraction, months: number, most?: Fraction): Fraction =>
  months < 1
    ? zero
    : balanceBy(
        {
          frequency: { every: 'month', dayOfMonth: 1 },
          milestones: [
            {
              afterYears: 0,
              minutesPerYear: wholeParts(annual),
              ...(most !== undefined && { balanceCapMinutes: wholeParts(most) }),
            },
          ],
        },
        { hiredOn: someDay, on: addMonths(someDay, Math.floor(months) - 1) },
      );

/** What an hour of work earns, where so many of them earn the amount of a year. */
export function earnedByAnHour(annual: Fraction, hoursOfYear: number): Fraction {
  const accrual: AccrualRule = { by: 'work', workedPerMinute: hoursOfYear / toNumber(annual) };
  const worked = [{ startsOn: someDay, minutes: partsOfOne }];
  return balancesByWork(accrual, worked, [], [{ on: addDays(someDay, 7) }])[0] ?? zero;
}
