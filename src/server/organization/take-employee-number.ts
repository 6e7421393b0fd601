import type { Transaction } from '../kernel/transaction.ts';
import { nextEmployeeNumber } from './repository.ts';

/** Gives the next employee number of an organization: short, read out and printed, and nobody else's ever. */
export const takeEmployeeNumber = (tx: Transaction, organizationId: string): Promise<number> =>
  nextEmployeeNumber(tx, organizationId);
