import type { PayStubReply } from '../../contract/payroll/pay-stub.ts';
import { cents, type Cents } from '../../domain/kernel/money.ts';

/** The way from gross to net wages: each deduction is less than nothing, so that the column adds up to the net. */
export const stepsToNet = ({ payment, deductions }: Pick<PayStubReply, 'payment' | 'deductions'>) => [
  { key: 'gross', name: undefined, cents: payment.totalCents },
  ...deductions.map(({ name, cents: taken }, place): { key: string; name: string; cents: Cents } => ({
    key: `${place} ${name}`,
    name,
    cents: cents(0 - taken),
  })),
];
