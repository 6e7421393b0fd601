import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { sayShift } from '../../../words/shift-change.ts';
import type { Words } from '../../kernel/words.tsx';
import type { ChangedMeanwhile } from './send-steps.ts';

/** What somebody else did to a shift that the reader was about to change: who it was, and how it is planned now. */
export function sayMeanwhile(
  { shift, by }: ChangedMeanwhile,
  { people, location, locations }: Pick<TeamSchedule, 'people' | 'location' | 'locations'>,
  { say, formats }: Pick<Words, 'say' | 'formats'>,
): string {
  if (shift === undefined) return say('schedule.meanwhile.gone');
  const name = by ?? say('schedule.meanwhile.somebody');
  const { planned } = shift;
  if (planned === null) return say('schedule.meanwhile.cancelled', { name });
  if (planned.locationId !== location.id) {
    const place = locations.find(({ id }) => id === planned.locationId)?.name;
    return place === undefined ? say('schedule.meanwhile.gone') : say('schedule.meanwhile.moved', { name, place });
  }
  const person =
    planned.employeeId === null
      ? say('schedule.openShift')
      : people.find(({ employeeId }) => employeeId === planned.employeeId)?.name;
  const times = sayShift(say, formats, planned, location.zone);
  // Whoever came to this location since the week was read is not known by name yet.
  const now = person === undefined ? times : `${times} · ${person}`;
  return say('schedule.meanwhile.planned', { name, now });
}
