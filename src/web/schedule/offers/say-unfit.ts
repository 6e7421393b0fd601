import { refusalOf, type Unfit } from '../../../domain/schedule/offer.ts';
import type { Words } from '../../kernel/words.tsx';

/** Why the reader cannot take a shift: a rule is said by what it is about, since it is about them. */
export function sayUnfit(unfit: Unfit, { say }: Pick<Words, 'say'>): string {
  const refusal = refusalOf(unfit);
  if (refusal !== 'shift_blocked') return say(`refusal.${refusal}`);
  return say(`schedule.cannotTake.${unfit as ReaderRule}`);
}

type ReaderRule = Exclude<Unfit, 'not_of_location' | 'works_then' | 'skill'>;
