import type { DepositsReply, OpenDepositReply } from '../../../contract/payroll/deposits.ts';
import { cents, type Cents } from '../../../domain/kernel/money.ts';
import { addDays, type PlainDate } from '../../../domain/kernel/time.ts';
import { isBankingDay } from '../../../domain/payroll/deposit/banking-day.ts';

/** The payments that go into the file: all that can, but those that were taken out by hand. */
export const chosenOf = (
  open: readonly OpenDepositReply[],
  takenOut: ReadonlySet<string>,
): readonly OpenDepositReply[] =>
  open.filter(({ paymentId, account }) => account === 'in_use' && !takenOut.has(paymentId));

export const sumOf = (payments: readonly OpenDepositReply[]): Cents =>
  cents(payments.reduce((sum, { finalCents }) => sum + finalCents, 0));

/** How many people have no account that counts. */
export const withoutAccount = (open: readonly OpenDepositReply[]): number =>
  new Set(open.filter(({ account }) => account !== 'in_use').map(({ employeeId }) => employeeId)).size;

/** The days on which the money may arrive. */
export function bankingDays({ earliest, latest }: Pick<DepositsReply, 'earliest' | 'latest'>): PlainDate[] {
  const days: PlainDate[] = [];
  for (let day = earliest; day <= latest; day = addDays(day, 1)) if (isBankingDay(day)) days.push(day);
  return days;
}
