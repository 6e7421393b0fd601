import { dateAt, type PlainDate } from '../../domain/kernel/time.ts';
import { accountsAt } from '../../domain/payroll/bank/bank-account.ts';
import type { OpenDeposit } from '../../domain/payroll/deposit/decide-deposits.ts';
import type { ActorContext } from '../kernel/context.ts';
import { listAccountsOf, type StoredAccount } from './bank-accounts.repository.ts';
import { listDuePayments, type DuePayment } from './deposits.repository.ts';
import { readPayPeriod } from './open-payroll-period.ts';

/** A payment that may be carried to the bank, and the account that counts of its person, still sealed. */
export interface OpenedDeposit extends OpenDeposit {
  readonly payment: DuePayment;
  readonly inUse: StoredAccount | undefined;
}

export interface OpenedDeposits {
  readonly today: PlainDate;
  readonly open: readonly OpenedDeposit[];
}

/** The payments of the pay period of a date that wait to be carried to the bank, and whether they can. */
export async function openDeposits(ctx: ActorContext, date: PlainDate | undefined): Promise<OpenedDeposits> {
  const { tx, actor, now } = ctx;
  const { organizationId, zone } = actor;
  const due = await listDuePayments(tx, organizationId, await readPayPeriod(ctx, date));
  const ids = due.map(({ employeeId }) => employeeId);
  const accounts = Map.groupBy(await listAccountsOf(tx, organizationId, ids), ({ employeeId }) => employeeId);
  const open = due.map((payment): OpenedDeposit => {
    const { inUse, held } = accountsAt(accounts.get(payment.employeeId) ?? [], now);
    const otherwise = held === undefined ? 'none' : 'held';
    const { paymentId, finalCents, firstName, lastName } = payment;
    const name = `${firstName} ${lastName}`;
    return { paymentId, name, finalCents, payment, inUse, account: inUse === undefined ? otherwise : 'in_use' };
  });
  return { today: dateAt(now, zone), open };
}
