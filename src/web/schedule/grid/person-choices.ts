import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import type { Words } from '../../kernel/words.tsx';
import type { ShiftWish } from './shift-wish.ts';
import { canWorkIn, sayPosition } from './shown-position.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}
type Choices =
  | { readonly choices: readonly Choice[] }
  | { readonly groups: readonly { readonly label: string; readonly choices: readonly Choice[] }[] };

/** Whom a shift may be given to: first those who can work as its position, where that parts them from the others. */
export function personChoices(
  schedule: TeamSchedule,
  { employeeId, positionId }: Pick<ShiftWish, 'employeeId' | 'positionId'>,
  words: Pick<Words, 'say'>,
): Choices {
  const offered = schedule.people.filter((one) => one.mayBePlanned || one.employeeId === employeeId);
  const canWork = canWorkIn(schedule, positionId);
  const [able, others] = [offered.filter(canWork), offered.filter((one) => !canWork(one))];
  if (positionId === '' || able.length === 0 || others.length === 0) return { choices: offered.map(choiceOf) };
  const { say } = words;
  const position = sayPosition(positionId, schedule.positions, words);
  return {
    groups: [
      { label: say('schedule.canWorkAs', { position }), choices: able.map(choiceOf) },
      { label: say('schedule.othersThanThose'), choices: others.map(choiceOf) },
    ],
  };
}

const choiceOf = ({ employeeId, name }: TeamSchedule['people'][number]): Choice => ({ value: employeeId, label: name });
