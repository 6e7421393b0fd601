import { compare, decimal, toDecimal, zero } from '../kernel/fraction.ts';
import type { TimeEntry } from '../time-clock/time-entry.ts';
import { withCredit, type Citation } from './citation.ts';
import { punchesOf } from './day-reasons.ts';
import { longerPeriod } from './overtime-period.ts';
import { leaveCitation } from './paid-leave.ts';
import { minimumWageOn, type PayPolicy } from './pay-policy.ts';
import type { PayableDay } from './payable-day.ts';
import { againMinutes, minutesOfReports, promisedMinutes, unpaidGaps, wagesOf } from './premium-pay.ts';
import { citationKey, type Make, type Reason, type ReasonParameters } from './reason.ts';
import { paysLeave, type PayLine, type WeekPay } from './week-pay.ts';
import { rateOn, type WeekQuestion } from './week-question.ts';

type Asked = Pick<WeekQuestion, 'policy' | 'facts' | 'until' | 'pay' | 'startsOn'>;

interface PaidWeek {
  readonly days: readonly PayableDay[];
  readonly pay: WeekPay;
}

/** Why a week pays what it pays: the regular rate and what it was worked out from, and each line. */
export function payReasons(week: PaidWeek, entries: readonly TimeEntry[], asked: Asked, reason: Make): Reason[] {
  const { rates, workedMinutes, lines } = week.pay;
  const { straightTime, included, salary } = rates.basis();
  const basis = {
    straightTime: toDecimal(straightTime, 4),
    included: toDecimal(included, 4),
    ...(salary === undefined ? {} : { salary: toDecimal(salary, 4) }),
  };
  return [
    reason('regular-rate', {
      parameters: { rate: toDecimal(rates.regular, 4), workedMinutes, ...basis, ...longerPeriod(asked) },
    }),
    ...lines.map((line) => {
      const of = daysOf(line, week.days);
      return reason(line.kind, {
        cents: line.cents,
        parameters: { ...figuresOf(line), ...inputsOf(line, week, of, asked) },
        // Time off rests on no punch, whatever else was worked on its day.
        punchIds: paysLeave(line) ? [] : [...new Set(of.flatMap((day) => punchesOf(day, entries)))],
        ...(line.minutes === undefined ? {} : { minutes: line.minutes }),
        ...(line.date === undefined ? {} : { date: line.date }),
        ...citationOf(line, asked.policy),
      });
    }),
  ];
}

/** The days that a line which is no pay for hours was worked out from. */
function daysOf({ kind, date }: PayLine, days: readonly PayableDay[]): readonly PayableDay[] {
  if (kind === 'meal-premium') return days.filter(({ mealRest }) => mealRest?.mealPremium === true);
  if (kind === 'rest-premium') return days.filter(({ mealRest }) => mealRest?.restPremium === true);
  return days.filter((day) => day.date === date);
}

/** Where a line stands that is not paid by the rule of its kind alone. */
function citationOf(line: PayLine, policy: PayPolicy): { readonly citation?: Citation } {
  if (paysLeave(line)) return { citation: leaveCitation(policy) };
  // Of any other earning no rule of the policy is known.
  const ofPremium = policy.citations?.premium;
  if (ofPremium !== undefined && policy.premiums?.some(({ code }) => line.code === code) === true)
    return { citation: ofPremium };
  return line.creditedCents === undefined ? {} : { citation: withCredit(policy.citations?.[citationKey(line.kind)]) };
}

const figuresOf = ({ rate, multiplier, code, creditedCents }: PayLine): ReasonParameters => ({
  ...(rate === undefined ? {} : { rate: toDecimal(rate, 4) }),
  ...(multiplier === undefined ? {} : { multiplier }),
  ...(code === undefined ? {} : { code }),
  ...(creditedCents === undefined ? {} : { creditedCents }),
});

/** What the rule of a line was held against. */
function inputsOf(line: PayLine, { days, pay }: PaidWeek, of: readonly PayableDay[], asked: Asked): ReasonParameters {
  const { policy } = asked;
  const [day] = of;
  switch (line.kind) {
    case 'meal-premium':
    case 'rest-premium':
      return { days: of.length, minutesEach: (policy.mealRest?.premiumHours ?? 0) * 60 };
    case 'earning':
      return premiumOf(line.code ?? '', days, asked);
    case 'minimum-shift': {
      const { minutes: leastMinutes = 0, gapMinutes = 0 } = policy.minimumShift ?? {};
      return { leastMinutes, gapMinutes };
    }
    case 'reporting-time':
      return day === undefined ? {} : reportOf(day, asked);
    case 'paid-leave':
      return day === undefined ? {} : leaveOf(line, day, asked);
    case 'split-shift':
      return day === undefined ? {} : splitOf(day, pay, asked);
    default:
      return {};
  }
}

/** Of which types time off is, and the rate in force where it is paid the regular rate of the week instead. */
function leaveOf({ rate = zero }: PayLine, { date, paidLeave }: PayableDay, { pay }: Asked): ReasonParameters {
  const inForce = decimal((pay && rateOn(pay, date)) ?? '0');
  return {
    // A name may hold a comma, and no line break.
    types: paidLeave?.types.join('\n') ?? '',
    ...(compare(rate, inForce) > 0 ? { rateInForce: toDecimal(inForce, 4) } : {}),
  };
}

/** What the windows of a premium earn; of any other earning nothing is known but its sum. */
function premiumOf(code: string, days: readonly PayableDay[], { policy: { premiums = [] } }: Asked): ReasonParameters {
  const premium = premiums.find((each) => each.code === code);
  if (premium === undefined) return {};
  const { addPerHour, multiplier: times } = premium;
  return {
    withinMinutes: days.reduce((sum, day) => sum + (day.premiumMinutes.get(code) ?? 0), 0),
    ...(addPerHour === undefined ? {} : { addPerHour }),
    ...(times === undefined ? {} : { times }),
  };
}

function reportOf(day: PayableDay, asked: Asked): ReasonParameters {
  const { reportingTime: rule } = asked.policy;
  if (rule === undefined) return {};
  const promised = promisedMinutes(day, asked, rule);
  if (againMinutes(day, asked, rule) > promised) return { secondReportMinutes: rule.secondReportMinutes };
  const workedMinutes = minutesOfReports(day);
  const scheduledMinutes = asked.facts?.get(day.date)?.scheduledMinutes ?? 0;
  const { fraction, minMinutes, maxMinutes } = rule;
  const guaranteedMinutes = workedMinutes + promised;
  return { scheduledMinutes, workedMinutes, guaranteedMinutes, fraction, minMinutes, maxMinutes };
}

function splitOf(day: PayableDay, { rates }: WeekPay, { policy, pay }: Asked): ReasonParameters {
  const rate = pay && rateOn(pay, day.date);
  const minimumWage = minimumWageOn(policy, day.date);
  if (policy.splitShift === undefined || pay === undefined || rate === undefined || minimumWage === undefined)
    return {};
  return {
    gapMinutes: Math.max(...unpaidGaps(day)),
    gapOverMinutes: policy.splitShift.gapOverMinutes,
    workedMinutes: day.workedMinutes,
    minimumWage,
    wagesCents: toDecimal(wagesOf(day, { policy, pay }, rates, rate), 0),
  };
}
