import { cents, type Cents } from '../kernel/money.ts';
import { leaveOfLines } from '../pay-rules/week-pay.ts';
import { splitOf } from '../time-cards/hour-split.ts';
import type { DayEntry, DueDay } from './day-account.ts';
import type { StubDay } from './pay-stub.ts';

/** What of a day is overtime, and what of its pay is for time off. */
export interface DayParts {
  /** Paid at more than the plain rate, twice it or more among them. */
  readonly overtimeMinutes: number;
  /** Null where no rate was known: what was agreed for it was not kept. */
  readonly leaveCents: Cents | null;
}

/** What a day gives by its work log. */
export const partsOfLog = (log: {
  readonly minutesByMultiplier: Readonly<Record<string, number>>;
  readonly payLines: StubDay['lines'];
}): DayParts => {
  const { overtimeMinutes, doubleMinutes } = splitOf(log.minutesByMultiplier);
  return {
    overtimeMinutes: overtimeMinutes + doubleMinutes,
    leaveCents: log.payLines === null ? null : leaveOfLines(log.payLines),
  };
};

/** A turn of a day’s account, with what the day gave by the work log that it went by. */
export interface PartsTurn extends Pick<DayEntry, 'turn' | 'voidedTurn'> {
  readonly parts: DayParts;
}

/**
 * What is settled of a day: what it gave by the work log that was paid last. A void takes back what its turn had changed, whatever came between.
 *
 * | turns: overtime by their work logs                        | settled |
 * | paid 30 min                                               | 30 min  |
 * | paid 30 min, difference 90 min                            | 90 min  |
 * | paid 30 min, difference 90 min, the difference voided     | 30 min  |
 * | paid 30 min, differences 90 and 100 min, the first voided | 40 min  |
 */
export function settledParts(turns: readonly PartsTurn[]): DayParts {
  const none: DayParts = { overtimeMinutes: 0, leaveCents: cents(0) };
  const moved = new Map<number, DayParts>();
  return turns
    .toSorted((a, b) => a.turn - b.turn)
    .reduce((settled, { turn, voidedTurn, parts }) => {
      if (voidedTurn !== null) return less(settled, moved.get(voidedTurn) ?? none);
      moved.set(turn, less(parts, settled));
      return parts;
    }, none);
}

/** What is due of a day: all that it gives, or what it gives otherwise than is settled. */
export const dueParts = (kind: DueDay['kind'], now: DayParts, settled: DayParts): DayParts =>
  kind === 'paid' ? now : less(now, settled);

const less = (a: DayParts, b: DayParts): DayParts => ({
  overtimeMinutes: a.overtimeMinutes - b.overtimeMinutes,
  leaveCents: a.leaveCents === null || b.leaveCents === null ? null : cents(a.leaveCents - b.leaveCents),
});
