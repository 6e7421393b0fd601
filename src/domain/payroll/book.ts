import { cents } from '../kernel/money.ts';
import type { PlainDate } from '../kernel/time.ts';
import { countedCents, dueOf, untouchedDay, type ApprovedDay, type DayAccount, type DayEntry } from './day-account.ts';

/** A turn of a day's account with whose it is and by which payment. */
export interface BookedDay extends DayEntry {
  readonly employeeId: string;
  readonly paymentId: string;
  /** Nothing was settled, and no rate known. */
  readonly isUnpriced?: boolean;
}

/** What a payment says of itself as a whole. */
export interface BookedPayment {
  readonly id: string;
  readonly employeeId: string;
  readonly isVoid: boolean;
  readonly dayCount: number;
  readonly workedMinutes: number;
  readonly owedCents: number;
  readonly deductionsCents: number;
  /** Of its deductions, line by line. */
  readonly deductionLinesCents: number;
}

/** All that is kept of an organization's payments, and the days that are approved now. */
export interface Book {
  readonly approved: readonly (ApprovedDay & { readonly employeeId: string })[];
  readonly days: readonly BookedDay[];
  readonly payments: readonly BookedPayment[];
}

export interface Sum {
  readonly minutes: number;
  readonly cents: number;
}

/** Where somebody stands: approved is paid, unpaid and voided together. */
export interface Balance {
  readonly employeeId: string;
  readonly approved: Sum;
  /** By payments that are not void. */
  readonly paid: Sum;
  /** Never paid, or different since: less than nothing where a card gives less than was paid for it. */
  readonly unpaid: Sum;
  /** Of days whose payment was voided, and that wait to be paid anew. */
  readonly voided: Sum;
}

export type BookFault =
  | { readonly kind: 'does_not_balance'; readonly employeeId: string }
  | { readonly kind: 'turn_does_not_follow'; readonly employeeId: string; readonly workedOn: PlainDate }
  | {
      readonly kind: 'days_are_not_the_payment' | 'deductions_are_not_the_payment' | 'void_is_not_whole';
      readonly paymentId: string;
    };

/**
 * Whether a book holds together: each day's turns follow on each other, each payment is its days and its deductions, each void takes
 * back all of its payment and nothing else, and for each person what was approved is what payments say was paid, what waits, and what
 * was voided. Paid is counted from the payments, the rest from the accounts of the days: one proves the other.
 */
export function checkBook(book: Book): {
  readonly balances: readonly Balance[];
  readonly faults: readonly BookFault[];
} {
  const { days, payments } = book;
  const turnsOf = Map.groupBy(days, keyOf);
  const daysOf = Map.groupBy(days, ({ paymentId }) => paymentId);
  const balances = pagesOf(book).map(balanceOf);
  return {
    balances,
    faults: [
      ...[...turnsOf.values()].flatMap(brokenTurns),
      ...payments.flatMap((payment) => faultsOf(payment, daysOf.get(payment.id) ?? [])),
      ...balances
        .filter((balance) => !isEven(balance))
        .map(({ employeeId }): BookFault => ({ kind: 'does_not_balance', employeeId })),
    ],
  };
}

const keyOf = ({ employeeId, workedOn }: { readonly employeeId: string; readonly workedOn: PlainDate }): string =>
  `${employeeId} ${workedOn}`;

const accountAfter = (
  { entry, turn, isPaid, minutesBefore, minutes, centsBefore, cents: moved, isUnpriced = false }: BookedDay,
  before: DayAccount | undefined,
): DayAccount => ({
  turn,
  isPaid,
  minutes: minutesBefore + minutes,
  cents: cents(centsBefore + moved),
  isUnpriced: entry === 'paid' ? isUnpriced : before?.isUnpriced === true,
});

/** The first turn of a day that does not stand on the one before. */
function brokenTurns(turns: readonly BookedDay[]): BookFault[] {
  let before = untouchedDay;
  for (const turn of turns.toSorted((a, b) => a.turn - b.turn)) {
    const found = turn.turn === before.turn + 1 && turn.wasPaid === before.isPaid;
    if (!found || turn.minutesBefore !== before.minutes || turn.centsBefore !== before.cents) {
      return [{ kind: 'turn_does_not_follow', employeeId: turn.employeeId, workedOn: turn.workedOn }];
    }
    before = accountAfter(turn, before);
  }
  return [];
}

function faultsOf(payment: BookedPayment, days: readonly BookedDay[]): BookFault[] {
  const paymentId = payment.id;
  const taken = days.filter(({ entry }) => entry !== 'voided');
  const sum = sumOf(taken);
  const back = sumOf(days.filter(({ entry }) => entry === 'voided'));
  const isItsDays =
    taken.length === payment.dayCount && sum.minutes === payment.workedMinutes && sum.cents === payment.owedCents;
  const isWhole = payment.isVoid
    ? days.length === 2 * taken.length && sum.minutes + back.minutes === 0 && sum.cents + back.cents === 0
    : days.length === taken.length;
  return [
    ...(isItsDays ? [] : [{ kind: 'days_are_not_the_payment', paymentId } as const]),
    ...(isWhole ? [] : [{ kind: 'void_is_not_whole', paymentId } as const]),
    ...(payment.deductionsCents === payment.deductionLinesCents
      ? []
      : [{ kind: 'deductions_are_not_the_payment', paymentId } as const]),
  ];
}

interface Page extends Book {
  readonly employeeId: string;
}

/** What the book holds of each person: sorted out once, since to look for each through the whole took seconds for a thousand. */
function pagesOf({ approved, days, payments }: Book): Page[] {
  const [approvedOf, daysOf, paymentsOf] = [
    Map.groupBy(approved, whose),
    Map.groupBy(days, whose),
    Map.groupBy(payments, whose),
  ];
  return [...new Set([...approvedOf.keys(), ...paymentsOf.keys()])].map((employeeId) => ({
    employeeId,
    approved: approvedOf.get(employeeId) ?? [],
    days: daysOf.get(employeeId) ?? [],
    payments: paymentsOf.get(employeeId) ?? [],
  }));
}

const whose = ({ employeeId }: { readonly employeeId: string }): string => employeeId;

function balanceOf({ employeeId, ...page }: Page): Balance {
  const accounts = new Map<PlainDate, DayAccount>();
  for (const turn of page.days.toSorted((a, b) => a.turn - b.turn))
    accounts.set(turn.workedOn, accountAfter(turn, accounts.get(turn.workedOn)));
  const approved = new Map(page.approved.map((day) => [day.workedOn, day]));
  const accountOf = ({ workedOn }: ApprovedDay): DayAccount => accounts.get(workedOn) ?? untouchedDay;
  const waiting = [...approved.values()].flatMap((day) => {
    const account = accountOf(day);
    const due = dueOf(day, account);
    return due === undefined ? [] : [{ ...due, isVoided: account.turn > 0 && !account.isPaid }];
  });
  // Paid, but its card was reopened: what was paid stands against nothing approved.
  const reopened = [...accounts]
    .filter(([on, { isPaid }]) => isPaid && !approved.has(on))
    .map(([, account]) => account);
  const unpaid = sumOf(waiting.filter(({ isVoided }) => !isVoided));
  const settled = sumOf(reopened);
  const counted = page.payments.filter(({ isVoid }) => !isVoid);
  return {
    employeeId,
    approved: sumOf(
      [...approved.values()].map((day) => ({ minutes: day.workedMinutes, cents: countedCents(day, accountOf(day)) })),
    ),
    paid: sumOf(counted.map(({ workedMinutes: minutes, owedCents }) => ({ minutes, cents: owedCents }))),
    unpaid: { minutes: unpaid.minutes - settled.minutes, cents: unpaid.cents - settled.cents },
    voided: sumOf(waiting.filter(({ isVoided }) => isVoided)),
  };
}

const isEven = ({ approved, paid, unpaid, voided }: Balance): boolean =>
  approved.minutes === paid.minutes + unpaid.minutes + voided.minutes &&
  approved.cents === paid.cents + unpaid.cents + voided.cents;

const sumOf = (all: readonly Sum[]): Sum => ({
  minutes: all.reduce((sum, { minutes }) => sum + minutes, 0),
  cents: all.reduce((sum, one) => sum + one.cents, 0),
});
