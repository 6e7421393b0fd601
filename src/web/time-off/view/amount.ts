import type { LeavePart } from '../../../domain/time-off/time-off-type.ts';
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

/** Writes what time off takes: its days or the half of one, with their hours, as long as each is; what is of hours, as hours alone. */
export function chargedIn(
  { say, formats }: Pick<Words, 'say' | 'formats'>,
  part: LeavePart,
  charged: readonly { readonly minutes: number }[],
): string {
  const minutes = charged.reduce((sum, day) => sum + day.minutes, 0);
  const hours = formats.hours(minutes, 'where_needed').text;
  if (part === 'hours') return hours;
  return asSentence(
    say('timeOff.daysAndHours', { days: part === 'whole' ? charged.length : charged.length / 2, hours }),
  );
}

/** Minutes as days, to the hundredth of one: what is shown, never what is worked with. */
export const daysOf = (minutes: number, dayMinutes: number): number => Math.round((minutes / dayMinutes) * 100) / 100;
