import {
  addDays,
  instant,
  instantAt,
  parsePlainDate,
  parseZone,
  type PlainDate,
  type Zone,
} from '../../src/domain/kernel/time.ts';
import { mondayMidnight, type PayPolicy } from '../../src/domain/pay-rules/pay-policy.ts';
import type { WeekQuestion } from '../../src/domain/pay-rules/week-question.ts';
import type { Punch, PunchKind } from '../../src/domain/time-clock/punch.ts';

/** The Monday on which the week of the examples begins, in New York. */
export const monday = parsePlainDate('2026-01-12') as PlainDate;
export const newYork = parseZone('America/New_York') as Zone;
/** A policy without rules. */
export const straight: PayPolicy = { workweek: mondayMidnight, overtime: { weekly: [], daily: [] } };
const farAhead = instant(Date.UTC(2027, 0, 1));

/** A time of a day of the week, counted from Monday; hours past 24 are of the next day. */
export function clock(day: number, time: string) {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return instantAt(addDays(monday, day + Math.floor(hour / 24)), { hour: hour % 24, minute }, newYork);
}

/** `0 8:00 12:00-13:00 17:00` is Monday, in, a break, out; hours past 24 are of the next day. */
export function ledger(...days: string[]): Punch[] {
  const presses = days.flatMap((words) => {
    const [day = '0', ...times] = words.split(' ');
    return times.flatMap((time, index): [PunchKind, string, number][] => {
      const [start = '', end] = time.split('-');
      if (end !== undefined)
        return [
          ['break_start', start, Number(day)],
          ['break_end', end, Number(day)],
        ];
      return [[index === 0 ? 'clock_in' : 'clock_out', start, Number(day)]];
    });
  });
  return presses.map(([kind, time, day], index) => ({
    id: `punch-${index}`,
    kind,
    punchedAt: clock(day, time),
    sequence: index + 1,
  }));
}

/** The question of that week. */
export const ask = (policy: PayPolicy, more: Partial<WeekQuestion> = {}): WeekQuestion => ({
  policy,
  zone: newYork,
  startsOn: monday,
  until: farAhead,
  ...more,
});
export const atRate = (ratePerHour: string) => ({ pay: { rates: [{ from: addDays(monday, -365), ratePerHour }] } });

/** The same times each day from Monday on. */
export const everyDay = (times: string, days = 5) =>
  ledger(...Array.from({ length: days }, (_, day) => `${day} ${times}`));
