import { decimal, greater, type Fraction } from '../kernel/fraction.ts';
import { californiaLeave } from './california.ts';
import { ownSource, type Citation } from './citation.ts';
import type { PayPolicy } from './pay-policy.ts';
import type { PayableDay } from './payable-day.ts';
import type { Rates } from './regular-rate.ts';
import { hourLine, type PayLine } from './week-pay.ts';
import { rateOn, type PayFacts } from './week-question.ts';

/**
 * What time off pays, a line for each date: its minutes at the rate in force, rounded once. It is pay and no hours worked, and no part of the
 * regular rate. A salary covers it; a date before the first rate pays nothing yet. Where the policy says so, as in California, it pays the regular
 * rate of the week where that is more.
 *
 * | Mon–Thu 8 h at 20.00, Friday 8 h of vacation        | 640.00 + 160.00  |
 * | the same, 21.00 from Friday on                      | 640.00 + 168.00  |
 * | the same at 20.00, a bonus of 32.00, in California  | 672.00 + 168.00  |
 * | the same under a salary                             | the salary alone |
 */
export function leaveLines(
  days: readonly Pick<PayableDay, 'date' | 'paidLeave'>[],
  policy: PayPolicy,
  pay: PayFacts,
  { regular }: Pick<Rates, 'regular'>,
): PayLine[] {
  if (pay.salary !== undefined) return [];
  return days.flatMap(({ date, paidLeave }) => {
    const rate = rateOn(pay, date);
    if (paidLeave === undefined || rate === undefined) return [];
    return [{ ...hourLine('paid-leave', paidLeave.minutes, leaveRate(decimal(rate), regular, policy)), date }];
  });
}

const leaveRate = (inForce: Fraction, regular: Fraction, { leaveAt }: PayPolicy): Fraction =>
  leaveAt === 'regular-rate' ? greater(inForce, regular) : inForce;

/** How much of a week is paid time off, be its rate known or not. */
export const leaveMinutesOf = ({ days }: { readonly days: readonly Pick<PayableDay, 'paidLeave'>[] }): number =>
  days.reduce((sum, { paidLeave }) => sum + (paidLeave?.minutes ?? 0), 0);

export const hasPaidLeave = (week: Parameters<typeof leaveMinutesOf>[0]): boolean => leaveMinutesOf(week) > 0;

/**
 * A policy as it is kept, by what it meant: before the rate of time off was a parameter, a policy paid the regular rate where its own stood in
 * the law of California.
 */
export function withLeaveRate(policy: PayPolicy): PayPolicy {
  const { leaveAt, citations } = policy;
  if (leaveAt !== undefined || citations?.['regular-rate']?.source.startsWith('Labor Code 515') !== true) return policy;
  return { ...policy, leaveAt: 'regular-rate', citations: { ...citations, 'paid-leave': californiaLeave } };
}

/** Where it stands at which rate time off is paid, and that it is no part of the regular rate; of a rate that an organization set itself, that it did. */
export function leaveCitation({ citations }: PayPolicy): Citation {
  const source = '29 CFR 778.218, 778.219';
  const { 'paid-leave': cited = { source, asOf: '2026-11-24' } } = citations ?? {};
  return [source, ownSource].includes(cited.source) ? cited : { ...cited, source: `${cited.source}; ${source}` };
}
