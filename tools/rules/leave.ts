import * as z from 'zod/mini';
import { addDays, weekdays, type PlainDate } from '../../src/domain/kernel/time.ts';
import { decideTimeOff, type TimeOffWish } from '../../src/domain/time-off/decide-time-off.ts';
import type { LeaveCalendar } from '../../src/domain/time-off/leave-calendar.ts';
import { datesBetween } from '../../src/domain/time-off/leave-days.ts';
import type { LeavePart } from '../../src/domain/time-off/time-off-type.ts';
import { kind, unsupported } from './kind.ts';
import { date, weekday } from './moments.ts';

/** A type that may be taken by half days. */
const type = { unit: 'half_day' } as const;
const dayMinutes = 480;

const wishOf = (startsOn: PlainDate, endsOn: PlainDate, part: LeavePart = 'whole'): TimeOffWish => ({
  startsOn,
  endsOn,
  part,
  fromMinute: null,
  toMinute: null,
});

const dates = z._default(z.array(date), []);

/** Days that time off takes of a balance, by the week and the holidays of whoever asks. Half a day within a longer leave is a request of its own, and so are the days around it. */
export const leaveLength = kind(
  z.object({
    start: date,
    end: date,
    nonWorkingWeekdays: z._default(z.array(weekday), []),
    holidays: dates,
    halfDayOn: z._default(z.union([z.array(date), date]), []),
    halfDays: dates,
    halfDay: z._default(z.boolean(), false),
  }),
  ({ start, end, nonWorkingWeekdays, holidays, halfDayOn, halfDays, halfDay }) => {
    const halves = [halfDayOn, halfDays, halfDay ? [start] : []].flat();
    const worked = weekdays.filter((day) => !nonWorkingWeekdays.includes(day));
    const calendar = { weeks: [{ from: start, week: { dayMinutes, weekdays: worked } }], holidays };
    const wishes = halves.some((half) => start <= half && half <= end)
      ? datesBetween(start, end).map((on) => wishOf(on, on, halves.includes(on) ? 'morning' : 'whole'))
      : [wishOf(start, end)];
    let minutes = 0;
    for (const wish of wishes) {
      const decided = decideTimeOff(wish, type, calendar, [], start);
      if (decided.ok) minutes += decided.value.chargedMinutes;
      else if (decided.refusal !== 'time_off_without_days') return unsupported;
    }
    return { days: minutes / dayMinutes };
  },
);

const part = z.optional(z.enum(['am', 'pm', 'all']));
const leave = z.object({ start: date, end: date, startPart: part, endPart: part });
type Leave = z.output<typeof leave>;

const everyDay = (from: PlainDate): LeaveCalendar => ({
  weeks: [{ from, week: { dayMinutes, weekdays } }],
  holidays: [],
});

/** Whether one more may be asked for beside what is held: a leave that begins or ends with a half is asked for in up to three parts. */
export const leaveOverlap = kind(z.object({ existing: leave, request: leave }), ({ existing, request }) => {
  const held = requestsOf(existing);
  const refusals = requestsOf(request).map((wish) => {
    const decided = decideTimeOff(wish, type, everyDay(wish.startsOn), held, wish.startsOn);
    return decided.ok ? undefined : decided.refusal;
  });
  return { clash: refusals.includes('time_off_overlaps') };
});

function requestsOf({ start, end, startPart, endPart }: Leave): readonly TimeOffWish[] {
  const [first, last] = [halfOf(startPart), start === end ? 'whole' : halfOf(endPart)];
  const from = first === 'whole' ? start : addDays(start, 1);
  const to = last === 'whole' ? end : addDays(end, -1);
  return [
    ...(first === 'whole' ? [] : [wishOf(start, start, first)]),
    ...(from <= to ? [wishOf(from, to)] : []),
    ...(last === 'whole' ? [] : [wishOf(end, end, last)]),
  ];
}

const halfOf = (said: Leave['startPart']): 'morning' | 'afternoon' | 'whole' =>
  said === 'am' ? 'morning' : said === 'pm' ? 'afternoon' : 'whole';
