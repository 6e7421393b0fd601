import type { PlainDate } from '../../kernel/time.ts';
import type { PayPolicy } from '../../pay-rules/pay-policy.ts';
import type { PayableDay } from '../../pay-rules/payable-day.ts';
import type { PayLine } from '../../pay-rules/week-pay.ts';
import { lacksRate, type PayFacts } from '../../pay-rules/week-question.ts';

/** What coming, a split day and a short shift are promised, each in a line of its day. */
const promises = ['reporting-time', 'split-shift', 'minimum-shift'] as const;

/** What is owed by the day beside meals and rests: premiums of the policy, by their code, whose lines are of the whole week; and what is promised. */
export const otherPremiums = ['earning', ...promises] as const;
export type OtherPremium = (typeof otherPremiums)[number];

/** Days of which something is owed beside their hours, though nobody knows here what an hour is. */
interface UnknownPremiums {
  readonly meals: readonly PlainDate[];
  readonly rests: readonly PlainDate[];
  readonly others: readonly { readonly kind: OtherPremium; readonly code: string | null; readonly days: PlainDate[] }[];
}

/** A week, with its pay as `leastPay` knows it. */
export interface UnratedWeek {
  readonly days: readonly Pick<PayableDay, 'date' | 'mealRest' | 'premiumMinutes'>[];
  readonly lines: readonly Pick<PayLine, 'kind' | 'date'>[];
}

/** Whether a policy owes anything beside hours. */
export const owesPremiums = ({ premiums, mealRest, reportingTime, splitShift, minimumShift }: PayPolicy): boolean =>
  [mealRest, reportingTime, splitShift, minimumShift].some((rule) => rule !== undefined) || (premiums ?? []).length > 0;

/**
 * What an approved week owes beside its hours on days without a rate: in a file it would be nothing. A meal that was cut short is owed for as one that
 * was missed (Labor Code 226.7).
 *
 * | missed, and no rate is known               | a meal on Monday, a rest on Tuesday | Monday, and Tuesday     |
 * | missed, at 20.00                           | a meal on Monday                    | none                    |
 * | sent home early on Friday, no rate is known | reporting time                     | Friday                  |
 *
 * @param pay what is known of their pay; nothing, where no rate is
 */
export function unknownPremiums({ days, lines }: UnratedWeek, pay: PayFacts | undefined): UnknownPremiums {
  const unrated = days.filter(({ date }) => pay === undefined || lacksRate(pay, date));
  const datesOf = (some: readonly Pick<PayableDay, 'date'>[]) => some.map(({ date }) => date);
  const codes = new Set(unrated.flatMap(({ premiumMinutes }) => [...premiumMinutes.keys()]));
  const others = [
    ...[...codes].map((code) => ({
      kind: 'earning' as const,
      code,
      days: datesOf(unrated.filter(({ premiumMinutes }) => (premiumMinutes.get(code) ?? 0) > 0)),
    })),
    ...promises.map((kind) => ({
      kind,
      code: null,
      days: datesOf(unrated.filter(({ date }) => lines.some((line) => line.kind === kind && line.date === date))),
    })),
  ];
  return {
    meals: datesOf(unrated.filter(({ mealRest }) => mealRest?.mealPremium === true)),
    rests: datesOf(unrated.filter(({ mealRest }) => mealRest?.restPremium === true)),
    others: others.filter((one) => one.days.length > 0),
  };
}
