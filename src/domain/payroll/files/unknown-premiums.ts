import type { PlainDate } from '../../kernel/time.ts';
import type { CardFlag, CardFlagKind } from '../../time-cards/card-flag.ts';

/** Days of which an hour of pay is owed for a meal or a rest that was missed, though nobody knows here what an hour is. */
interface UnknownPremiums {
  readonly meals: readonly PlainDate[];
  readonly rests: readonly PlainDate[];
}

/**
 * What an approved week owes for meals and rests on days without a rate: in a file it would be nothing. Where it is owed at all, a missed meal is
 * flagged on the card (Labor Code 226.7).
 *
 * | missed, and no rate is known | a meal on Monday, a rest on Tuesday | Monday, and Tuesday |
 * | missed, at 20.00             | a meal on Monday                    | none                |
 *
 * @param unrated the days of the week without a rate
 */
export function unknownPremiums(flags: readonly CardFlag[], unrated: readonly PlainDate[]): UnknownPremiums {
  const daysOf = (wanted: CardFlagKind) =>
    unrated.filter((day) => flags.some(({ kind, date }) => kind === wanted && date === day));
  return { meals: daysOf('missed_meal'), rests: daysOf('missed_rest') };
}
