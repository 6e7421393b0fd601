import type { Template } from '../../../contract/schedule/templates.ts';
import { useWords } from '../../kernel/words.tsx';

/** What a template holds, in short: the hours of a shift, or how many shifts a week has. */
export function useSayTemplate(): (template: Template) => string {
  const { say, formats } = useWords();
  return ({ kind, shifts }) => {
    const [first] = shifts;
    if (kind === 'week' || first === undefined) return say('schedule.templates.count', { count: shifts.length });
    return formats.wallRange({ from: first.fromMinute, to: first.toMinute });
  };
}
