import * as z from 'zod/mini';
import {
  decimal,
  divide,
  fraction,
  multiply,
  subtract,
  sumOf,
  toDecimal,
  toNumber,
  type Fraction,
} from '../../src/domain/kernel/fraction.ts';
import { addYears, dayOfMonth, monthOf } from '../../src/domain/kernel/months.ts';
import { roundBy } from '../../src/domain/kernel/rounding-mode.ts';
import { addDays, weekdays, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { Milestone } from '../../src/domain/time-off/accrual-calendar.ts';
import { decideTimeOff } from '../../src/domain/time-off/decide-time-off.ts';
import { dueEntries, type WorkedWeek } from '../../src/domain/time-off/due-entries.ts';
import type { GrantFrequency } from '../../src/domain/time-off/grant-days.ts';
import { policyPresets } from '../../src/domain/time-off/policy-presets.ts';
import type { AccrualRule } from '../../src/domain/time-off/time-off-rules.ts';
import { usableOn } from '../../src/domain/time-off/time-off-versions.ts';
import { yearlyUseOf } from '../../src/domain/time-off/yearly-use.ts';
import { accruedAdjustment, employmentAdjustment } from './allowance.ts';
import { kind, unsupported } from './kind.ts';
import { amount, date, weekday } from './moments.ts';
import { balanceBy, balancesByWork, byHand, partsOfOne, rulesOf, someDay } from './time-off-ledger.ts';

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
  z.transform(({ every: name, dayOfMonth: day, monthOfQuarter, month, weekday: on }): GrantFrequency | undefined => {
    const every = intervals[name];
    if (every === undefined) return undefined;
    if (every === 'week') return { every, weekday: on };
    if (every === 'quarter') return { every, monthOfQuarter, dayOfMonth: day };
    if (every === 'year' || every === 'half-year') return { every, month, dayOfMonth: day };
    return { every, dayOfMonth: day };
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
    minutesPerYear: minutesPerYear * partsOfOne,
    ...Object.fromEntries(
      Object.entries(caps).flatMap(([name, value]) => (value === undefined ? [] : [[name, value * partsOfOne]])),
    ),
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
    const opening = input.openingMinutes + input.openingBalanceMinutes;
    const balance = balanceBy(
      {
        frequency: grants,
        milestones,
        ...(prorates && { prorateFirst: ofPeriod ? ('of-period' as const) : ('of-year' as const) }),
      },
      {
        hiredOn: hireDate,
        // Grants before the date count, one on it does not yet.
        on: addDays(asOf, -1),
        waitingDays: input.minimumEmployedDays,
        posted: opening === 0 ? [] : [byHand(addDays(hireDate, -1), opening * partsOfOne)],
      },
    );
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
  ({ events, ratePerHourMinutes, openingMinutes, balanceCapMinutes, annualAccrualCapMinutes, ...rule }) => {
    const accrual: AccrualRule = {
      by: 'work',
      workedPerMinute: 60 / toNumber(ratePerHourMinutes),
      ...(balanceCapMinutes !== undefined && { balanceCapMinutes: balanceCapMinutes * partsOfOne }),
      ...(annualAccrualCapMinutes !== undefined && { annualCapMinutes: annualAccrualCapMinutes * partsOfOne }),
    };
    const dated = datedOf(events);
    if (dated === undefined) return unsupported;
    const worked: WorkedWeek[] = [];
    const posted = openingMinutes === 0 ? [] : [byHand(addDays(someDay, -1), openingMinutes * partsOfOne)];
    for (const { on, type, minutes } of dated) {
      const parts = minutes * partsOfOne;
      const startsOn = addDays(on, -7);
      if (type === 'worked') worked.push({ startsOn, minutes: parts });
      else if (type === 'used') posted.push(byHand(on, -parts));
      else if (!rule.adjustCountsAsAccrual) posted.push(byHand(on, parts));
      else {
        // What counts as earned is what was written for a week, whatever was worked in it.
        worked.push({ startsOn, minutes: 0 });
        posted.push({ on, minutes: parts, period: `work ${startsOn}` });
      }
    }
    return { balancesMinutes: balancesByWork(accrual, worked, posted, dated).map(toTheSecond) };
  },
);

/** Each event on a day of its own, of a year of its own where one begins with it; undefined where a year has more events than days. */
function datedOf<Event extends { readonly newAccrualYear: boolean }>(events: readonly Event[]) {
  let [year, day] = [0, 7];
  const dated: (Event & { readonly on: PlainDate })[] = [];
  for (const event of events) {
    if (event.newAccrualYear) [year, day] = [year + 1, 0];
    const on = addDays(addYears(someDay, year), day);
    if (on >= addYears(someDay, year + 1)) return undefined;
    dated.push({ ...event, on });
    day += 1;
  }
  return dated;
}

const sickLeave = policyPresets.california_sick;

export const sickLeaveAccrual = kind(
  z.object({ workedMinutes: z.number(), capMinutes: optionalNumber }),
  ({ workedMinutes, capMinutes }) => {
    const { balanceCapDays: _, ...inHours } = sickLeave.accrual;
    const accrual = capMinutes === undefined ? sickLeave.accrual : { ...inHours, balanceCapMinutes: capMinutes };
    const versions = [{ from: someDay, rules: rulesOf(accrual) }];
    const worked = [{ startsOn: someDay, minutes: workedMinutes }];
    const due = dueEntries({ hiredOn: someDay, versions, posted: [], worked, until: addDays(someDay, 7) });
    return { accruedMinutes: due.reduce((sum, { minutes }) => sum + minutes, 0) };
  },
);

/** What of sick days is paid: what may be asked for by the rules of the product, as far as there is a balance for it. */
export const sickUse = kind(
  z.object({
    accruedMinutes: z.number(),
    scheduledMinutes: z.number(),
    days: z._default(z.int(), 1),
    daysSinceHire: z._default(z.number(), 3_650),
    usedThisYearMinutes: none,
  }),
  ({ accruedMinutes, scheduledMinutes, days, daysSinceHire, usedThisYearMinutes }) => {
    const startsOn = addDays(someDay, daysSinceHire);
    const yearBegins = { month: monthOf(startsOn), dayOfMonth: dayOfMonth(startsOn) };
    const versions = [{ from: someDay, rules: { ...sickLeave, accrual: { ...sickLeave.accrual, yearBegins } } }];
    const decided = decideTimeOff(
      { startsOn, endsOn: addDays(startsOn, days - 1), part: 'whole', fromMinute: null, toMinute: null },
      { unit: 'day' },
      { weeks: [{ from: someDay, week: { dayMinutes: scheduledMinutes, weekdays } }], holidays: [] },
      [],
      startsOn,
      {
        usableOn: usableOn(versions, someDay, startsOn),
        use: yearlyUseOf(versions, someDay, startsOn, [{ date: startsOn, minutes: usedThisYearMinutes }]),
      },
    );
    const asked = decided.ok
      ? decided.value.chargedMinutes
      : decided.refusal === 'time_off_yearly_use'
        ? decided.details.leftMinutes
        : 0;
    return { paidMinutes: Math.max(0, Math.min(accruedMinutes, asked)) };
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

/** Twelve usual weeks of leave: FMLA, 29 CFR 825.200, 825.205. The product has no such type yet; a week of it is a part of a week of that person. */
export const fmla = kind(
  z.object({
    weeklyHours: z.union([exact, z.array(exact).check(z.minLength(1))]),
    workedHours: z.optional(exact),
    leaveHours: z.optional(exact),
    weeks: z._default(z.number(), 12),
  }),
  (input) => {
    const weeks = Array.isArray(input.weeklyHours) ? input.weeklyHours : [input.weeklyHours];
    const usual = divide(sumOf(weeks), fraction(weeks.length));
    const leaveHours =
      input.leaveHours ?? (input.workedHours === undefined ? undefined : subtract(usual, input.workedHours));
    return {
      entitlementHours: toNumber(multiply(usual, fraction(input.weeks))),
      ...(leaveHours === undefined ? {} : { weekFraction: toDecimal(divide(leaveHours, usual), 3) }),
    };
  },
);
