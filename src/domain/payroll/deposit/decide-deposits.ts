import { accept, refuse, type Refusal, type Result } from '../../kernel/result.ts';
import { addDays, type PlainDate } from '../../kernel/time.ts';
import { bankingDayFrom, bankingDayUpTo, isBankingDay } from './banking-day.ts';
import { largestDepositCents, largestFileCents } from './deposit-file.ts';

/** A payment that may be carried to the bank, and whether its person has an account that counts. */
export interface OpenDeposit {
  readonly paymentId: string;
  /** Of whom it pays. */
  readonly name: string;
  readonly finalCents: number;
  readonly account: 'in_use' | 'held' | 'none';
}

/** What somebody wants to carry, as they saw it. */
export interface DepositWish {
  readonly paymentIds: readonly string[];
  readonly finalCents: number;
  readonly effectiveOn: PlainDate;
}

/** What the cents of a NACHA file are of, for every bank. */
export const depositCurrency = 'USD';

/** Banks keep files for some weeks at most. */
const farthestDays = 30;

/** When money can be there at the earliest, unless a bank offers the same day: the banking day after today. */
export const earliestDeposit = (today: PlainDate): PlainDate => bankingDayFrom(addDays(today, 1));

export const latestDeposit = (today: PlainDate): PlainDate => addDays(today, farthestDays);

/**
 * When the money of some payments is there where nobody chooses another day: on the first date that one of them has, on the banking day before it
 * where it is none, or as early as banks can.
 *
 * | dated                  | today      |                |
 * | Fri 2026-12-04         | 2026-11-30 | Fri 2026-12-04 |
 * | Sat 2026-12-05         | 2026-11-30 | Fri 2026-12-04 |
 * | Mon 2026-11-30         | 2026-11-30 | Tue 2026-12-01 |
 */
export function usualDeposit(paidOn: readonly PlainDate[], today: PlainDate): PlainDate {
  const [first] = paidOn.toSorted();
  const earliest = earliestDeposit(today);
  const latest = bankingDayUpTo(latestDeposit(today));
  if (first === undefined || first < earliest) return earliest;
  const wished = bankingDayUpTo(first);
  return wished > latest ? latest : wished;
}

/**
 * Which payments go into a file, in the order in which they stand; all that was chosen, or none.
 *
 * | chosen                | sum seen | day              |                           |
 * | Ana 100.00, Ben 50.00 | 150.00   | next banking day | both                      |
 * | Ana, Ben              | 149.99   | next banking day | `deposits_differ`         |
 * | Ana, no account       | 150.00   | next banking day | `deposits_differ`         |
 * | Ana                   | 100.00   | a Sunday, today  | `deposit_day_not_banking` |
 * | Ana 100,000,000.00    |          | next banking day | `deposit_too_large`       |
 */
export function decideDeposits<Open extends OpenDeposit>(
  open: readonly Open[],
  { paymentIds, finalCents, effectiveOn }: DepositWish,
  today: PlainDate,
): DecidedDeposits<Open> {
  const isInTime = effectiveOn >= earliestDeposit(today) && effectiveOn <= latestDeposit(today);
  if (!isInTime || !isBankingDay(effectiveOn)) return refuse('deposit_day_not_banking');
  const wishedIds = new Set(paymentIds);
  const wanted = open.filter(({ paymentId }) => wishedIds.has(paymentId));
  const tooLarge = wanted.find(isTooLarge);
  if (tooLarge !== undefined) {
    return refuse('deposit_too_large', { paymentId: tooLarge.paymentId, name: tooLarge.name });
  }
  const chosen = wanted.filter(({ account }) => account === 'in_use');
  const sum = chosen.reduce((total, one) => total + one.finalCents, 0);
  if (chosen.length !== paymentIds.length || sum !== finalCents) return refuse('deposits_differ');
  return sum > largestFileCents ? refuse('deposit_file_too_large') : accept(chosen);
}

type DecidedDeposits<Open> =
  | Result<readonly Open[], 'deposit_day_not_banking' | 'deposits_differ' | 'deposit_file_too_large'>
  | Refusal<'deposit_too_large', { readonly paymentId: string; readonly name: string }>;

/** Whether a payment is more than an entry of a file can say. */
export const isTooLarge = ({ finalCents }: Pick<OpenDeposit, 'finalCents'>): boolean =>
  finalCents > largestDepositCents;
