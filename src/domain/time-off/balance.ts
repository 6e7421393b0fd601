import type { PlainDate } from '../kernel/time.ts';

/** What a row of the ledger tells of. */
export const entryKinds = ['opening', 'accrued', 'used', 'expired', 'adjusted', 'revoked'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** A row of the ledger of time off, as a balance needs to know it. */
export interface BalanceEntry {
  readonly typeId: string;
  /** From this date on it counts. */
  readonly on: PlainDate;
  readonly minutes: number;
}

/**
 * What somebody has of a type once a date has begun, in minutes; below zero where more was taken than there was.
 *
 * | opening 40 h on 1 Jan, used 8 h on 3 Aug | on 2 Aug 40 h | on 3 Aug 32 h |
 */
export const balanceOn = (entries: readonly BalanceEntry[], typeId: string, date: PlainDate): number =>
  entries.filter((entry) => entry.typeId === typeId && entry.on <= date).reduce((sum, { minutes }) => sum + minutes, 0);
