import type { Words } from '../../kernel/words.tsx';
import type { GridDay } from './view.ts';

/**
 * How much of what is needed on a day has somebody, shortly and as a sentence: in hours; where nobody said what is needed, how many of its
 * shifts.
 */
export function coverageWords(day: Pick<GridDay, 'need' | 'filled' | 'needed'>, { say, formats }: Words) {
  const { filled, needed } = day.need ?? day;
  if (day.need === undefined)
    return {
      filled,
      needed,
      short: say('schedule.coverageShort', { filled, needed }),
      text: say('schedule.coverage', { filled, needed }),
    };
  const hours = (minutes: number) => formats.hoursAmount(minutes, 'where_needed');
  const amounts = { filled: hours(filled), needed: hours(needed) };
  return {
    filled,
    needed,
    short: say('schedule.needs.hoursShort', amounts),
    text: say('schedule.needs.hours', amounts),
  };
}
