import type { TeamSchedule } from '../../../contract/schedule.ts';
import type { Template } from '../../../contract/schedule/templates.ts';
import { useWords } from '../../kernel/words.tsx';
import { sayPosition } from '../grid/shown-position.ts';

/** What a template holds, in short: the hours, the break and the position of a shift, or how many shifts a week has. */
export function useSayTemplate(positions: TeamSchedule['positions']): (template: Template) => string {
  const words = useWords();
  const { say, formats } = words;
  return ({ kind, shifts }) => {
    const [first] = shifts;
    if (kind === 'week' || first === undefined) return say('schedule.templates.count', { count: shifts.length });
    return say('schedule.templates.facts', {
      times: formats.wallRange({ from: first.fromMinute, to: first.toMinute }),
      pause: say('schedule.differs.break', { minutes: first.breakMinutes }),
      position: sayPosition(first.positionId, positions, words),
    });
  };
}
