import type { LeavePart } from '../../../domain/time-off/time-off-type.ts';
import { asSentence, withMinus } from '../../../words/formats.ts';
import type { Words } from '../../kernel/words.tsx';

type Speaking = Pick<Words, 'say' | 'formats'>;

/** Writes minutes of time off as days, with their hours: `2.5 days (20 hrs)`; what is no half of a day, as hours alone, to the minute. */
export const amountIn = (words: Speaking, dayMinutes: number, minutes: number): string =>
  amountsIn(words, dayMinutes, [minutes])(minutes);

/** Writes minutes that stand together, all of them alike: as days with their hours where each is of half days, else as hours. */
export function amountsIn(
  { say, formats }: Speaking,
  dayMinutes: number,
  together: readonly number[],
): (minutes: number) => string {
  const isInDays = together.every((minutes) => (minutes * 2) % dayMinutes === 0);
  return (minutes) => {
    const hours = formats.exactHours(minutes);
    if (!isInDays) return hours;
    return asSentence(withMinus(say('timeOff.daysAndHours', { days: minutes / dayMinutes, hours })));
  };
}

/** Writes what time off takes: its days or the half of one, with their hours, as long as each is; what is of hours, as hours alone. */
export function chargedIn(
  { say, formats }: Speaking,
  part: LeavePart,
  charged: readonly { readonly minutes: number }[],
): string {
  const minutes = charged.reduce((sum, day) => sum + day.minutes, 0);
  const hours = formats.exactHours(minutes);
  if (part === 'hours') return hours;
  return asSentence(
    say('timeOff.daysAndHours', { days: part === 'whole' ? charged.length : charged.length / 2, hours }),
  );
}

/** Minutes as days; undefined where they are not whole hundredths of one. */
export function daysOf(minutes: number, dayMinutes: number): number | undefined {
  return (minutes * 100) % dayMinutes === 0 ? minutes / dayMinutes : undefined;
}
