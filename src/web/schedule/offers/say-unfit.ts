import type { PlainDate } from '../../../domain/kernel/time.ts';
import type { Unfit } from '../../../domain/schedule/offer.ts';
import type { Words } from '../../kernel/words.tsx';

/** Why the reader cannot take a shift: a rule is said by what it is about, since it is about them. */
export function sayUnfit(unfit: Unfit, { say }: Pick<Words, 'say'>): string {
  if (unfit === 'works_then') return say('refusal.works_then');
  return unfit === 'skill' ? say('refusal.skill_missing') : say(`schedule.cannotTake.${unfit}`);
}

/** What the position of a shift asks for and the reader does not hold then. */
export const sayLack = (
  { name, endedOn }: { readonly name: string; readonly endedOn: PlainDate | null },
  { say, formats }: Pick<Words, 'say' | 'formats'>,
): string =>
  endedOn === null
    ? say('schedule.lack.missing', { name })
    : say('schedule.lack.ended', { name, date: formats.fullDate(endedOn) });
