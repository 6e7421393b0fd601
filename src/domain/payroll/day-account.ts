import { fraction, multiply } from '../kernel/fraction.ts';
import { cents, roundToCents, type Cents } from '../kernel/money.ts';
import type { PlainDate } from '../kernel/time.ts';

export const dayEntryKinds = ['paid', 'difference', 'voided'] as const;
export type DayEntryKind = (typeof dayEntryKinds)[number];

/** Where the account of somebody's day stands: how many turns it took, and what is settled. */
export interface DayAccount {
  readonly turn: number;
  readonly isPaid: boolean;
  readonly minutes: number;
  readonly cents: Cents;
  /** It was paid while no rate was known, and what was agreed for it was not kept: what is settled says nothing of money. Absent, it does. */
  readonly isUnpriced?: boolean;
  /** A payment that waits for a second person settled it: whether that counts is not known yet. Absent, none does. */
  readonly isHeld?: boolean;
  /** A difference of it stands that is not void. Absent, none does. */
  readonly hasDifference?: boolean;
}

/** A day that nothing was ever done to. */
export const untouchedDay: DayAccount = { turn: 0, isPaid: false, minutes: 0, cents: cents(0) };

/** One turn of a day's account, as it is kept. */
export interface DayEntry {
  readonly workedOn: PlainDate;
  readonly turn: number;
  readonly entry: DayEntryKind;
  readonly workLogId: string;
  /** The turn that a void takes back. */
  readonly voidedTurn: number | null;
  readonly wasPaid: boolean;
  readonly isPaid: boolean;
  readonly minutesBefore: number;
  readonly minutes: number;
  readonly centsBefore: Cents;
  readonly cents: Cents;
}

/** What an approved day gives, by the rules; no cents where no rate was known. */
export interface ApprovedDay {
  readonly workLogId: string;
  readonly workedOn: PlainDate;
  readonly workedMinutes: number;
  readonly payCents: Cents | null;
}

/** What is still to be paid of a day: all of it, or what its card gives differently since it was paid. */
export interface DueDay {
  readonly kind: 'paid' | 'difference';
  readonly minutes: number;
  readonly cents: Cents;
}

/**
 * What an approved day leaves to be paid; undefined where it is settled, where it gives nothing and nothing was paid of it, and while a payment that
 * waits holds it: what it gives differently from that is due once the payment counts, all of it once that is refused.
 *
 * | approved        | settled       | due                  |
 * | 8 h, 160.00     | nothing       | 8 h, 160.00          |
 * | 8 h, 160.00     | 8 h, 160.00   | nothing              |
 * | 8 h 30, 170.00  | 8 h, 160.00   | a difference: 30 min, 10.00 |
 * | 7 h, 140.00     | 8 h, 160.00   | a difference: −1 h, −20.00  |
 * | 0 h, 0.00       | 8 h, 160.00   | a difference: −8 h, −160.00 |
 * | 0 h, 0.00       | nothing       | nothing              |
 * | 8 h 30, no rate | 8 h, 160.00 as agreed | a difference: 30 min, and money as is agreed |
 * | 8 h 30, 170.00  | 8 h, unpriced | a difference: 30 min, 10.00 |
 * | 8 h 30, 170.00  | 8 h, held     | nothing yet          |
 */
export function dueOf(day: Pick<ApprovedDay, 'workedMinutes' | 'payCents'>, account: DayAccount): DueDay | undefined {
  if (account.isHeld === true) return undefined;
  const minutes = day.workedMinutes - account.minutes;
  const due = cents(countedCents(day, account) - account.cents);
  if (minutes === 0 && due === 0) return undefined;
  return { kind: account.isPaid ? 'difference' : 'paid', minutes, cents: due };
}

/**
 * What an approved day gives in money, as its account counts it: what the rules say. Where they say nothing for want of a rate, what was agreed;
 * where that was not kept, what is settled, and what the rules say of the hours beyond those that were paid.
 */
export function countedCents(
  { workedMinutes, payCents }: Pick<ApprovedDay, 'workedMinutes' | 'payCents'>,
  { isPaid, isUnpriced = false, minutes, cents: settled }: DayAccount,
): Cents {
  if (payCents === null) return isPaid ? settled : cents(0);
  if (!isPaid || !isUnpriced) return payCents;
  const ofPaid =
    workedMinutes === 0 ? payCents : roundToCents(multiply(fraction(payCents), fraction(minutes, workedMinutes)));
  return cents(settled + payCents - ofPaid);
}

/** The turn that settles what is due. */
export const settles = ({ workLogId, workedOn }: ApprovedDay, due: DueDay, account: DayAccount): DayEntry => ({
  workedOn,
  turn: account.turn + 1,
  entry: due.kind,
  workLogId,
  voidedTurn: null,
  wasPaid: account.isPaid,
  isPaid: true,
  minutesBefore: account.minutes,
  minutes: due.minutes,
  centsBefore: account.cents,
  cents: due.cents,
});

/** The turn that takes another back, whatever came between; undefined where a difference rests on it, which must be voided first. */
export function takesBack(taken: DayEntry, account: DayAccount): DayEntry | undefined {
  const isPaid = taken.wasPaid;
  const left = { minutes: account.minutes - taken.minutes, cents: account.cents - taken.cents };
  const isRestedOn = account.hasDifference === true || left.minutes !== 0 || left.cents !== 0;
  if (!account.isPaid || (!isPaid && isRestedOn)) return undefined;
  return {
    workedOn: taken.workedOn,
    turn: account.turn + 1,
    entry: 'voided',
    workLogId: taken.workLogId,
    voidedTurn: taken.turn,
    wasPaid: true,
    isPaid,
    minutesBefore: account.minutes,
    minutes: -taken.minutes,
    centsBefore: account.cents,
    cents: cents(0 - taken.cents),
  };
}
