import { allocate } from '../kernel/allocation.ts';
import { compare, decimal, divide, fraction, one, toDecimal, type Fraction } from '../kernel/fraction.ts';
import { cents, payFor, type Cents } from '../kernel/money.ts';
import { accept, refuse, type Accepted, type Refusal, type Result } from '../kernel/result.ts';
import { addDays, dateAt, type Instant, type PlainDate, type Zone } from '../kernel/time.ts';
import { dueOf, settles, type ApprovedDay, type DayAccount, type DayEntry, type DueDay } from './day-account.ts';
import { deductionCents, paymentFigures, type DeductionLine } from './payment-figures.ts';
import type { PaymentMethod } from './payment-method.ts';
import type { DeductionRule } from './run/run-deduction.ts';
import { decideTransactionDate } from './transaction-date.ts';

/** A work log as whoever pays says it is; what they leave out they do not claim. Hours are decimal text. */
export interface ClaimedLog {
  readonly id: string;
  readonly userId?: string | undefined;
  readonly date?: PlainDate | undefined;
  readonly totalWorkedHours?: string | undefined;
  readonly totalBreakTime?: string | undefined;
  readonly paid?: boolean | undefined;
  readonly startTime?: Instant | null | undefined;
  readonly finishTime?: Instant | null | undefined;
}

/** A payment as whoever records it says it is; amounts are decimal text. */
export interface PaymentClaim {
  readonly employeeId: string;
  readonly entries: readonly ClaimedLog[];
  readonly totalHours: string;
  readonly numDays: number;
  readonly totalPay: string;
  readonly hourlyPay: string;
  readonly deductions: readonly DeductionLine[];
  readonly method: PaymentMethod;
  readonly checkNumber: string | null;
  readonly transactedAt: Instant;
  readonly finalAmount: string;
}

/** A work log of the employee, as it is. */
export interface KnownLog extends ApprovedDay {
  /** The first date of its workweek. */
  readonly startsOn: PlainDate;
  readonly breakMinutes: number;
  readonly startedAt: Instant | null;
  readonly finishedAt: Instant | null;
  /** The approval that made it still counts. */
  readonly isInForce: boolean;
  readonly account: DayAccount;
}

export interface PaymentFacts {
  readonly now: Instant;
  readonly zone: Zone;
  readonly logs: ReadonlyMap<string, KnownLog>;
  readonly checkNumberIsUsed: boolean;
}

/** A payment that may be recorded, all figures worked out anew. */
export interface DecidedPayment {
  /** The last date of the latest of its weeks. */
  readonly weekEndsOn: PlainDate;
  readonly workedMinutes: number;
  readonly totalCents: Cents;
  readonly hourlyCents: Cents;
  readonly deductions: readonly {
    readonly name: string;
    readonly quantity: string;
    readonly unitCents: Cents;
    readonly cents: Cents;
    /** Of a run; absent where it was typed into the payment, and of payments from before it was kept. */
    readonly rule?: DeductionRule | undefined;
  }[];
  readonly deductionsCents: Cents;
  readonly finalCents: Cents;
  readonly owedCents: Cents;
  readonly days: readonly DayEntry[];
}

/** The field that is wrong, by its name in the payload: `entries.0.id`. */
export interface WrongField {
  readonly field: string;
}
export interface WrongFigure extends WrongField {
  /** What it should be. */
  readonly expected: string;
}

export type WrongLog =
  | 'work_log_unknown'
  | 'work_log_repeated'
  | 'work_log_superseded'
  | 'work_log_paid'
  | 'work_log_held'
  | 'work_log_differs';
export type WrongPayment =
  | WrongLog
  | 'payable_negative'
  | 'check_number_missing'
  | 'check_number_unexpected'
  | 'check_number_used'
  | 'transaction_before_work';

export type PaymentRefusal =
  | Refusal<WrongPayment, WrongField>
  | Refusal<'hours_differ' | 'days_differ' | 'pay_differs' | 'final_amount_differs', WrongFigure>
  | Refusal<'transaction_in_future', WrongField & { readonly latest: PlainDate }>;

/**
 * Whether a payment is what it says: its days are approved, unpaid and the employee's, and every figure agrees with the ledger and
 * with the others to the cent. Of total and hourly pay either may have been typed; the other then follows from it and the hours,
 * which are counted in minutes.
 */
export function decidePayment(claim: PaymentClaim, facts: PaymentFacts): Accepted<DecidedPayment> | PaymentRefusal {
  const days = chosenDays(claim, facts);
  if (!days.ok) return days;
  const transaction = decideTransaction(claim, days.value, facts);
  if (!transaction.ok) return transaction;
  return figuresOf(claim, days.value);
}

interface ChosenDay {
  readonly log: KnownLog;
  readonly due: DueDay;
}

function chosenDays(
  { entries, employeeId }: PaymentClaim,
  { logs }: PaymentFacts,
): Result<ChosenDay[], WrongLog, WrongField> {
  const chosen = new Map<string, ChosenDay>();
  for (const [index, entry] of entries.entries()) {
    const at = { field: `entries.${index}.id` };
    const log = logs.get(entry.id);
    if (log === undefined) return refuse('work_log_unknown', at);
    if (chosen.has(log.workedOn)) return refuse('work_log_repeated', at);
    if (!log.isInForce) return refuse('work_log_superseded', at);
    const due = dueOf(log, log.account);
    if (due === undefined) return refuse(log.account.isHeld === true ? 'work_log_held' : 'work_log_paid', at);
    const wrong = wrongFieldOf(entry, employeeId, log, due);
    if (wrong !== undefined) return refuse('work_log_differs', { field: `entries.${index}.${wrong}` });
    chosen.set(log.workedOn, { log, due });
  }
  return accept([...chosen.values()].toSorted((a, b) => (a.log.workedOn < b.log.workedOn ? -1 : 1)));
}

/** What a claim says differently from the ledger. */
function wrongFieldOf(claim: ClaimedLog, employeeId: string, log: KnownLog, due: DueDay): keyof ClaimedLog | undefined {
  const agrees: Partial<Record<keyof ClaimedLog, boolean>> = {
    userId: (claim.userId ?? employeeId) === employeeId,
    date: (claim.date ?? log.workedOn) === log.workedOn,
    totalWorkedHours: isSame(claim.totalWorkedHours, hoursOf(due.minutes)),
    totalBreakTime: isSame(claim.totalBreakTime, hoursOf(log.breakMinutes)),
    paid: claim.paid !== true,
    startTime: claim.startTime === undefined || claim.startTime === log.startedAt,
    finishTime: claim.finishTime === undefined || claim.finishTime === log.finishedAt,
  };
  return (Object.keys(agrees) as (keyof ClaimedLog)[]).find((field) => agrees[field] === false);
}

const isSame = (claimed: string | undefined, actual: string): boolean =>
  claimed === undefined || compare(decimal(claimed), decimal(actual)) === 0;

/** Decimal hours, as they are shown and sent: 20 minutes are `0.33`. */
export const hoursOf = (minutes: number): string => toDecimal(fraction(minutes, 60), 2);

const moneyOf = (sum: Cents): string => toDecimal(fraction(sum, 100), 2);

function decideTransaction(
  { method, checkNumber, transactedAt }: PaymentClaim,
  days: readonly ChosenDay[],
  { now, zone, checkNumberIsUsed }: PaymentFacts,
): Accepted<undefined> | PaymentRefusal {
  const check = { field: 'checkNumber' };
  if (method === 'Check' && checkNumber === null) return refuse('check_number_missing', check);
  if (method !== 'Check' && checkNumber !== null) return refuse('check_number_unexpected', check);
  if (checkNumberIsUsed) return refuse('check_number_used', check);
  const field = 'transactionDate';
  const firstDay = days[0]?.log.workedOn;
  const dated = decideTransactionDate(dateAt(transactedAt, zone), { today: dateAt(now, zone), firstDay });
  if (dated.ok) return dated;
  return dated.refusal === 'transaction_in_future'
    ? refuse(dated.refusal, { field, ...dated.details })
    : refuse(dated.refusal, { field });
}

function figuresOf(claim: PaymentClaim, days: readonly ChosenDay[]): Accepted<DecidedPayment> | PaymentRefusal {
  const workedMinutes = days.reduce((sum, { due }) => sum + due.minutes, 0);
  const expectedHours = hoursOf(workedMinutes);
  if (!isSame(claim.totalHours, expectedHours)) {
    return refuse('hours_differ', { field: 'totalHours', expected: expectedHours });
  }
  if (claim.numDays !== days.length) {
    return refuse('days_differ', { field: 'numDays', expected: String(days.length) });
  }
  const byTotal = paymentFigures(workedMinutes, { totalPay: claim.totalPay }, claim.deductions);
  // Exact: of many hours it may come to more than any sum of money.
  const byHour = toDecimal(divide(payFor(workedMinutes, decimal(claim.hourlyPay), one), fraction(100)), 2);
  const typedTotal = isSame(claim.hourlyPay, shownHourly(byTotal.hourlyPay));
  if (!typedTotal && !isSame(byHour, moneyOf(byTotal.totalPayCents))) {
    return refuse('pay_differs', { field: 'totalPay', expected: byHour });
  }
  const { totalPayCents: totalCents, deductionsCents, finalAmountCents: finalCents } = byTotal;
  if (finalCents < 0) return refuse('payable_negative', { field: 'finalAmount' });
  if (!isSame(claim.finalAmount, moneyOf(finalCents))) {
    return refuse('final_amount_differs', { field: 'finalAmount', expected: moneyOf(finalCents) });
  }
  const settled = settledAt(totalCents, days);
  const latest = days.map(({ log }) => log.startsOn).reduce((a, b) => (a > b ? a : b));
  return accept({
    weekEndsOn: addDays(latest, 6),
    workedMinutes,
    totalCents,
    hourlyCents: centsIn(claim.hourlyPay),
    deductions: claim.deductions.map((line) => ({
      name: line.name,
      quantity: line.quantity,
      unitCents: centsIn(line.unitPrice),
      cents: deductionCents(line),
    })),
    deductionsCents,
    finalCents,
    owedCents: cents(settled.reduce((sum, { due }) => sum + due.cents, 0)),
    days: settled.map(({ log, due }) => settles(log, due, log.account)),
  });
}

/**
 * What each day is settled at: what is due of it by the rules. Where they say nothing for want of a rate, what is typed is all that is known of it:
 * the total less what is due of the others, if that leaves anything, shared out by minutes.
 */
function settledAt(totalCents: Cents, days: readonly ChosenDay[]): readonly ChosenDay[] {
  const isUnrated = ({ log, due }: ChosenDay) => log.payCents === null && due.minutes > 0;
  const unrated = days.filter(isUnrated);
  if (unrated.length === 0) return days;
  const known = days.reduce((sum, { due }) => sum + due.cents, 0);
  const shares = allocate(
    cents(Math.max(0, totalCents - known)),
    unrated.map(({ due }) => fraction(due.minutes)),
  );
  const shareOf = new Map(unrated.map(({ log }, index) => [log.workedOn, shares[index]]));
  return days.map(({ log, due }) => ({ log, due: { ...due, cents: shareOf.get(log.workedOn) ?? due.cents } }));
}

const shownHourly = (hourly: Fraction | undefined): string => (hourly === undefined ? '0' : toDecimal(hourly, 2));

/** Of an amount that has no parts of a cent, which the payload does not let in. */
const centsIn = (amount: string): Cents => cents(Number(toDecimal(decimal(amount), 2).replace('.', '')));
