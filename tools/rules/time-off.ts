import * as z from 'zod/mini';
import { decimal, fraction, multiply, toDecimal, toNumber, type Fraction } from '../../src/domain/kernel/fraction.ts';
import { roundBy } from '../../src/domain/kernel/rounding-mode.ts';
import { daysBetween } from '../../src/domain/kernel/time.ts';
import { accruedByCalendar, type GrantFrequency, type Milestone } from '../../src/domain/time-off/accrual-calendar.ts';
import { balancesByHour } from '../../src/domain/time-off/accrual-hourly.ts';
import {
  afterCarryOverExpiry,
  carriedOver,
  fmlaEntitlement,
  shareOfYear,
  withGrants,
} from '../../src/domain/time-off/accrual-shares.ts';
import { accruedAdjustment, employmentAdjustment } from '../../src/domain/time-off/allowance.ts';
import { californiaSickLeave, sickAccrual, sickPay } from '../../src/domain/time-off/sick-leave.ts';
import { kind, unsupported } from './kind.ts';
import { amount, date, weekday } from './moments.ts';

const none = z._default(z.number(), 0);
const optionalNumber = z.optional(z.number());
const exact = z.pipe(amount, z.transform(decimal));

const intervals: Readonly<Record<string, 'week' | 'month' | 'quarter' | 'half-year' | 'year'>> = {
  week: 'week',
  weekly: 'week',
  month: 'month',
  monthly: 'month',
  quarter: 'quarter',
  quarterly: 'quarter',
  'half-year': 'half-year',
  year: 'year',
  yearly: 'year',
  annual: 'year',
};

const frequency = z.pipe(
  z.object({
    every: z.string(),
    dayOfMonth: z._default(z.number(), 1),
    monthOfQuarter: z._default(z.number(), 1),
    month: z._default(z.number(), 1),
    weekday: z._default(weekday, 'monday'),
  }),
  z.transform(({ every: name, dayOfMonth, monthOfQuarter, month, weekday: on }): GrantFrequency | undefined => {
    const every = intervals[name];
    if (every === undefined) return undefined;
    if (every === 'week') return { every, weekday: on };
    if (every === 'quarter') return { every, monthOfQuarter, dayOfMonth };
    if (every === 'year' || every === 'half-year') return { every, month, dayOfMonth };
    return { every, dayOfMonth };
  }),
);

const milestone = z.pipe(
  z.object({
    afterYears: none,
    minutesPerYear: z.number(),
    carryOverCapMinutes: optionalNumber,
    balanceCapMinutes: optionalNumber,
    annualCapMinutes: optionalNumber,
  }),
  z.transform(({ afterYears, minutesPerYear, ...caps }): Milestone => ({
    afterYears,
    minutesPerYear,
    ...Object.fromEntries(Object.entries(caps).filter(([, value]) => value !== undefined)),
  })),
);

/** Minutes to the second: fractions of one are kept while counting and dropped where they are shown. */
const toTheSecond = (minutes: Fraction): number => Number(roundBy(multiply(minutes, fraction(60)), 'half-up')) / 60;

export const accrualCalendar = kind(
  z.object({
    hireDate: date,
    asOf: date,
    frequency,
    milestones: z.array(milestone),
    minimumEmployedDays: none,
    prorateFirst: z.optional(z.union([z.string(), z.boolean()])),
    openingMinutes: none,
    openingBalanceMinutes: none,
  }),
  (input) => {
    const { hireDate, asOf, milestones, prorateFirst, frequency: grants } = input;
    if (grants === undefined) return unsupported;
    const prorates = typeof prorateFirst === 'string' || prorateFirst === true;
    const ofPeriod = typeof prorateFirst === 'string' && prorateFirst.includes('period');
    const balance = accruedByCalendar({
      hireDate,
      asOf,
      milestones,
      frequency: grants,
      waitingDays: input.minimumEmployedDays,
      openingMinutes: input.openingMinutes + input.openingBalanceMinutes,
      ...(prorates ? { prorateFirst: ofPeriod ? ('of-period' as const) : ('of-year' as const) } : {}),
    });
    return { balanceMinutes: toTheSecond(balance) };
  },
);

export const accrualHourly = kind(
  z.object({
    ratePerHourMinutes: exact,
    events: z.array(
      z.object({
        type: z.enum(['worked', 'adjust', 'used']),
        minutes: z.number(),
        newAccrualYear: z._default(z.boolean(), false),
      }),
    ),
    openingMinutes: none,
    balanceCapMinutes: optionalNumber,
    annualAccrualCapMinutes: optionalNumber,
    adjustCountsAsAccrual: z._default(z.boolean(), false),
  }),
  ({ events, balanceCapMinutes, annualAccrualCapMinutes, ...rule }) => {
    const balances = balancesByHour(events, {
      ...rule,
      ...(balanceCapMinutes === undefined ? {} : { balanceCapMinutes }),
      ...(annualAccrualCapMinutes === undefined ? {} : { annualAccrualCapMinutes }),
    });
    return { balancesMinutes: balances.map(toTheSecond) };
  },
);

export const sickLeaveAccrual = kind(
  z.object({ workedMinutes: z.number(), capMinutes: optionalNumber }),
  ({ workedMinutes, capMinutes = californiaSickLeave.accrualCapMinutes }) => ({
    accruedMinutes: sickAccrual(workedMinutes, { ...californiaSickLeave, accrualCapMinutes: capMinutes }),
  }),
);

export const sickUse = kind(
  z.object({
    accruedMinutes: z.number(),
    scheduledMinutes: z.number(),
    days: z._default(z.number(), 1),
    daysSinceHire: z._default(z.number(), Infinity),
    usedThisYearMinutes: none,
  }),
  (input) => ({ paidMinutes: sickPay(input, californiaSickLeave) }),
);

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
    const share = (parts: number, of: number, places: number) => ({
      hours: toDecimal(shareOfYear(annual, decimal(String(parts)), decimal(String(of))), places),
    });
    const periods = input.payPeriods ?? input.payPeriodsPerYear;
    switch (formula) {
      case 'per-week':
      case 'weekly':
        return share(1, 52, 3);
      case 'per-month':
      case 'monthly':
        return share(1, 12, 3);
      case 'per-day':
        return share(1, input.daysInYear, 3);
      case 'per-pay-period':
      case 'per-period':
        return share(1, periods, 3);
      case 'biweekly':
        return share(1, 26, 3);
      case 'per-hour':
      case 'per-hour-worked':
        return share(1, input.annualWorkHours, 4);
      case 'elapsed-months':
        return share(input.months, 12, 2);
      case 'elapsed-days':
        return share(input.dayOfYear, input.daysInYear, 2);
      default:
        return unsupported;
    }
  },
);

/** Days with one decimal at least: `12.0`, `10.25`. */
const inDays = (value: Fraction): string => toDecimal(value, 4).replace(/(\.\d+?)0+$/, '$1');

export const accrualMonths = kind(
  z.object({ annualDays: exact, months: exact, capDays: z.optional(exact) }),
  ({ annualDays, months, capDays }) => {
    const earned = shareOfYear(annualDays, months, fraction(12));
    return { days: inDays(withGrants(fraction(0), [earned], capDays)) };
  },
);

export const accrualProrata = kind(
  z.object({
    amount: exact,
    from: date,
    periodEnd: date,
    periodDays: z.number(),
    proration: z._default(z.string(), 'calendar-days'),
  }),
  (input) => {
    const elapsed = Math.max(0, Math.min(daysBetween(input.from, input.periodEnd), input.periodDays));
    const employed = input.proration === 'none' ? input.periodDays : elapsed;
    return { days: toDecimal(shareOfYear(input.amount, fraction(employed), fraction(input.periodDays)), 4) };
  },
);

export const accrualCap = kind(
  z.object({ openingDays: z._default(exact, fraction(0)), grants: z.array(exact), capDays: z.optional(exact) }),
  ({ openingDays, grants, capDays }) => ({ days: inDays(withGrants(openingDays, grants, capDays)) }),
);

export const carryOver = kind(
  z.object({ balanceDays: exact, carryOverCapDays: z.optional(exact), thenGrant: z._default(exact, fraction(0)) }),
  ({ balanceDays, carryOverCapDays, thenGrant }) => ({
    days: inDays(carriedOver(balanceDays, carryOverCapDays, thenGrant)),
  }),
);

export const carryOverExpiry = kind(
  z.object({
    carriedDays: exact,
    newDays: exact,
    usedBeforeExpiry: z._default(exact, fraction(0)),
    usedAfterExpiry: z._default(exact, fraction(0)),
  }),
  (input) => {
    const { carriedDays, newDays, usedBeforeExpiry, usedAfterExpiry } = input;
    const { expired, remaining } = afterCarryOverExpiry(carriedDays, newDays, usedBeforeExpiry, usedAfterExpiry);
    return { expiredDays: toNumber(expired), remainingDays: toNumber(remaining) };
  },
);

const employment = { startDate: date, endDate: z.optional(date), now: date };

export const allowanceProration = kind(
  z.object({ ...employment, nominalDays: z.number() }),
  ({ startDate, endDate, now, nominalDays }) => ({
    employmentAdjustmentDays: employmentAdjustment(
      endDate === undefined ? { startDate } : { startDate, endDate },
      now,
      nominalDays,
    ),
  }),
);

export const allowanceAccrual = kind(
  z.object({ ...employment, allowanceDays: z.number() }),
  ({ startDate, endDate, now, allowanceDays }) => ({
    accruedAdjustmentDays: accruedAdjustment(
      endDate === undefined ? { startDate } : { startDate, endDate },
      now,
      allowanceDays,
    ),
  }),
);

export const fmla = kind(
  z.object({
    weeklyHours: z.union([exact, z.array(exact).check(z.minLength(1))]),
    workedHours: z.optional(exact),
    leaveHours: z.optional(exact),
    weeks: z._default(z.number(), 12),
  }),
  (input) => {
    const weeks = Array.isArray(input.weeklyHours) ? input.weeklyHours : [input.weeklyHours];
    const usual = shareOfYear(weeks.reduce(sum), fraction(1), fraction(weeks.length));
    const leaveHours =
      input.leaveHours ?? (input.workedHours === undefined ? undefined : less(usual, input.workedHours));
    return {
      entitlementHours: toNumber(fmlaEntitlement(usual, input.weeks)),
      ...(leaveHours === undefined ? {} : { weekFraction: toDecimal(shareOfYear(leaveHours, fraction(1), usual), 3) }),
    };
  },
);

const sum = (a: Fraction, b: Fraction): Fraction => withGrants(a, [b], undefined);
const less = (a: Fraction, b: Fraction): Fraction => sum(a, multiply(b, fraction(-1)));
