import type { AccountKind } from '../../../domain/payroll/bank/bank-account.ts';
import { bare, bankFaults } from '../../../domain/payroll/bank/bank-account.ts';
import type { Faults } from '../../kernel/form.tsx';

export interface BankValues {
  kind: AccountKind;
  routing: string;
  account: string;
  /** Typed a second time: a digit that is wrong pays somebody else. */
  again: string;
}

export const noValues: BankValues = { kind: 'checking', routing: '', account: '', again: '' };

export function checkBank({ routing, account, again }: BankValues): Faults<BankValues> {
  const faulty = bankFaults({ routing, account });
  return {
    ...(faulty.includes('routing') && { routing: 'payroll.bank.routingFault' as const }),
    ...(faulty.includes('account') && { account: 'payroll.bank.accountFault' as const }),
    ...(bare(again) !== bare(account) && { again: 'payroll.bank.againFault' as const }),
  };
}
