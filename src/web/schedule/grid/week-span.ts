import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { addDays, isWithin, startOfDate, type Span } from '../../../domain/kernel/time.ts';
import type { ShiftPlan } from '../../../domain/schedule/shift.ts';

type Week = Pick<TeamSchedule, 'location' | 'startsOn' | 'endsOn'>;

/** When the week of a location is. */
export const spanOfWeek = ({ location, startsOn, endsOn }: Week): Span => ({
  from: startOfDate(startsOn, location.zone),
  to: startOfDate(addDays(endsOn, 1), location.zone),
});

/** Tells of a plan whether it stands in the week, or was moved to another location or another week. */
export function standingIn(week: Week): (plan: Pick<ShiftPlan, 'locationId' | 'startsAt'>) => boolean {
  const during = spanOfWeek(week);
  return ({ locationId, startsAt }) => locationId === week.location.id && isWithin(startsAt, during);
}
