import type { AwayLimitReply } from '../../../contract/time-off/away-limits.ts';
import { plainNumber } from '../../../domain/kernel/digits.ts';
import { refusing } from '../../../domain/time-off/away-limit.ts';
import type { Words } from '../../kernel/words.tsx';

type Limit = Pick<AwayLimitReply, 'name' | 'startsOn' | 'endsOn' | 'mostAway'>;

/** A limit as a sentence: which it is, of which dates, and how many may be away. */
export function limitIn({ say, formats }: Pick<Words, 'say' | 'formats'>, limit: Limit): string {
  const { name, startsOn, endsOn, mostAway: count } = limit;
  const dates = formats.anyDates(startsOn, endsOn);
  return count === 0
    ? say('timeOff.limitIs.blackout', { name, dates })
    : say('timeOff.limitIs.many', { name, dates, count });
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
  return limit && `${limitIn(words, limit)} ${words.say('timeOff.limitAnswered.refuse')}`;
}
