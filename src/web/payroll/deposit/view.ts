import type { DepositsReply, OpenDepositReply } from '../../../contract/payroll/deposits.ts';
import { cents, type Cents } from '../../../domain/kernel/money.ts';
import { addDays, type PlainDate } from '../../../domain/kernel/time.ts';
import { isBankingDay } from '../../../domain/payroll/deposit/banking-day.ts';
import { isTooLarge } from '../../../domain/payroll/deposit/decide-deposits.ts';

/** Whether a payment may be in a file: its person has an account that counts, and the file has room for the sum. */
export const isReady = (one: OpenDepositReply): boolean => one.account === 'in_use' && !isTooLarge(one);

/** The payments that go into the file: all that can, but those that were taken out by hand. */
export const chosenOf = (
  open: readonly OpenDepositReply[],
  takenOut: ReadonlySet<string>,
): readonly OpenDepositReply[] => open.filter((one) => isReady(one) && !takenOut.has(one.paymentId));

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
