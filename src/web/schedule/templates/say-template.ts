import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import type { Template } from '../../../contract/schedule/templates.ts';
import { useWords } from '../../kernel/words.tsx';
import { sayPosition } from '../grid/shown-position.ts';

/** What a template holds, fact by fact: the hours, the break and the position of a shift, or how many shifts a week has. */
export function useSayTemplate(positions: TeamSchedule['positions']): (template: Template) => readonly string[] {
  const words = useWords();
  const { say, formats } = words;
  return ({ kind, shifts }) => {
    const [first] = shifts;
    if (kind === 'week' || first === undefined) return [say('schedule.templates.count', { count: shifts.length })];
    return [
      formats.wallRange({ from: first.fromMinute, to: first.toMinute }),
      say('schedule.differs.break', { minutes: first.breakMinutes }),
      sayPosition(first.positionId, positions, words),
    ];
  };
}
