import type { StubLineReply } from '../contract/payroll/pay-stub.ts';
import type { Formats } from './formats.ts';
import type { Say } from './speak.ts';

/** What a line of a pay stub pays for. */
export function sayStubLine(
  say: Say,
  formats: Formats,
  { kind, multiplier, code, date }: Pick<StubLineReply, 'kind' | 'multiplier' | 'code' | 'date'>,
): string {
  if (kind === 'hours') return say('payroll.line.hours');
  if (kind === 'agreed') return say('payroll.line.agreed');
  if (kind === 'difference') return say('payroll.differenceOf', { date: date === null ? '' : formats.date(date) });
  return say(`timeCards.line.${kind}`, { multiplier: multiplier ?? '', code: code ?? '' });
}
