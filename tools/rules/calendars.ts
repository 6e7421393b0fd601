import * as z from 'zod/mini';
import { holidayIn, observedOn } from '../../src/domain/holidays/holiday-date.ts';
import { dayShifts, moveOffDaysOff, weekend } from '../../src/domain/kernel/business-day.ts';
import { decimal, divide, multiply, toDecimal, zero, type Fraction } from '../../src/domain/kernel/fraction.ts';
import { roundToPlaces } from '../../src/domain/kernel/rounding-mode.ts';
import { isHolidayPaid } from '../../src/domain/pay-rules/holiday-pay.ts';
import { payFrequencies, payPeriods } from '../../src/domain/pay-rules/pay-periods.ts';
import { paymentDays, prorate, type SalarySpan } from '../../src/domain/pay-rules/salary-proration.ts';
import { convertPay, hourlyOf } from '../../src/domain/pay-rules/salary.ts';
import { kind, saidUnder, unsupported } from './kind.ts';
import { amount, date, weekday } from './moments.ts';
import { inCents, interval } from './pay.ts';

const dates = z._default(z.array(date), []);
const yes = z._default(z.boolean(), false);

export const businessDay = kind(
  z.object({
    date,
    rule: z.enum(dayShifts),
    holidays: dates,
    nonWorkingWeekdays: z._default(z.array(weekday), [...weekend]),
  }),
  (input) => ({
    date: moveOffDaysOff(input.date, input.rule, { weekdays: input.nonWorkingWeekdays, holidays: input.holidays }),
  }),
);

export const holidayDate = kind(
  z.object({
    year: z.int(),
    month: z.int(),
    weekday: z.optional(weekday),
    nth: z.optional(z.union([z.int(), z.literal('last')])),
    day: z.optional(z.int()),
    dayOfMonth: z.optional(z.int()),
    onOrBefore: z.optional(z.int()),
    onOrAfter: z.optional(z.int()),
    observed: z._default(z.enum(dayShifts), 'none'),
  }),
  (input) => {
    const { year, month, weekday: on, nth, onOrBefore, onOrAfter } = input;
    const day = input.day ?? input.dayOfMonth;
    const found = (() => {
      if (on === undefined) return day === undefined ? undefined : holidayIn(year, { month, day });
      if (onOrBefore !== undefined) return holidayIn(year, { month, weekday: on, onOrBefore });
      if (onOrAfter !== undefined) return holidayIn(year, { month, weekday: on, onOrAfter });
      return holidayIn(year, { month, weekday: on, nth: nth === 'last' ? -1 : (nth ?? 1) });
    })();
    return { date: found === undefined ? null : observedOn(found, input.observed) };
  },
);

export const holidayEligibility = kind(
  z.object({
    basis: z._default(z.enum(['calendar', 'scheduled']), 'scheduled'),
    holiday: date,
    scheduled: dates,
    worked: dates,
  }),
  ({ basis, holiday, scheduled, worked }) => ({ eligible: isHolidayPaid(holiday, basis, scheduled, worked) }),
);

const frequency = z.pipe(
  z.string(),
  z.transform((text, context) => {
    const name = text.replace(/^(semi|bi)-/, '$1').replace(/^(annually|yearly)$/, 'annual');
    const found = payFrequencies.find((each) => each === name);
    if (found !== undefined) return found;
    context.issues.push({ code: 'custom', message: 'not a frequency', input: text });
    return z.NEVER;
  }),
);

export const payPeriodList = kind(
  z.object({
    frequency,
    from: date,
    count: z._default(z.int(), 1),
    startDays: z.optional(z.array(z.int()).check(z.minLength(1))),
    holidays: dates,
    pay: z.optional(
      z.object({
        daysAfterEnd: z.optional(z.int()),
        daysOfMonth: z.optional(z.array(z.int()).check(z.minLength(1))),
        businessDay: yes,
      }),
    ),
  }),
  ({ from, count, startDays, pay, holidays, ...rule }) => ({
    periods: payPeriods(
      {
        ...rule,
        ...(startDays === undefined ? {} : { startDays }),
        ...(pay === undefined
          ? {}
          : {
              payDate: {
                businessDay: pay.businessDay,
                ...(pay.daysAfterEnd === undefined ? {} : { daysAfterEnd: pay.daysAfterEnd }),
                ...(pay.daysOfMonth === undefined ? {} : { daysOfMonth: pay.daysOfMonth }),
              },
            }),
      },
      from,
      count,
      holidays,
    ),
  }),
);

const twoPlaces = (value: Fraction): string => toDecimal(value, 2);
const cent = (value: Fraction): Fraction => roundToPlaces(value, 2, 'half-up');

export const rateConversion = kind(
  z.object({
    convert: z.string(),
    amount,
    period: z.prefault(interval, 'weekly'),
    weeklyHours: z._default(z.number(), 40),
    hours: z._default(z.number(), 40),
    multiplier: z._default(amount, '1.5'),
    roundWeekly: yes,
    roundHourly: yes,
    withOvertimeRate: yes,
    mode: z._default(z.string(), 'half-up'),
  }),
  (input) => {
    const asked = decimal(input.amount);
    const printed = (value: Fraction) =>
      toDecimal(roundToPlaces(value, 2, input.mode === 'down' ? 'truncate' : 'half-up'), 2);
    const exactWeekly = convertPay(asked, input.period, 'weekly');
    const weekly = input.roundWeekly ? cent(exactWeekly) : exactWeekly;
    const exactHourly = hourlyOf(weekly, input.weeklyHours * 60);
    const hourly = input.roundHourly ? cent(exactHourly) : exactHourly;
    switch (input.convert) {
      case 'salary-to-weekly':
        return { weekly: printed(exactWeekly) };
      case 'salary-to-hourly':
        return {
          weekly: twoPlaces(weekly),
          hourly: twoPlaces(hourly),
          overtimeRate: twoPlaces(multiply(hourly, decimal(input.multiplier))),
        };
      case 'weekly-to-period':
        return { amount: printed(convertPay(asked, 'weekly', input.period)) };
      case 'annual-to-period':
        return { amount: printed(convertPay(asked, 'annual', input.period)) };
      case 'blended-overtime-rate': {
        const average = input.hours === 0 ? zero : divide(asked, decimal(String(input.hours)));
        return { rate: printed(multiply(average, decimal(input.multiplier))) };
      }
      default:
        return unsupported;
    }
  },
);

const optionalDate = z.optional(date);

export const salaryProration = kind(
  z.looseObject({
    salary: amount,
    periodStart: date,
    periodEnd: date,
    hireDate: optionalDate,
    terminationDate: optionalDate,
    wageEffective: optionalDate,
  }),
  ({ hireDate, terminationDate, wageEffective, ...input }) => {
    // The wage that this one gives way to has no name of its own in the schema.
    const [later] = saidUnder(input, /wage/i);
    const span: SalarySpan = Object.fromEntries(
      Object.entries({ hireDate, wageEffective, terminationDate, nextWageEffective: later?.[1] }).filter(
        ([, value]) => date.safeParse(value).success,
      ),
    );
    return {
      amountCents: inCents(prorate(decimal(input.salary), { start: input.periodStart, end: input.periodEnd }, span)),
    };
  },
);

const range = z.pipe(
  z.union([
    z.pipe(
      z.tuple([date, date]),
      z.transform(([start, end]) => ({ start, end, halfDay: false })),
    ),
    z.object({ start: date, end: date, halfDay: yes }),
  ]),
  z.transform(({ start, end, halfDay }) => ({ start, end, dayFraction: halfDay ? 1 / 2 : 1 })),
);

export const paidDays = kind(
  z.object({
    periodStart: date,
    periodEnd: date,
    nonWorkingWeekdays: z._default(z.array(weekday), []),
    holidays: dates,
    unpaidLeaves: z._default(z.array(range), []),
  }),
  (input) => {
    const { workingDays, unpaidDays } = paymentDays(
      { start: input.periodStart, end: input.periodEnd },
      input.unpaidLeaves,
      { weekdays: input.nonWorkingWeekdays, holidays: input.holidays },
    );
    return { workingDays, unpaidDays, paymentDays: workingDays - unpaidDays };
  },
);
