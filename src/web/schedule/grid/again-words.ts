import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import type { ShiftPlan } from '../../../domain/schedule/shift.ts';
import { sayShift } from '../../../words/shift-change.ts';
import type { Words } from '../../kernel/words.tsx';
import type { PlannedAgain } from './plan-again.ts';
import type { PlannedBack } from './plan-back.ts';

/** So many shifts that were left out are named. */
const mostNamed = 5;

/** How many shifts were planned again, and of the others why not; whose they would have been is named. */
export function sayPlannedAgain(
  { plans, opened, refused, busy, known }: PlannedAgain,
  done: 'schedule.copiedWeek' | 'schedule.templates.applied',
  schedule: Pick<TeamSchedule, 'people' | 'location'>,
  words: Pick<Words, 'say' | 'formats'>,
): string {
  const { say } = words;
  const left = known + refused.length + busy.length;
  return [
    ...(plans.length > 0 || left === 0 ? [say(done, { count: plans.length })] : []),
    ...(known > 0 ? [say('schedule.copyKnown', { count: known })] : []),
    ...(opened > 0 ? [say('schedule.templates.opened', { count: opened })] : []),
    ...(busy.length > 0
      ? [
          say('schedule.leftBusy', {
            count: busy.length,
            all: plans.length + left,
            shifts: nameShifts(busy, schedule, words),
          }),
        ]
      : []),
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

type Named = Pick<TeamSchedule, 'people' | 'location'>;
type Speaks = Pick<Words, 'say' | 'formats'>;

/** Which shifts a rule of the organization refused, and whose they would have been. */
const sayLeftOut = (refused: readonly ShiftPlan[], schedule: Named, words: Speaks): string =>
  words.say('schedule.leftOut', { count: refused.length, shifts: nameShifts(refused, schedule, words) });

/** The first of some shifts, each with whose it would have been. */
function nameShifts(plans: readonly ShiftPlan[], { people, location }: Named, { say, formats }: Speaks): string {
  const named = plans.slice(0, mostNamed).map((plan) => {
    const name = people.find(({ employeeId }) => employeeId === plan.employeeId)?.name ?? '';
    return `${name} · ${sayShift(say, formats, plan, location.zone)}`;
  });
  return [...named, ...(plans.length > mostNamed ? ['…'] : [])].join('; ');
}
