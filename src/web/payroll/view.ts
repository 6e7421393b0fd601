import type { PayStubReply } from '../../contract/payroll/pay-stub.ts';
import { decimal, fraction, multiply } from '../../domain/kernel/fraction.ts';
import { cents, roundToCents, type Cents } from '../../domain/kernel/money.ts';
import type { PaymentMethod } from '../../domain/payroll/payment-method.ts';
import type { Words } from '../kernel/words.tsx';

/** The way from gross to net wages: each deduction is less than nothing, so that the column adds up to the net. */
export const stepsToNet = ({ payment, deductions }: Pick<PayStubReply, 'payment' | 'deductions'>) => [
  { key: 'gross', name: undefined, cents: payment.totalCents },
  ...deductions.map(({ name, cents: taken }, place): { key: string; name: string; cents: Cents } => ({
    key: `${place} ${name}`,
    name,
    cents: cents(0 - taken),
  })),
];

/** How somebody is paid: `Zelle`; of a check by its number, where it has one. */
export const sayMethod = (
  { method, checkNumber }: { readonly method: PaymentMethod; readonly checkNumber: string | null },
  { say }: Pick<Words, 'say'>,
): string =>
  checkNumber === null || checkNumber === '' || method !== 'Check'
    ? say(`payroll.method.${method}`)
    : say('payroll.byCheck', { number: checkNumber });

/** Who set a line of a stub that no rule of pay says, and how it came about: a sentence each. */
type Sentences = readonly string[];

/** Of what was paid beside what the rules say. */
export function whyAgreed({ payment, currency }: Pick<PayStubReply, 'payment' | 'currency'>, words: Words): Sentences {
  const { say, formats } = words;
  return [
    say('payroll.whyAgreed', {
      by: payment.recordedBy,
      total: formats.money(payment.totalCents, currency),
      owed: formats.money(payment.owedCents, currency),
    }),
    ...approvedBy(payment, words),
  ];
}

/** Of a deduction. */
export function whyDeduction(
  { quantity, unitCents, rule }: PayStubReply['deductions'][number],
  { payment, currency }: Pick<PayStubReply, 'payment' | 'currency'>,
  words: Words,
): Sentences {
  const { say, formats } = words;
  const by = payment.recordedBy;
  const money = (amount: string) => formats.money(roundToCents(multiply(decimal(amount), fraction(100))), currency);
  if (rule === null) {
    const line = { by, quantity, unit: formats.money(unitCents, currency) };
    return [say('payroll.whyDeduction', line), ...approvedBy(payment, words)];
  }
  const of = {
    by,
    quantity,
    value: rule.kind === 'percentage' ? rule.value : money(rule.value),
    base: formats.money(rule.baseCents, currency),
  };
  return [
    say(`payroll.whyDeduction.${rule.kind}`, of),
    ...(rule.isTyped ? [say('payroll.whyDeductionTyped')] : []),
    ...(Number(rule.yearlyCap) === 0 ? [] : [say('payroll.whyDeductionCap', { cap: money(rule.yearlyCap) })]),
    ...approvedBy(payment, words),
  ];
}

const approvedBy = ({ approvedBy: by }: PayStubReply['payment'], { say }: Words): Sentences =>
  by === null ? [] : [say('payroll.whySecond', { by })];
