import type { PayStubReply, StubLineReply } from '../contract/payroll/pay-stub.ts';
import { decimal, fraction, multiply } from '../domain/kernel/fraction.ts';
import { roundToCents } from '../domain/kernel/money.ts';
import { addDays } from '../domain/kernel/time.ts';
import type { Formats } from './formats.ts';
import type { Say } from './speak.ts';

/** How somebody was paid: of a check, its number. */
export const sayMethod = (
  say: Say,
  { method, checkNumber }: Pick<PayStubReply['payment'], 'method' | 'checkNumber'>,
): string => (checkNumber === null ? say(`payroll.method.${method}`) : say('payroll.byCheck', { number: checkNumber }));

/**
 * What a line of a pay stub pays for. A difference without hours says so: the share of its week’s pay moved alone. One of a week beside the period
 * of the stub names its week.
 */
export function sayStubLine(
  say: Say,
  formats: Formats,
  { kind, multiplier, code, startsOn, date, minutes }: Omit<StubLineReply, 'rate' | 'cents'>,
  period: PayStubReply['period'],
): string {
  if (kind === 'hours') return say('payroll.line.hours');
  if (kind === 'agreed') return say('payroll.line.agreed');
  if (kind === 'difference') {
    const on = { date: date === null ? '' : formats.date(date) };
    const line = minutes === 0 ? say('payroll.payDifferenceOf', on) : say('payroll.differenceOf', on);
    if (startsOn === null || (period.startsOn <= startsOn && startsOn <= period.endsOn)) return line;
    return say('payroll.lineOfWeek', { line, dates: formats.dateRange(startsOn, addDays(startsOn, 6), period.endsOn) });
  }
  return say(`timeCards.line.${kind}`, { multiplier: multiplier ?? '', code: code ?? '' });
}

/** A rate that was in force, as money; where its hours are less than nothing, that they are a difference. */
export const sayRate = (
  say: Say,
  formats: Formats,
  { minutes, rate }: { readonly minutes: number; readonly rate: string },
): string => (minutes < 0 ? formats.list([rate, say('payroll.difference')]) : rate);

/** What an hour of a line is paid; a dash where it pays no hours. */
export const stubRate = (formats: Formats, { rate }: Pick<StubLineReply, 'rate'>, currency: string): string =>
  rate === null ? '–' : formats.rate(rate, currency);

/** Whether any line says its rate: stubs from before rates were kept look as they did. */
export const saysRates = (lines: readonly Pick<StubLineReply, 'rate'>[]): boolean =>
  lines.some(({ rate }) => rate !== null);

/**
 * How a deduction comes to its sum: `5 % of $522.89` where a run took that share, else as many of so much. One that its cap held is no such share, nor is
 * one of a stub from before rules were kept: they say the sum once.
 */
export function stubQuantity(
  say: Say,
  formats: Formats,
  { quantity, unitCents, cents, rule }: Omit<PayStubReply['deductions'][number], 'name'>,
  currency: string,
): string {
  if (rule?.kind === 'percentage') {
    const share = roundToCents(multiply(fraction(rule.baseCents), multiply(decimal(rule.value), fraction(1, 100))));
    const base = formats.money(rule.baseCents, currency);
    if (share === cents) return say('payroll.percentOf', { value: rule.value, base });
  }
  return `${quantity} × ${formats.money(unitCents, currency)}`;
}

/** The hours of a line, or of a day; a dash where it is paid for something else. */
export const stubHours = (
  formats: Formats,
  { minutes, isDifference }: { readonly minutes: number | null; readonly isDifference: boolean },
): string => (minutes === null || (isDifference && minutes === 0) ? '–' : formats.duration(minutes));

/** Whether a difference of hours stands without a rate beside lines that have theirs, which is to be explained. */
export const lacksRate = (lines: readonly Pick<StubLineReply, 'kind' | 'minutes' | 'rate'>[]): boolean =>
  saysRates(lines) && lines.some(({ kind, minutes, rate }) => kind === 'difference' && minutes !== 0 && rate === null);
