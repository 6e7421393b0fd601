import * as z from 'zod/mini';
import { decimal, fraction, toDecimal, toNumber, type Fraction } from '../../src/domain/kernel/fraction.ts';
import { addMonths, addYears } from '../../src/domain/kernel/months.ts';
import { addDays, daysBetween, weekdayOf } from '../../src/domain/kernel/time.ts';
import { dueEntries } from '../../src/domain/time-off/due-entries.ts';
import type { AccrualRule } from '../../src/domain/time-off/time-off-rules.ts';
import { kind, unsupported } from './kind.ts';
import { amount, date } from './moments.ts';
import {
  balanceBy,
  byHand,
  earnedByAnHour,
  earnedUpTo,
  grantFor,
  grantOf,
  grantsOfMonths,
  ofParts,
  rulesOf,
  someDay,
  wholeParts,
} from './time-off-ledger.ts';

const optionalNumber = z.optional(z.number());
const exact = z.pipe(amount, z.transform(decimal));
const number = z._default(z.number(), 0);

/** Formulas of a year's hours: for an interval of equal length to three places, for elapsed days to two. */
export const accrualRate = kind(
  z.object({
    formula: z.string(),
    annualHours: z.number(),
    dayOfYear: number,
    daysInYear: z._default(z.number(), 365),
    payPeriodsPerYear: z._default(z.number(), 26),
    payPeriods: optionalNumber,
    annualWorkHours: z._default(z.number(), 2_080),
    months: z._default(z.number(), 1),
  }),
  ({ formula, annualHours, ...input }) => {
    const annual = decimal(String(annualHours));
    const hours = (value: Fraction, places: number) => ({ hours: toDecimal(value, places) });
    switch (formula) {
      case 'per-week':
      case 'weekly':
        return hours(grantOf(annual, { every: 'week', weekday: weekdayOf(someDay) }), 3);
      case 'per-month':
      case 'monthly':
        return hours(grantOf(annual, { every: 'month', dayOfMonth: 1 }), 3);
      case 'biweekly':
        return hours(grantOf(annual, { every: 'two-weeks', from: someDay }), 3);
      case 'per-pay-period':
      case 'per-period':
        return hours(grantOf(annual, { every: 'pay-period' }, input.payPeriods ?? input.payPeriodsPerYear), 3);
      case 'per-day':
        return hours(grantFor(annual, 1, input.daysInYear), 3);
      case 'per-hour':
      case 'per-hour-worked':
        return hours(earnedByAnHour(annual, input.annualWorkHours), 4);
      case 'elapsed-months':
        return hours(grantsOfMonths(annual, input.months), 2);
      case 'elapsed-days':
        return hours(grantFor(annual, input.dayOfYear, input.daysInYear), 2);
      default:
        return unsupported;
    }
  },
);

/** Days with one decimal at least: `12.0`, `10.25`. */
const inDays = (value: Fraction): string => toDecimal(value, 4).replace(/(\.\d+?)0+$/, '$1');

export const accrualMonths = kind(
  z.object({ annualDays: exact, months: z.pipe(exact, z.transform(toNumber)), capDays: z.optional(exact) }),
  ({ annualDays, months, capDays }) =>
    Number.isInteger(months) ? { days: inDays(grantsOfMonths(annualDays, months, capDays)) } : unsupported,
);

export const accrualProrata = kind(
  z.object({
    amount: exact,
    from: date,
    periodEnd: date,
    periodDays: z.number(),
    proration: z._default(z.string(), 'calendar-days'),
  }),
  ({ amount: whole, from, periodEnd, periodDays, proration }) => {
    const employed = proration === 'none' ? periodDays : daysBetween(from, periodEnd);
    return { days: toDecimal(grantFor(whole, employed, periodDays), 4) };
  },
);

export const accrualCap = kind(
  z.object({ openingDays: z._default(exact, fraction(0)), grants: z.array(exact), capDays: z.optional(exact) }),
  ({ openingDays, grants, capDays }) => ({ days: inDays(earnedUpTo(openingDays, grants, capDays)) }),
);

/** A calendar that gives once a year, as it begins, and what somebody had before the first that they come to. */
function newYear(had: Fraction, given: Fraction, carryOverCap: Fraction | undefined) {
  const hiredOn = addYears(someDay, -1);
  const yearly = {
    afterYears: 0,
    minutesPerYear: wholeParts(given),
    ...(carryOverCap !== undefined && { carryOverCapMinutes: wholeParts(carryOverCap) }),
  };
  const accrual: AccrualRule = {
    by: 'calendar',
    frequency: { every: 'year', month: 1, dayOfMonth: 1 },
    milestones: [yearly],
  };
  const before = addDays(someDay, -1);
  return { accrual, employed: { hiredOn, from: before }, opening: byHand(before, wholeParts(had)) };
}

export const carryOver = kind(
  z.object({ balanceDays: exact, carryOverCapDays: z.optional(exact), thenGrant: z._default(exact, fraction(0)) }),
  ({ balanceDays, carryOverCapDays, thenGrant }) => {
    const { accrual, employed, opening } = newYear(balanceDays, thenGrant, carryOverCapDays);
    return { days: inDays(balanceBy(accrual, { ...employed, on: someDay, posted: [opening] })) };
  },
);

export const carryOverExpiry = kind(
  z.object({
    carriedDays: exact,
    newDays: exact,
    usedBeforeExpiry: z._default(exact, fraction(0)),
    usedAfterExpiry: z._default(exact, fraction(0)),
  }),
  ({ carriedDays, newDays, usedBeforeExpiry, usedAfterExpiry }) => {
    const { accrual, employed, opening } = newYear(carriedDays, newDays, undefined);
    const lapsesOn = addMonths(someDay, 3);
    const used = [
      byHand(addDays(lapsesOn, -1), -wholeParts(usedBeforeExpiry)),
      byHand(lapsesOn, -wholeParts(usedAfterExpiry)),
    ];
    const versions = [{ from: employed.from, rules: rulesOf(accrual, { carriedLapsesAfterMonths: 3 }) }];
    const posted = [opening, ...used];
    const due = dueEntries({ hiredOn: employed.hiredOn, versions, posted, worked: [], until: lapsesOn });
    const sum = (rows: readonly { readonly minutes: number }[]) =>
      toNumber(ofParts(rows.reduce((all, { minutes }) => all + minutes, 0)));
    return {
      expiredDays: -sum(due.filter(({ kind: told }) => told === 'expired')) + 0,
      remainingDays: sum([...posted, ...due]),
    };
  },
);
