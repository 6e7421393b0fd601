import {
  add,
  decimal,
  fraction,
  greater,
  lesser,
  multiply,
  reduced,
  subtract,
  sumOf,
  zero,
  type Fraction,
} from '../kernel/fraction.ts';
import { cents, roundToCents, type Cents } from '../kernel/money.ts';
import type { PlainDate } from '../kernel/time.ts';
import { amountOf, isLesserPremium, minutesOf, ratesOf, straightTimeOf, weeklyOf, type Rates } from './regular-rate.ts';
import {
  overtimeMinutesOf,
  type Earning,
  type RatedWork,
  type RegularRateRules,
  type Salary,
  type WeekEarnings,
} from './week-earnings.ts';

/** What a line pays: hours, beside them what is paid for something else than an hour worked, and time off. */
const hourKinds = [
  'straight-time',
  'salary',
  'hours-beyond-salary',
  'regular-hours',
  'overtime-hours',
  'overtime-premium',
] as const;
const premiumKinds = [
  'earning',
  'meal-premium',
  'rest-premium',
  'reporting-time',
  'split-shift',
  'minimum-shift',
] as const;
/** Time off that is paid: neither hours worked nor a premium on them. */
const leaveKind = 'paid-leave';
export const payLineKinds = [...hourKinds, ...premiumKinds, leaveKind] as const;
export type PayLineKind = (typeof payLineKinds)[number];

/** Whether a line pays hours that were worked, and nothing else. */
export const paysHours = ({ kind }: Pick<PayLine, 'kind'>): boolean =>
  (hourKinds as readonly PayLineKind[]).includes(kind);

/** Whether a line pays beside hours and their overtime: premiums of the policy, missed meals and rests, guarantees. */
export const paysPremium = ({ kind }: { readonly kind: string }): boolean =>
  (premiumKinds as readonly string[]).includes(kind);

/** What the lines pay in premiums. */
export const premiumsOfLines = (lines: readonly Pick<PayLine, 'kind' | 'cents'>[]): Cents =>
  grossOfLines(lines.filter(paysPremium));

/** Whether a line pays time off. */
export const paysLeave = ({ kind }: Pick<PayLine, 'kind'>): boolean => kind === leaveKind;

/** What the lines pay for time off. */
export const leaveOfLines = (lines: readonly Pick<PayLine, 'kind' | 'cents'>[]): Cents =>
  grossOfLines(lines.filter(paysLeave));

/** One line of a week's pay. Lines add up to the gross; each was rounded once. */
export interface PayLine {
  readonly kind: PayLineKind;
  readonly cents: Cents;
  readonly minutes?: number;
  /** Units of currency an hour, exact. */
  readonly rate?: Fraction;
  /** Of overtime: `1.5`. */
  readonly multiplier?: string;
  /** Of an earning. */
  readonly code?: string;
  /** Of what is owed for one day, and for no other. */
  readonly date?: PlainDate;
  /** Of overtime, what it is paid less, since premiums already paid are credited against it: 29 USC 207(h)(2). */
  readonly creditedCents?: Cents;
}

export interface WeekPay {
  readonly rates: Rates;
  readonly workedMinutes: number;
  readonly overtimeMinutes: number;
  /** The premium for overtime before anything is credited against it. */
  readonly premium: Fraction;
  /** Of it, what premiums that were already paid leave to pay. */
  readonly premiumDue: Fraction;
  /** What the overtime hours pay beyond all that is paid without them: 1.5 times the rate, or the half where a salary covers them. */
  readonly overtimePay: Fraction;
  readonly lines: readonly PayLine[];
  readonly grossCents: Cents;
}

/**
 * Pays a workweek.
 *
 * | 46 h at 12.00, bonus 46.00             | 552.00 + 46.00 + 6 × 6.50 = 637.00        |
 * | 405.00 a week for 45 h, worked 45      | 405.00 + 5 × 4.50 = 427.50                |
 * | 200.00 a week for 35 h, worked 41      | 200.00 + 6 × 5.71 + 1 × 2.86 = 237.12     |
 * | 600.00 a week for all hours, worked 48 | 600.00 + 8 × 6.25 = 650.00                |
 * | 56 h at 12.00, 96.00 creditable        | 672.00 + 96.00 + 0 still due = 768.00     |
 * | 48 h at 10.00, 8 of them 1.25 times    | 480.00 + 20.00 + 8 × 5.21 = 541.67, also by the rate times the hours |
 */
export function payWeek(week: WeekEarnings, rules: RegularRateRules): WeekPay {
  const rates = ratesOf(week, rules);
  const premiumOf = (lines: WeekEarnings['overtime']) =>
    sumOf(lines.map(({ multiplier, minutes }) => multiply(hours(minutes), rates.premiumAt(decimal(multiplier)))));
  const premium = premiumOf(week.overtime);
  const ofLesser = premiumOf(week.overtime.filter(({ multiplier }) => isLesserPremium(decimal(multiplier))));
  const paid = sumOf(week.earnings.filter((each) => each.creditable === true).map(amountOf));
  const premiumDue = greater(ofLesser, subtract(premium, paid));
  const lines = [...hourLines(week, rules, rates, subtract(premium, premiumDue)), ...earningLines(week, rules)];
  return {
    rates,
    workedMinutes: minutesOf(week.work),
    overtimeMinutes: overtimeMinutesOf(week),
    premium,
    premiumDue,
    overtimePay: overtimePay(week, rates, premium),
    lines,
    grossCents: grossOfLines(lines),
  };
}

export const grossOfLines = (lines: readonly Pick<PayLine, 'cents'>[]): Cents =>
  cents(lines.reduce((total, each) => total + each.cents, 0));

const hours = (minutes: number): Fraction => fraction(minutes, 60);

/** @param credit premiums already paid, as far as they are due: what is paid less on overtime lines, the first first */
function hourLines(week: WeekEarnings, rules: RegularRateRules, rates: Rates, credit: Fraction): PayLine[] {
  const premiumLines = overtimeLines(week, 'overtime-premium', rates.premiumAt, credit);
  if (week.salary !== undefined) return [...salaryLines(week, week.salary, rates), ...premiumLines];
  const regularMinutes = minutesOf(week.work) - overtimeMinutesOf(week);
  const wholeLines = overtimeLines(week, 'overtime-hours', rates.overtimeAt, credit);
  switch (rules.overtimeMethod ?? 'premium-on-top') {
    case 'rate-times-hours':
      return [hourLine('regular-hours', regularMinutes, rates.base), ...wholeLines];
    case 'job-rate-regular-average-overtime':
      return [...straightLines(firstMinutes(week.work, regularMinutes)), ...wholeLines];
    case 'premium-on-top':
      return [...straightLines(week.work), ...premiumLines];
  }
}

function overtimeLines(
  { overtime }: WeekEarnings,
  kind: PayLine['kind'],
  rateAt: (multiplier: Fraction) => Fraction,
  credit: Fraction,
): PayLine[] {
  let left = reduced(credit);
  return overtime
    .filter((each) => each.minutes > 0)
    .map(({ multiplier, minutes }) => {
      const rate = rateAt(decimal(multiplier));
      const whole = multiply(hours(minutes), rate);
      const credited = isLesserPremium(decimal(multiplier)) ? zero : lesser(whole, left);
      left = reduced(subtract(left, credited));
      const due = toCents(subtract(whole, credited));
      return lessCredit({ kind, cents: toCents(whole), minutes, rate, multiplier }, due);
    });
}

/** What is told adds up: the rounded whole, less what is credited, is what is paid. */
const lessCredit = (whole: PayLine, due: Cents): PayLine =>
  whole.cents === due ? whole : { ...whole, cents: due, creditedCents: cents(whole.cents - due) };

/** The salary as it is, what was worked at an hourly rate besides, and the hours beyond those that the salary covers. */
function salaryLines(week: WeekEarnings, salary: Salary, rates: Rates): PayLine[] {
  const lines = [{ kind: 'salary' as const, cents: toCents(weeklyOf(salary)) }, ...straightLines(week.work)];
  if (salary.covers === 'all-hours') return lines;
  const beyond = Math.max(0, minutesOf(week.work.filter((each) => each.rate === undefined)) - salary.covers);
  return [...lines, hourLine('hours-beyond-salary', beyond, rates.base)];
}

const straightLines = (work: readonly RatedWork[]): PayLine[] =>
  work.flatMap((each) =>
    each.rate === undefined
      ? []
      : [
          {
            kind: 'straight-time',
            cents: toCents(straightTimeOf(each)),
            minutes: each.minutes,
            rate: decimal(each.rate),
          },
        ],
  );

/** The rate times hours pays every earning that each hour has in its rate; else, as a flat sum is, each earning is a line of its own. */
const earningLines = ({ earnings, salary }: WeekEarnings, { overtimeMethod }: RegularRateRules): PayLine[] =>
  earnings
    .filter(
      ({ inRegularRate, flatSum }) =>
        !(overtimeMethod === 'rate-times-hours' && salary === undefined && inRegularRate && flatSum !== true),
    )
    .map(earningLine);

const earningLine = (earning: Earning): PayLine => ({
  kind: 'earning',
  cents: toCents(amountOf(earning)),
  code: earning.code,
});

/** Minutes at a rate an hour, rounded once. */
export const hourLine = (kind: PayLine['kind'], minutes: number, rate: Fraction): PayLine => ({
  kind,
  cents: toCents(multiply(hours(minutes), rate)),
  minutes,
  rate,
});

const toCents = (exact: Fraction): Cents => roundToCents(multiply(exact, fraction(100)));

/** The first minutes of work in their order: what comes after them is overtime. */
function firstMinutes(work: readonly RatedWork[], minutes: number): RatedWork[] {
  let left = minutes;
  return work.map((each): RatedWork => {
    const kept = Math.min(each.minutes, left);
    left -= kept;
    return each.rate === undefined ? { minutes: kept } : { minutes: kept, rate: each.rate };
  });
}

/** Overtime hours are the last of the week; those that a salary covers already have their straight time. */
function overtimePay(week: WeekEarnings, rates: Rates, premium: Fraction): Fraction {
  const { work, salary } = week;
  const worked = minutesOf(work);
  const overtime = overtimeMinutesOf(week);
  const covers = salary === undefined ? 0 : salary.covers;
  const covered = covers === 'all-hours' ? worked : Math.min(covers, worked);
  const uncovered = Math.min(overtime, worked - covered);
  return add(premium, multiply(hours(uncovered), rates.base));
}
