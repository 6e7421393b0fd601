import { leastRestMinutes, type Conflict } from '../../../domain/schedule/conflict.ts';
import type { Words } from '../../kernel/words.tsx';

/** What speaks against a shift, in a sentence each. */
export const sayConflicts = (
  conflicts: readonly Conflict[],
  locations: readonly { readonly id: string; readonly name: string }[],
  { say, formats }: Words,
): readonly string[] =>
  conflicts.map((conflict) => {
    if (conflict.kind === 'short_rest') {
      return say('schedule.conflict.rest', {
        rest: formats.elapsed(conflict.restMinutes),
        least: formats.elapsed(leastRestMinutes),
      });
    }
    if (conflict.kind === 'over_target') {
      return say('schedule.conflict.target', { hours: formats.hours(conflict.minutes, 'where_needed').text });
    }
    const place = locations.find(({ id }) => id === conflict.locationId)?.name;
    return place === undefined ? say('schedule.conflict.doubled') : say('schedule.conflict.doubledAt', { place });
  });
