import type { TeamSchedule } from '../../../contract/schedule.ts';
import type { ShiftPlan } from '../../../domain/schedule/shift.ts';
import { sayShift } from '../../../words/shift-change.ts';
import type { Words } from '../../kernel/words.tsx';
import type { PlannedAgain } from './plan-again.ts';
import type { PlannedBack } from './plan-back.ts';

/** So many shifts that were left out are named. */
const mostNamed = 5;

/** How many shifts were planned again, and of the others why not; what a rule refuses is named. */
export function sayPlannedAgain(
  { plans, opened, refused, known }: PlannedAgain,
  done: 'schedule.copiedWeek' | 'schedule.templates.applied',
  schedule: Pick<TeamSchedule, 'people' | 'location'>,
  words: Pick<Words, 'say' | 'formats'>,
): string {
  const { say } = words;
  return [
    ...(plans.length > 0 || known + refused.length === 0 ? [say(done, { count: plans.length })] : []),
    ...(known > 0 ? [say('schedule.copyKnown', { count: known })] : []),
    ...(opened > 0 ? [say('schedule.templates.opened', { count: opened })] : []),
    ...(refused.length > 0 ? [sayLeftOut(refused, schedule, words)] : []),
  ].join(' ');
}

/** How many shifts are planned as they were, and of the others why not; where none is and some are left, the week is not as it was. */
export function sayPlannedBack(
  { steps, opened, stillOpen, refused }: PlannedBack,
  /** So many stand elsewhere by now. */
  left: number,
  schedule: Pick<TeamSchedule, 'people' | 'location'>,
  words: Pick<Words, 'say' | 'formats'>,
): string {
  const { say } = words;
  const isOther = left + stillOpen + refused.length > 0;
  return [
    ...(steps.length === 0 && isOther ? [] : [say('schedule.restored', { count: steps.length })]),
    ...(opened > 0 ? [say('schedule.templates.opened', { count: opened })] : []),
    ...(stillOpen > 0 ? [say('schedule.restoreOpen', { count: stillOpen })] : []),
    ...(refused.length > 0 ? [sayLeftOut(refused, schedule, words)] : []),
    ...(left > 0 ? [say('schedule.restoreLeft', { count: left })] : []),
  ].join(' ');
}

/** Which shifts a rule of the organization refused, and whose they would have been. */
function sayLeftOut(
  refused: readonly ShiftPlan[],
  { people, location }: Pick<TeamSchedule, 'people' | 'location'>,
  { say, formats }: Pick<Words, 'say' | 'formats'>,
): string {
  const named = refused.slice(0, mostNamed).map((plan) => {
    const name = people.find(({ employeeId }) => employeeId === plan.employeeId)?.name ?? '';
    return `${name} · ${sayShift(say, formats, plan, location.zone)}`;
  });
  const shifts = [...named, ...(refused.length > mostNamed ? ['…'] : [])].join('; ');
  return say('schedule.leftOut', { count: refused.length, shifts });
}
