import type { TakingWarning } from '../../../contract/schedule/offers.ts';
import { leastRestMinutes } from '../../../domain/schedule/conflict.ts';
import type { Words } from '../../kernel/words.tsx';
import { sayLack } from './say-unfit.ts';

/** What is warned of in a shift that the reader would take. */
export function sayWarning(warning: TakingWarning, words: Words): string {
  const figure = sayFigure(warning, words);
  if (figure !== undefined) return figure;
  return words.say(`schedule.cannotTake.${warning.kind as OfPerson}`);
}

/** The same of somebody else, to whoever plans them. */
export function sayWarningOf(name: string, warning: TakingWarning, words: Words): string {
  const { say } = words;
  const reason = sayFigure(warning, words) ?? say(`schedule.unfit.${warning.kind as OfPerson}`);
  return say('schedule.swap.unfit', { name, reason });
}

type OfPerson = 'time_off' | 'minor' | 'unavailable';

/** What is told by a figure or a name alone, whoever it is about. */
function sayFigure(warning: TakingWarning, words: Words): string | undefined {
  const { say, formats } = words;
  switch (warning.kind) {
    case 'skill':
      return sayLack(warning, words);
    case 'short_rest':
      return say('schedule.conflict.rest', {
        rest: formats.elapsed(warning.restMinutes),
        least: formats.elapsed(leastRestMinutes),
      });
    case 'over_target':
      return say('schedule.conflict.target', { hours: formats.hours(warning.minutes, 'where_needed').text });
    case 'overtime':
      return say('schedule.conflict.overtime', { hours: formats.hours(warning.minutes, 'where_needed').text });
    case 'time_off':
    case 'minor':
    case 'unavailable':
      return undefined;
  }
}
