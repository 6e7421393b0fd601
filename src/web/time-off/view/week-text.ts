import { addDays, parsePlainDate, weekdays, type PlainDate, type Weekday } from '../../../domain/kernel/time.ts';
import type { Formats } from '../../../words/formats.ts';
import type { Say } from '../../../words/speak.ts';

const someMonday = parsePlainDate('2026-11-16') as PlainDate;

/** `Friday`. */
export const weekdayName = (formats: Formats, day: Weekday): string =>
  formats.longWeekday(addDays(someMonday, weekdays.indexOf(day)));

/** Days of the week, three and more in a row as one: `Tue – Sat`, `Mon, Tue, Thu – Sat`. @param charged in order of the week */
export function daysIn(say: Say, formats: Formats, charged: readonly Weekday[]): string {
  const places = charged.map((day) => weekdays.indexOf(day));
  const runs: number[][] = [];
  for (const place of places) {
    const last = runs.at(-1);
    if (last !== undefined && last.at(-1) === place - 1) last.push(place);
    else runs.push([place]);
  }
  const short = (place: number) => formats.weekday(addDays(someMonday, place));
  const named = runs.flatMap((run) => {
    const [from, to] = [run.at(0) ?? 0, run.at(-1) ?? 0];
    return run.length < 3 ? run.map(short) : [say('format.range', { from: short(from), to: short(to) })];
  });
  return formats.list(named);
}

/** How long a day is: `7.5 hrs`, and `7:35 hrs` where tenths of an hour do not tell it. */
export const dayIn = (formats: Formats, minutes: number): string =>
  minutes % 6 === 0 ? formats.hours(minutes, 'where_needed').text : formats.exactHours(minutes);
