import type { TimeOffReply } from '../../../contract/time-off.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import type { TimeOffWish } from '../../../domain/time-off/decide-time-off.ts';
import { dayMinutesOn, type LeaveCalendar } from '../../../domain/time-off/leave-calendar.ts';
import { leaveWeekOn, type LeaveWeekInForce } from '../../../domain/time-off/leave-week.ts';

type Told = Pick<TimeOffReply, 'leaveWeeks' | 'holidays'>;
type Dates = Pick<TimeOffWish, 'startsOn' | 'endsOn'>;

/** Which dates take something, as the rules need to know it. */
export const calendarOf = ({ leaveWeeks, holidays }: Told): LeaveCalendar => ({
  weeks: leaveWeeks,
  holidays: holidays.map(({ date }) => date),
});

/** What a whole day takes on a date, whichever day of the week it is: as many minutes are a day where a balance is told in days. */
export const dayMinutesAt = ({ leaveWeeks }: Pick<Told, 'leaveWeeks'>, date: PlainDate): number =>
  leaveWeekOn(leaveWeeks, date).dayMinutes;

/** The weeks by which a request is counted: the one that holds as it begins, and each that begins within it. */
export const weeksWithin = (
  { leaveWeeks }: Pick<Told, 'leaveWeeks'>,
  { startsOn, endsOn }: Dates,
): readonly LeaveWeekInForce[] => [
  { from: startsOn, week: leaveWeekOn(leaveWeeks, startsOn) },
  ...leaveWeeks.filter(({ from }) => startsOn < from && from <= endsOn),
];

/** The holidays within what is asked for that would otherwise take something. */
export const holidaysWithin = ({ leaveWeeks, holidays }: Told, { startsOn, endsOn }: Dates) =>
  holidays.filter(
    ({ date }) => startsOn <= date && date <= endsOn && dayMinutesOn({ weeks: leaveWeeks, holidays: [] }, date) > 0,
  );
