import { addDays, type PlainDate } from '../../kernel/time.ts';
import type { DueDay } from '../day-account.ts';

/** A day that is due, as far as a pay run asks. */
export interface RunDay {
  /** Of its workweek, the first date. */
  readonly log: { readonly startsOn: PlainDate };
  readonly due: Pick<DueDay, 'kind' | 'cents'>;
}

export interface RunAsk {
  /** The first date of the pay period. */
  readonly periodStartsOn: PlainDate;
  /** The first dates of the person’s weeks that are paid with the period. */
  readonly weeks: readonly PlainDate[];
  /** Whoever runs it chose to pay the unpaid days of earlier periods as well. */
  readonly withEarlier: boolean;
}

/**
 * What of somebody’s due days a pay run pays: those of its own weeks, and of earlier ones what a day that was paid gives differently by now. Days of earlier
 * weeks that nobody paid are told, and paid where that was chosen, or where the differences of earlier weeks are a debt: it is set against them first, from the
 * first week of those differences on. Of somebody of whom the run takes only some, those it leaves are told.
 *
 * | this week | earlier, unpaid | earlier, difference | chosen | paid                      |
 * | 500.00    | 100.00          |                     | no     | 500.00                    |
 * | 500.00    | 100.00          |                     | yes    | 600.00                    |
 * | 500.00    | 100.00          | 20.00               | no     | 520.00                    |
 * | 500.00    | 100.00          | −160.00             | no     | 440.00                    |
 * | 500.00    | 100.00 before   | −160.00             | no     | 340.00                    |
 */
export function daysOfRun<Day extends RunDay>(days: readonly Day[], { periodStartsOn, weeks, withEarlier }: RunAsk) {
  const isOwn = ({ log }: Day) => weeks.includes(log.startsOn);
  const isEarlier = (day: Day) => !isOwn(day) && addDays(day.log.startsOn, 6) < periodStartsOn;
  const differences = days.filter((day) => isEarlier(day) && day.due.kind === 'difference');
  const earlier = days.filter((day) => isEarlier(day) && day.due.kind === 'paid');
  const owesBack = differences.reduce((sum, { due }) => sum + due.cents, 0) < 0;
  // Weeks before the first that is known to have been paid here may have been paid elsewhere.
  const firstPaidOn = differences.map(({ log }) => log.startsOn).toSorted()[0];
  const isTaken = ({ log }: Day) =>
    withEarlier || (owesBack && firstPaidOn !== undefined && log.startsOn >= firstPaidOn);
  const left = earlier.filter((day) => !isTaken(day));
  const chosen = new Set([...days.filter(isOwn), ...differences, ...earlier.filter(isTaken)]);
  const isInRun = left.length === 0 && earlier.length > 0;
  return { ofRun: days.filter((day) => chosen.has(day)), earlier: isInRun ? earlier : left, earlierIsInRun: isInRun };
}
