import type { EffectFigures, PolicyEffect } from '../../../contract/pay-rules.ts';
import { differencesOfPay } from '../../../domain/pay-rules/paid-by-name.ts';
import type { Formats } from '../../../words/formats.ts';
import type { Speaker } from '../../../words/speak.ts';

export interface Effect {
  readonly before: EffectFigures;
  readonly after: EffectFigures;
}

/** By how much the pay differs; a dash where no rate is known. */
export function differenceText(formats: Formats, { before, after }: Effect, currency: string): string {
  if (before.grossCents === null || after.grossCents === null) return '–';
  return formats.moneyChange(after.grossCents - before.grossCents, currency);
}

/** What that difference is made of, by the names that a card will have: they add up to it. Nothing where nothing is paid otherwise. */
export const partsText = (
  { say, formats }: Pick<Speaker, 'say'> & { readonly formats: Formats },
  { before, after }: Effect,
  currency: string,
): string =>
  differencesOfPay(before.paid, after.paid)
    .map(({ kind, multiplier, code, cents }) =>
      say('timeCards.ofDay', {
        what: say(`timeCards.line.${kind}`, { multiplier: multiplier ?? '', code: code ?? '' }),
        amount: formats.moneyChange(cents, currency),
      }),
    )
    // The dot stays at the end of a line.
    .join('\u00A0· ');

/** By as many cents may a name differ for being rounded once, and not once in each of four weeks. */
const mostRounded = 2;

/**
 * Whether pay differs by no more than how often it is rounded: the same hours and names of pay, a cent or two apart. A line of 14 days is rounded once, those
 * of its two weeks one by one.
 */
export const isRoundedOtherwise = ({ before, after }: Effect): boolean => {
  const parts = differencesOfPay(before.paid, after.paid);
  return (
    parts.length > 0 &&
    before.workedMinutes === after.workedMinutes &&
    before.overtimeMinutes === after.overtimeMinutes &&
    parts.every(({ cents }) => Math.abs(cents) <= mostRounded)
  );
};

/** For how many people pay periods or pay days would be others, and the first that is. */
export const otherPeriodText = (
  { say, formats }: Pick<Speaker, 'say'> & { readonly formats: Formats },
  { count, frequency, start, end, paidOn, isPayDayAlone }: NonNullable<PolicyEffect['payPeriod']>,
): string =>
  say('payRules.otherPeriod', {
    count,
    alone: isPayDayAlone ? 'yes' : 'no',
    frequency: say(`payRules.frequency.${frequency ?? 'none'}`),
    dates: formats.dateRange(start, end),
    isPaid: paidOn === null ? 'no' : 'yes',
    paidOn: paidOn === null ? '' : formats.date(paidOn),
  });
