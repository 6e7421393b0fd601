import { asSentence, withMinus } from '../../../words/formats.ts';
import type { Words } from '../../kernel/words.tsx';

/** Writes minutes of time off as days, with their hours: `2.5 days (20 hrs)`; what is no half of a day, as hours alone. */
export function amountIn(
  { say, formats }: Pick<Words, 'say' | 'formats'>,
  dayMinutes: number,
  minutes: number,
): string {
  const hours = formats.hours(minutes, 'where_needed').text;
  if ((minutes * 2) % dayMinutes !== 0) return hours;
  return asSentence(withMinus(say('timeOff.daysAndHours', { days: minutes / dayMinutes, hours })));
}

/** Minutes as days, to the hundredth of one: what is shown, never what is worked with. */
export const daysOf = (minutes: number, dayMinutes: number): number => Math.round((minutes / dayMinutes) * 100) / 100;
