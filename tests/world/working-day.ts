import {
  addDays,
  addMilliseconds,
  dateAt,
  instantAt,
  millisecondsPerMinute,
  weekdayOf,
  weekdays,
  type Instant,
  type PlainDate,
  type Zone,
} from '../../src/domain/kernel/time.ts';
import type { PunchKind } from '../../src/domain/time-clock/punch.ts';

interface Press {
  readonly kind: PunchKind;
  readonly at: Instant;
}

const sentence = /^(?<day>[A-Z][a-z]{2}) (?<from>\d{1,2}:\d\d)–(?<to>\d{1,2}:\d\d)?(?:, break (?<pause>\d+))?$/;

/**
 * The punches of a day in words: `Mon 22:00–06:30, break 30`. It is the latest such weekday up to today; an end before
 * the beginning is on the next date, none is an entry still open. The break, in minutes, lies in the middle.
 */
export function workingDay(words: string, now: Instant, zone: Zone): readonly Press[] {
  const { day = '', from = '', to, pause } = sentence.exec(words)?.groups ?? {};
  const date = latest(day, dateAt(now, zone));
  const start = at(date, from, zone);
  if (to === undefined) return [{ kind: 'clock_in', at: start }];
  const sameDay = at(date, to, zone);
  const end = sameDay > start ? sameDay : at(addDays(date, 1), to, zone);
  if (pause === undefined)
    return [
      { kind: 'clock_in', at: start },
      { kind: 'clock_out', at: end },
    ];
  const minutes = Number(pause);
  const before = Math.floor((end - start) / millisecondsPerMinute / 2 - minutes / 2);
  const breakAt = addMilliseconds(start, before * millisecondsPerMinute);
  return [
    { kind: 'clock_in', at: start },
    { kind: 'break_start', at: breakAt },
    { kind: 'break_end', at: addMilliseconds(breakAt, minutes * millisecondsPerMinute) },
    { kind: 'clock_out', at: end },
  ];
}

function latest(day: string, today: PlainDate): PlainDate {
  const wanted = weekdays.find((weekday) => weekday.startsWith(day.toLowerCase()));
  if (day === '' || wanted === undefined) throw new TypeError(`Not a weekday: ${day}`);
  let date = today;
  while (weekdayOf(date) !== wanted) date = addDays(date, -1);
  return date;
}

function at(date: PlainDate, time: string, zone: Zone): Instant {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return instantAt(date, { hour, minute }, zone);
}
