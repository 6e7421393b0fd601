import type { Transaction } from '../kernel/transaction.ts';
import { raiseEmployeeNumber } from './repository.ts';

/** Numbers up to this one are given by hand: those that come by themselves go on after it. */
export const reserveEmployeeNumbers = (tx: Transaction, organizationId: string, upTo: number): Promise<void> =>
  raiseEmployeeNumber(tx, organizationId, upTo);
