import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import type { Conflict } from '../../../domain/schedule/conflict.ts';
import type { DatedPart } from '../../../domain/schedule/day-parts.ts';
import { isBlocked, isUnplannable } from '../../../domain/schedule/planning-rules.ts';
import { isWholeDay } from '../../../domain/time-off/leave-overlap.ts';
import type { Words } from '../../kernel/words.tsx';
import { sayLack } from '../offers/say-unfit.ts';
import { sayFigure } from '../offers/say-warning.ts';

type Where = Pick<TeamSchedule, 'locations' | 'levels' | 'skills'>;

/**
 * What speaks against a shift, in a sentence each; and where no reason helps, what becomes of it: of two at once, behind them, that people are told
 * of one, and of anything else at last.
 *
 * @param on the date that stands beside it already
 */
export function sayConflicts(
  conflicts: readonly Conflict[],
  where: Where,
  words: Words,
  on?: PlainDate,
): readonly string[] {
  const { levels } = where;
  const said = conflicts.map((conflict) => sayConflict(conflict, where, words, on));
  if (isUnplannable(conflicts, levels)) return [...said, words.say('schedule.conflict.refused')];
  if (!isBlocked(conflicts, levels)) return said;
  const both = conflicts.findLastIndex(({ kind }) => kind === 'double_booking') + 1;
  return said.toSpliced(both, 0, words.say('schedule.conflict.onlyOne'));
}

function sayConflict(
  conflict: Conflict,
  { locations, skills }: Where,
  words: Words,
  on: PlainDate | undefined,
): string {
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
      return isAllOf(conflict.part, on)
        ? say('schedule.conflict.timeOffThen')
        : say('schedule.conflict.timeOff', { when: sayPart(conflict.part, words, on) });
    case 'skill': {
      const name = skills.find(({ id }) => id === conflict.skillId)?.name ?? '';
      return sayLack({ name, endedOn: conflict.endedOn }, words);
    }
    case 'unavailable':
      return isAllOf(conflict.part, on)
        ? say('schedule.conflict.unavailableThen')
        : say('schedule.conflict.unavailable', { when: sayPart(conflict.part, words, on) });
    case 'short_rest':
    case 'over_target':
    case 'overtime':
    case 'minor':
      return sayFigure(conflict, words);
  }
}

const isAllOf = (part: DatedPart, on: PlainDate | undefined): boolean => part.date === on && isWholeDay(part);

/** `Tue Nov 17`, or with the hours where it is not the whole day; the hours alone of the date that is said already. */
function sayPart(part: DatedPart, { say, formats }: Words, on: PlainDate | undefined): string {
  if (isWholeDay(part)) return formats.date(part.date);
  const hours = formats.wallRange(part);
  return part.date === on ? hours : say('schedule.partOfDate', { date: formats.date(part.date), hours });
}
