import type { TeamSchedule } from '../../../contract/schedule.ts';
import { leastRestMinutes, type Conflict } from '../../../domain/schedule/conflict.ts';
import type { DatedPart } from '../../../domain/schedule/day-parts.ts';
import type { MinorLimit } from '../../../domain/schedule/minors.ts';
import { isBlocked, isUnplannable } from '../../../domain/schedule/planning-rules.ts';
import { isWholeDay } from '../../../domain/time-off/leave-overlap.ts';
import type { Words } from '../../kernel/words.tsx';

type Where = Pick<TeamSchedule, 'locations' | 'levels' | 'skills'>;

/** What speaks against a shift, in a sentence each; and at last, where no reason helps, what becomes of it: of two at once people are told of one. */
export function sayConflicts(conflicts: readonly Conflict[], where: Where, words: Words): readonly string[] {
  const { levels } = where;
  const said = conflicts.map((conflict) => sayConflict(conflict, where, words));
  if (isUnplannable(conflicts, levels)) return [...said, words.say('schedule.conflict.refused')];
  return isBlocked(conflicts, levels) ? [...said, words.say('schedule.conflict.onlyOne')] : said;
}

function sayConflict(conflict: Conflict, { locations, skills }: Where, words: Words): string {
  const { say, formats } = words;
  switch (conflict.kind) {
    case 'employment_ended':
      return say('schedule.conflict.ended', { date: formats.fullDate(conflict.lastDay) });
    case 'not_here':
      return say('schedule.conflict.notHere');
    case 'double_booking': {
      const place = locations.find(({ id }) => id === conflict.locationId)?.name;
      return place === undefined ? say('schedule.conflict.doubled') : say('schedule.conflict.doubledAt', { place });
    }
    case 'time_off':
      return say('schedule.conflict.timeOff', { when: sayPart(conflict.part, words) });
    case 'skill': {
      const name = skills.find(({ id }) => id === conflict.skillId)?.name ?? '';
      return conflict.endedOn === null
        ? say('schedule.lack.missing', { name })
        : say('schedule.lack.ended', { name, date: formats.fullDate(conflict.endedOn) });
    }
    case 'unavailable':
      return say('schedule.conflict.unavailable', { when: sayPart(conflict.part, words) });
    case 'short_rest':
      return say('schedule.conflict.rest', {
        rest: formats.elapsed(conflict.restMinutes),
        least: formats.elapsed(leastRestMinutes),
      });
    case 'over_target':
      return say('schedule.conflict.target', { hours: formats.hours(conflict.minutes, 'where_needed').text });
    case 'overtime':
      return say('schedule.conflict.overtime', { hours: formats.hours(conflict.minutes, 'where_needed').text });
    case 'minor':
      return sayLimit(conflict.limit, words);
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

/** `Tue Nov 17`, or with the hours where it is not the whole day. */
const sayPart = (part: DatedPart, { say, formats }: Words): string =>
  isWholeDay(part)
    ? formats.date(part.date)
    : say('schedule.partOfDate', { date: formats.date(part.date), hours: formats.wallRange(part) });
