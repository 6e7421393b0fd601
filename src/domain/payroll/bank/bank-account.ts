import { plainDigits } from '../../kernel/digits.ts';
import type { Instant } from '../../kernel/time.ts';
import { heldUntil } from '../held-until.ts';
import { isRoutingNumber } from '../routing-number.ts';

export const accountKinds = ['checking', 'savings'] as const;
export type AccountKind = (typeof accountKinds)[number];

export const bankFields = ['routing', 'account'] as const;
export type BankField = (typeof bankFields)[number];

/** Where somebody is paid. */
export interface BankAccount {
  readonly kind: AccountKind;
  /** Nine digits. */
  readonly routing: string;
  /** As many as a NACHA entry has room for. */
  readonly account: string;
}

/** The fields that name no American account; spaces and hyphens do not count, and nine zeros, which their check digit lets pass, are no bank. */
export function bankFaults({ routing, account }: Pick<BankAccount, BankField>): BankField[] {
  const isFaulty = {
    routing: !isRoutingNumber(bare(routing)) || isZero(bare(routing)),
    account: !/^[0-9]{4,17}$/.test(bare(account)) || isZero(bare(account)),
  };
  return bankFields.filter((field) => isFaulty[field]);
}

const isZero = (digits: string): boolean => /^0+$/.test(digits);

/** Digits as they are kept, of whatever script they were, without what people put between them. */
export const bare = (typed: string): string => plainDigits(typed).replaceAll(/[\s-]/g, '');

/** The only digits that are ever shown. */
export const lastDigits = (number: string): string => number.slice(-4);

/** Whoever took over a sign-in, and enters their own account, meets its owner first: the letter is read before anything is paid there. */
export const usableFrom = (enteredAt: Instant): Instant => heldUntil(enteredAt);

/** Of the accounts of one person: which one counts, and which is held. */
export function accountsAt<Entry extends { readonly usableFrom: Instant }>(
  entries: readonly Entry[],
  now: Instant,
): { readonly inUse: Entry | undefined; readonly held: Entry | undefined } {
  const inOrder = entries.toSorted((a, b) => a.usableFrom - b.usableFrom);
  return {
    inUse: inOrder.findLast((entry) => entry.usableFrom <= now),
    held: inOrder.findLast((entry) => entry.usableFrom > now),
  };
}

/** Those that counted once, and count no more since a later one does: nobody is paid there again. */
export function replacedAt<Entry extends { readonly usableFrom: Instant }>(
  entries: readonly Entry[],
  now: Instant,
): readonly Entry[] {
  const { inUse } = accountsAt(entries, now);
  return inUse === undefined ? [] : entries.filter(({ usableFrom: from }) => from < inUse.usableFrom);
}
