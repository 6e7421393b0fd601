import type { Transaction } from '../kernel/transaction.ts';
import { updatePassword } from './users.repository.ts';

/**
 * Keeps the hash of a new password, if the one that it replaces is still the one that was checked: of two changes at
 * one moment, the second was decided on a password that no longer holds.
 */
export const setPassword = (
  tx: Transaction,
  change: {
    readonly userId: string;
    readonly passwordHash: string;
    readonly replaces: string;
    readonly needsFactor: boolean;
  },
): Promise<boolean> => updatePassword(tx, change);
