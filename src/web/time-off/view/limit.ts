import type { AwayLimitReply } from '../../../contract/time-off/away-limits.ts';
import { plainNumber } from '../../../domain/kernel/digits.ts';
import { refusing } from '../../../domain/time-off/away-limit.ts';
import type { Words } from '../../kernel/words.tsx';

type Limit = Pick<AwayLimitReply, 'name' | 'startsOn' | 'endsOn' | 'mostAway'>;

/** Whoever asks, or whoever answers: what a limit does, and who counts against it, is another thing to each. */
export type LimitReader = 'Is' | 'Answered';

/**
 * A limit as a sentence: which it is, of which dates, and how many may be away. Against whoever asks those count too who have asked and were not
 * answered, of whom no colleague is told: that the places are taken would be at odds with nobody being away.
 */
export function limitIn({ say, formats }: Pick<Words, 'say' | 'formats'>, limit: Limit, reader: LimitReader): string {
  const { name, startsOn, endsOn, mostAway: count } = limit;
  const dates = formats.anyDates(startsOn, endsOn);
  return count === 0
    ? say('timeOff.limitIs.blackout', { name, dates })
    : say(`timeOff.limit${reader}.many`, { name, dates, count });
}

/** How many may be away, as it is typed in digits of any script; undefined where it is no number of people. */
export function mostAwayTyped(text: string): number | undefined {
  const plain = plainNumber(text);
  return /^\d{1,3}$/.test(plain) ? Number(plain) : undefined;
}

/** Why time off that meets some limits cannot be approved; undefined, it can. */
export function refusedBy(
  words: Pick<Words, 'say' | 'formats'>,
  limits: readonly AwayLimitReply[],
): string | undefined {
  const limit = refusing(limits);
  return limit && `${limitIn(words, limit, 'Answered')} ${words.say('timeOff.limitAnswered.refuse')}`;
}
