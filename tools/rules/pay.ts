import * as z from 'zod/mini';
import { decimal, fraction, multiply, toDecimal, zero, type Fraction } from '../../src/domain/kernel/fraction.ts';
import { roundToCents } from '../../src/domain/kernel/money.ts';
import { bonusPremium, flatSumBonusPremium } from '../../src/domain/pay-rules/bonus.ts';
import { earningsIn } from '../../src/domain/pay-rules/earnings-by-place.ts';
import { splitOvertime, sumOfDays } from '../../src/domain/pay-rules/overtime-split.ts';
import { presets } from '../../src/domain/pay-rules/presets.ts';
import { timeValue, worthOf, type LevelRate, type RateLevel } from '../../src/domain/pay-rules/rate-precedence.ts';
import { convertPay, payIntervals, type PayInterval } from '../../src/domain/pay-rules/salary.ts';
import { tipCredit } from '../../src/domain/pay-rules/tip-credit.ts';
import {
  overtimeMethods,
  type OvertimeMethod,
  type RegularRateRules,
  type WeekEarnings,
} from '../../src/domain/pay-rules/week-earnings.ts';
import { payWeek, type WeekPay } from '../../src/domain/pay-rules/week-pay.ts';
import { overtimeOfWeek, payThroughChange } from '../../src/domain/pay-rules/workweek-change.ts';
import { kind } from './kind.ts';
import { amount } from './moments.ts';
import { Malformed } from './vector.ts';

const minutes = z.number().check(z.minimum(0));
const otherIntervals: Readonly<Record<string, PayInterval>> = {
  yearly: 'annual',
  annually: 'annual',
  'semi-monthly': 'semimonthly',
  fortnightly: 'biweekly',
  'bi-weekly': 'biweekly',
  fourweekly: 'four-weekly',
};
export const interval = z.pipe(
  z.string(),
  z.transform((text, context) => {
    const name = otherIntervals[text];
    const found = payIntervals.find((each) => each === (name ?? text));
    if (found !== undefined) return found;
    context.issues.push({ code: 'custom', message: 'not an interval', input: text });
    return z.NEVER;
  }),
);

export const inCents = (exact: Fraction): number => roundToCents(multiply(exact, fraction(100)));
const fortyHours = 2_400;
const eightyHours = 4_800;

const rateRules = {
  overtimeMethod: z.optional(z.enum(overtimeMethods)),
  overtimeRateUnrounded: z._default(z.boolean(), false),
  rounding: z.optional(z.object({ rate: z._default(z.enum(['exact', 'cent']), 'exact') })),
};

function rulesOf(asked: {
  overtimeMethod?: OvertimeMethod | undefined;
  overtimeRateUnrounded: boolean;
  rounding?: { rate: 'exact' | 'cent' } | undefined;
}): RegularRateRules {
  return {
    rateRounding: asked.rounding?.rate ?? 'exact',
    overtimeMethod: asked.overtimeMethod ?? 'premium-on-top',
    overtimeRateUnrounded: asked.overtimeRateUnrounded,
  };
}

const timeAndAHalf = fraction(3, 2);

function figuresOf(pay: WeekPay) {
  const { rates } = pay;
  const straight = ['straight-time', 'salary', 'hours-beyond-salary', 'regular-hours'];
  return {
    regularRate: toDecimal(rates.regular, 2),
    overtimeRate: toDecimal(rates.overtimeAt(timeAndAHalf), 2),
    overtimePremiumRate: toDecimal(rates.premiumAt(timeAndAHalf), 2),
    workedMinutes: pay.workedMinutes,
    regularMinutes: pay.workedMinutes - pay.overtimeMinutes,
    overtimeMinutes: pay.overtimeMinutes,
    straightTimeCents: pay.lines
      .filter((line) => straight.includes(line.kind))
      .reduce((sum, line) => sum + line.cents, 0),
    overtimePremiumCents: inCents(pay.premium),
    premiumDueCents: inCents(pay.premiumDue),
    overtimePayCents: inCents(pay.overtimePay),
    overtimeLineCents: inCents(multiply(fraction(pay.overtimeMinutes, 60), rates.overtimeAt(timeAndAHalf))),
    grossCents: pay.grossCents,
    lines: pay.lines.map((line) => ({ kind: line.code ?? line.kind, cents: line.cents })),
  };
}

export const weekPay = kind(
  z.object({
    segments: z._default(z.array(z.object({ minutes, rate: z.optional(amount) })), []),
    earnings: z._default(
      z.array(
        z.object({
          code: z._default(z.string(), 'earning'),
          amount,
          inRegularRate: z._default(z.boolean(), true),
          creditable: z._default(z.boolean(), false),
          flatSum: z.optional(z.boolean()),
        }),
      ),
      [],
    ),
    salary: z.optional(
      z.object({
        amount,
        period: z.prefault(interval, 'weekly'),
        covers: z._default(z.union([minutes, z.literal('all-hours')]), fortyHours),
      }),
    ),
    overtimeAfterMinutes: z._default(minutes, fortyHours),
    overtimeMinutes: z.optional(minutes),
    doubleMinutes: z._default(minutes, 0),
    doubleTimeMinutes: z._default(minutes, 0),
    jurisdiction: z.optional(z.string()),
    ...rateRules,
  }),
  (input) => {
    const work = input.segments.map(({ rate, ...each }) => (typeof rate === 'string' ? { ...each, rate } : each));
    const worked = work.reduce((sum, each) => sum + each.minutes, 0);
    const doubleMinutes = input.doubleMinutes + input.doubleTimeMinutes;
    if ((input.overtimeMinutes ?? 0) + doubleMinutes > worked)
      throw new Malformed('More overtime than work was asked for: look at "overtimeMinutes" and "doubleMinutes".');
    const overtime = Math.max(0, overtimeOfWeek(worked, input.overtimeAfterMinutes) - doubleMinutes);
    const week: WeekEarnings = {
      work,
      earnings: input.earnings.map(({ flatSum, ...each }) => ({
        ...each,
        flatSum: flatSum ?? isNamedFlatSum(each.code),
      })),
      overtime: [
        { multiplier: '1.5', minutes: input.overtimeMinutes ?? overtime },
        { multiplier: '2', minutes: doubleMinutes },
      ],
      ...(input.salary === undefined ? {} : { salary: input.salary }),
    };
    return figuresOf(payWeek(earningsIn(input.jurisdiction, week), rulesOf(input)));
  },
);

/** Which bonus is a flat sum a case says by its name alone: one for attendance is one sum however long the hours are; one for what was made or sold grows with them. */
const isNamedFlatSum = (code: string): boolean =>
  /attendance|(?<![a-z])flat/i.test(code) && !/production|percent|piece|commission/i.test(code);

export const bonusAllocation = kind(
  z.object({
    bonus: amount,
    method: z._default(z.enum(['half-time-on-all-hours', 'US-CA-flat-sum']), 'half-time-on-all-hours'),
    weeksInPeriod: z._default(z.number(), 1),
    minutes: z._default(minutes, 0),
    nonOvertimeMinutes: z.optional(minutes),
    overtimeMinutes: z._default(minutes, 0),
    doubleMinutes: z._default(minutes, 0),
    doubleTimeMinutes: z._default(minutes, 0),
    roundSteps: z._default(z.boolean(), false),
  }),
  (input) => {
    const { overtimeMinutes, nonOvertimeMinutes } = input;
    const doubleMinutes = input.doubleMinutes + input.doubleTimeMinutes;
    const worked =
      nonOvertimeMinutes === undefined ? input.minutes : nonOvertimeMinutes + overtimeMinutes + doubleMinutes;
    const bonus = {
      amount: decimal(input.bonus),
      weeks: input.weeksInPeriod,
      workedMinutes: worked,
      overtimeMinutes,
      doubleMinutes,
    };
    const isFlat = input.method === 'US-CA-flat-sum';
    const premium = isFlat ? flatSumBonusPremium(bonus) : bonusPremium(bonus, input.roundSteps);
    return {
      weeklyAmount: toDecimal(premium.weeklyAmount, 2),
      ratePerHour: toDecimal(premium.perHour, 2),
      rateIncrease: toDecimal(premium.perHour, 2),
      premiumRate: toDecimal(premium.premiumRate, 2),
      premiumCents: inCents(premium.premium),
    };
  },
);

/** Hospitals, 29 USC 207(j): the regular rate over the fortnight, overtime past 8 a day and 80 in all. */
export const eightEighty = kind(
  z.object({
    minutes: z.optional(minutes),
    overtimeMinutes: z.optional(minutes),
    overtimeAfterMinutes: z._default(minutes, eightyHours),
    days: z._default(z.array(z.union([minutes, z.object({ minutes })])), []),
    straightEarnings: amount,
    method: z._default(z.enum(overtimeMethods), 'premium-on-top'),
    overtimeRateUnrounded: z._default(z.boolean(), false),
    rounding: rateRules.rounding,
  }),
  (input) => {
    const isPrinted = input.method === 'rate-times-hours';
    const days = input.days.map((day) => (typeof day === 'number' ? { minutes: day } : day));
    const worked = input.minutes ?? days.reduce((sum, day) => sum + day.minutes, 0);
    const week: WeekEarnings = {
      work: [{ minutes: worked }],
      earnings: [{ code: 'straight_earnings', amount: input.straightEarnings, inRegularRate: true }],
      overtime: [
        {
          multiplier: '1.5',
          minutes: input.overtimeMinutes ?? overtimeOfDays(days, worked, input.overtimeAfterMinutes),
        },
      ],
    };
    const rules = rulesOf({
      overtimeMethod: input.method,
      overtimeRateUnrounded: input.overtimeRateUnrounded,
      rounding: input.rounding ?? { rate: isPrinted ? 'cent' : 'exact' },
    });
    return figuresOf(payWeek(week, rules));
  },
);

/** Past 8 a day and 80 in all where the days are known, else past 80 alone. */
function overtimeOfDays(days: readonly { minutes: number }[], worked: number, afterMinutes: number): number {
  if (days.length === 0) return overtimeOfWeek(worked, afterMinutes);
  const split = splitOvertime(days, presets['federal-hospital'].overtime);
  return sumOfDays(split).get('1.5') ?? 0;
}

/** A commission paid later, 29 CFR 778.120: its weekly share, and half of what it adds for each overtime hour. */
export const commissionOvertime = kind(
  z.object({
    commission: amount,
    period: z.prefault(interval, 'weekly'),
    weeksInPeriod: z.optional(z.number()),
    minutes,
    overtimeMinutes: z.optional(minutes),
    overtimeAfterMinutes: z._default(minutes, fortyHours),
  }),
  (input) => {
    const commission = decimal(input.commission);
    const weekly =
      input.weeksInPeriod === undefined
        ? convertPay(commission, input.period, 'weekly')
        : multiply(commission, fraction(1, input.weeksInPeriod));
    const overtimeMinutes = input.overtimeMinutes ?? overtimeOfWeek(input.minutes, input.overtimeAfterMinutes);
    const { premium } = bonusPremium(
      { amount: weekly, weeks: 1, workedMinutes: input.minutes, overtimeMinutes, doubleMinutes: 0 },
      false,
    );
    return { weeklyEquivalentCents: inCents(weekly), extraOvertimeCents: inCents(premium) };
  },
);

export const workweekOvertime = kind(
  z.object({ weekMinutes: z.array(minutes), overtimeAfterMinutes: z._default(minutes, fortyHours) }),
  ({ weekMinutes, overtimeAfterMinutes }) => {
    const byWeek = weekMinutes.map((each) => overtimeOfWeek(each, overtimeAfterMinutes));
    return { overtimeMinutesByWeek: byWeek, overtimeMinutes: byWeek.reduce((sum, each) => sum + each, 0) };
  },
);

export const workweekChange = kind(
  z.object({
    rate: amount,
    oldWeekMinutesWithoutOverlap: minutes,
    newWeekMinutesWithoutOverlap: minutes,
    overlapMinutes: minutes,
    overtimeAfterMinutes: z._default(minutes, fortyHours),
  }),
  (input) => ({
    payCents: payThroughChange(
      {
        oldMinutes: input.oldWeekMinutesWithoutOverlap,
        newMinutes: input.newWeekMinutesWithoutOverlap,
        overlapMinutes: input.overlapMinutes,
      },
      decimal(input.rate),
      input.overtimeAfterMinutes,
    ),
  }),
);

export const tips = kind(z.object({ minimumWage: amount, cashWage: amount }), (input) => {
  const { credit, overtimeCashWage } = tipCredit(decimal(input.minimumWage), decimal(input.cashWage));
  return { maxTipCredit: toDecimal(credit, 2), overtimeCashWage: toDecimal(overtimeCashWage, 2) };
});

export const valueOfTime = kind(
  z.object({ seconds: z.number(), hourlyRate: amount, factor: z._default(amount, '1') }),
  (input) => ({
    amount: toDecimal(timeValue(input.seconds, decimal(input.hourlyRate), decimal(input.factor)), 4),
  }),
);

const levelRate = z.object({ hourly: z.optional(amount), fixed: z.optional(amount) });

export const ratePrecedence = kind(
  z.object({ seconds: z.number(), rates: z.record(z.string(), levelRate) }),
  (input) => {
    const rates: Partial<Record<RateLevel, LevelRate>> = Object.fromEntries(
      Object.entries(input.rates).map(([level, rate]) => [
        level,
        {
          ...(rate.hourly !== undefined ? { hourly: rate.hourly } : {}),
          ...(rate.fixed !== undefined ? { fixed: rate.fixed } : {}),
        },
      ]),
    );
    return { amount: toDecimal(worthOf(input.seconds, rates) ?? zero, 2) };
  },
);
