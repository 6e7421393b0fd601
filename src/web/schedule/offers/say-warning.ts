import { leastRestMinutes } from '../../../domain/schedule/conflict.ts';
import type { MinorLimit } from '../../../domain/schedule/minors.ts';
import type { TakingWarning } from '../../../domain/schedule/offer.ts';
import type { Words } from '../../kernel/words.tsx';
import { sayLack } from './say-unfit.ts';

/** What is warned of in a shift that the reader would take. */
export function sayWarning(warning: TakingWarning, words: Words): string {
  return isOfPerson(warning) ? words.say(`schedule.cannotTake.${warning.kind}`) : sayFigure(warning, words);
}

/** The same of somebody else, to whoever plans them. */
export function sayWarningOf(name: string, warning: TakingWarning, words: Words): string {
  const { say } = words;
  const reason = isOfPerson(warning) ? say(`schedule.unfit.${warning.kind}`) : sayFigure(warning, words);
  return say('schedule.swap.unfit', { name, reason });
}

type OfPerson = Extract<TakingWarning, { readonly kind: 'time_off' | 'unavailable' }>;

const isOfPerson = (warning: TakingWarning): warning is OfPerson =>
  warning.kind === 'time_off' || warning.kind === 'unavailable';

/** What is told by a figure or a name alone, whoever it is about. */
export function sayFigure(warning: Exclude<TakingWarning, OfPerson>, words: Words): string {
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
      return say('schedule.conflict.overtime', { hours: overtimeWords(warning.minutes, formats) });
    case 'minor':
      return sayLimit(warning.limit, words);
  }
}

function sayLimit(limit: MinorLimit, { say, formats }: Words): string {
  if (limit.limit === 'age') return say('schedule.conflict.minor.age');
  if (limit.limit === 'time_of_day') return say('schedule.conflict.minor.time', { hours: formats.wallRange(limit) });
  return say(`schedule.conflict.minor.${limit.limit}`, {
    hours: formats.hours(limit.minutes, 'where_needed').text,
    most: formats.hours(limit.mostMinutes, 'where_needed').text,
  });
}

/** `2.5 hrs`; `2m`, where it is less than a tenth of an hour: what somebody worked is seldom a round figure. */
export const overtimeWords = (minutes: number, formats: Words['formats']): string =>
  minutes < 6 ? formats.elapsed(minutes) : formats.hours(minutes, 'where_needed').text;
