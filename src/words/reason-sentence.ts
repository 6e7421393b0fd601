import { decimal, fraction, multiply } from '../domain/kernel/fraction.ts';
import { roundToCents } from '../domain/kernel/money.ts';
import { parsePlainDate } from '../domain/kernel/time.ts';
import type { Citation } from '../domain/pay-rules/citation.ts';
import type { Reason, ReasonRule } from '../domain/pay-rules/reason.ts';
import type { Formats } from './formats.ts';
import type { Speaker } from './speak.ts';

/** A sentence for each rule; `en/pay-rules.ts` must satisfy it, so that a new rule without one does not compile. */
type WhyKey = `payRules.why.${ReasonRule}` | 'payRules.why.line.straight-time';

/** The sentence that tells why a figure is what it is. Rates are shown to the cent, whatever they are exactly. */
export function reasonSentence(speaker: Speaker, formats: Formats, reason: Reason, currency: string): string {
  const { rule, minutes = 0, cents = 0, parameters } = reason;
  const { afterMinutes = 0, multiplier = '1', rate = '0', code = '', missed = 0, due = 0, counted = 0 } = parameters;
  const isLine = rule === 'straight-time' && reason.cents !== undefined;
  const key: WhyKey = isLine ? 'payRules.why.line.straight-time' : `payRules.why.${rule}`;
  return speaker.say(key, {
    duration: formats.duration(minutes),
    after: formats.duration(Number(afterMinutes)),
    multiplier: String(multiplier),
    rate: formats.money(roundToCents(multiply(decimal(String(rate)), fraction(100))), currency),
    amount: formats.money(cents, currency),
    code: String(code),
    missed: String(missed),
    due: Number(due),
    counted: formats.duration(Number(counted)),
  });
}

/** Where a figure stands, and since when. */
export function citationSentence(speaker: Speaker, formats: Formats, { source, since }: Citation): string {
  const date = parsePlainDate(since ?? '');
  if (date === undefined) return speaker.say('payRules.source', { source });
  return speaker.say('payRules.sourceSince', { source, date: formats.fullDate(date) });
}
