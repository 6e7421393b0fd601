import { decimal, fraction, multiply } from '../../../domain/kernel/fraction.ts';
import { roundToCents } from '../../../domain/kernel/money.ts';
import { weekdayOf } from '../../../domain/kernel/time.ts';
import type { Formats } from '../../../words/formats.ts';
import type { Speaker } from '../../../words/speak.ts';
import { amountsOfSample, type SampleFigures, type SampleName } from './sample.ts';

type Spoken = Pick<Speaker, 'say'> & { readonly formats: Formats };

/** The piece of work, with what is paid for it: amounts are values of the sentence, so that each keeps its sign in Arabic too. */
export function sampleText({ say, formats }: Spoken, sample: SampleName, currency: string): string {
  const { ratePerHour, raisedTo, bonus } = amountsOfSample(sample);
  const money = (amount: string | undefined) =>
    formats.money(roundToCents(multiply(decimal(amount ?? '0'), fraction(100))), currency);
  return say(`payRules.sample.${sample}`, { rate: money(ratePerHour), raised: money(raisedTo), bonus: money(bonus) });
}

/** What the work comes to: hours, what is paid beside them by its name, and the sum of it all. */
export function figuresText(
  { say, formats }: Spoken,
  sample: SampleName,
  { minutes, besides, grossCents, shiftCount, dates }: SampleFigures,
  currency: string,
): string {
  if (sample === 'gap') return say('payRules.shifts', { count: shiftCount });
  if (sample === 'midnight')
    return dates
      .map((each) =>
        say('payRules.dayHours', {
          day: say(`payRules.day.${weekdayOf(each.date)}`),
          duration: formats.duration(each.minutes),
        }),
      )
      .join(' · ');
  const parts = minutes.map((each) =>
    say('payRules.timesRate', { duration: formats.duration(each.minutes), multiplier: each.multiplier }),
  );
  const paid = besides.map(({ kind, code, cents }) =>
    say('timeCards.ofDay', {
      what: say(`timeCards.line.${kind}`, { multiplier: '', code }),
      amount: formats.money(cents, currency),
    }),
  );
  // Each figure in one piece, and the dot at the end of a line.
  return [...parts, ...paid, formats.money(grossCents, currency)].join('\u00A0· ');
}
