import type { UnpaidLog } from '../../../contract/payroll/payments.ts';
import { cents, type Cents } from '../../../domain/kernel/money.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { paysLeave } from '../../../domain/pay-rules/week-pay.ts';

/** Whether no hours changed on a day since it was paid: the share of its week’s pay that falls on it did. */
export const movesPayAlone = ({ isDifference, minutes }: Pick<UnpaidLog, 'isDifference' | 'minutes'>): boolean =>
  isDifference && minutes === 0;

/** What is said of a day beside its date, where that is not when it was worked. */
export function noteOf(
  log: Pick<UnpaidLog, 'isDifference' | 'minutes' | 'startTime' | 'lines'>,
): 'payroll.payDifference' | 'payroll.difference' | 'timeCards.line.paid-leave' | undefined {
  if (log.isDifference) return movesPayAlone(log) ? 'payroll.payDifference' : 'payroll.difference';
  return log.startTime === null && log.lines?.some(paysLeave) === true ? 'timeCards.line.paid-leave' : undefined;
}

/** What the rules say of chosen days, line by line for each of their weeks. */
export interface OwedLine {
  readonly startsOn: PlainDate;
  readonly kind: NonNullable<UnpaidLog['lines']>[number]['kind'];
  readonly multiplier: string | null;
  readonly code: string | null;
  readonly cents: Cents;
  /** What of the line of the whole week falls on each of the chosen days: together its cents. */
  readonly shares: readonly { readonly date: PlainDate; readonly cents: Cents }[];
}

export function owedLines(logs: readonly UnpaidLog[]): readonly OwedLine[] {
  const lines = new Map<string, OwedLine>();
  // Of a day that was paid before, the lines are those of the whole day: the difference is none of them.
  for (const { date, startsOn, lines: own } of logs.filter(({ isDifference }) => !isDifference)) {
    for (const line of own ?? []) {
      const key = [startsOn, line.kind, line.multiplier, line.code].join(' ');
      const known = lines.get(key);
      lines.set(key, {
        startsOn,
        ...line,
        cents: cents((known?.cents ?? 0) + line.cents),
        shares: [...(known?.shares ?? []), { date, cents: line.cents }],
      });
    }
  }
  return [...lines.values()];
}

/** What a difference comes from: what the rules say of its day by now, and what of that was settled by payments before; nothing where no rate is known. */
export function differenceOf({
  lines,
  owedCents,
}: Pick<UnpaidLog, 'lines' | 'owedCents'>): { readonly nowCents: Cents; readonly settledCents: Cents } | undefined {
  if (lines === null) return undefined;
  const nowCents = cents(lines.reduce((sum, line) => sum + line.cents, 0));
  return { nowCents, settledCents: cents(nowCents - owedCents) };
}
