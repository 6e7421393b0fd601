import type { AwayLimitReply } from '../../../contract/time-off/away-limits.ts';
import { refusing } from '../../../domain/time-off/away-limit.ts';
import type { Words } from '../../kernel/words.tsx';

type Limit = Pick<AwayLimitReply, 'name' | 'mostAway' | 'effect'>;

/** A limit as a sentence: which it is, and how many may be away. */
export const limitIn = ({ say }: Pick<Words, 'say'>, { name, mostAway: count }: Limit): string =>
  count === 0 ? say('timeOff.limitIs.blackout', { name }) : say('timeOff.limitIs.many', { name, count });

/** Why time off that meets some limits cannot be approved; undefined, it can. */
export function refusedBy(words: Pick<Words, 'say'>, limits: readonly AwayLimitReply[]): string | undefined {
  const limit = refusing(limits);
  return limit && `${limitIn(words, limit)} ${words.say('timeOff.limitAnswered.refuse')}`;
}
