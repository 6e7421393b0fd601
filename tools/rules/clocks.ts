import * as z from 'zod/mini';
import {
  addDays,
  addMilliseconds,
  dateAt,
  instant,
  instantAt,
  millisecondsPerMinute,
  millisecondsPerSecond,
  offsetSecondsAt,
  wallClock,
  weekOf,
  type Instant,
  type Zone,
} from '../../src/domain/kernel/time.ts';
import { areConsecutive } from '../../src/domain/pay-rules/consecutive-days.ts';
import { splitByWorkday, splitByWorkweek, totalByDate } from '../../src/domain/pay-rules/workdays.ts';
import { kind } from './kind.ts';
import { date, moment, twoDigits, wallTime, weekday, zone } from './moments.ts';

export const instantOf = kind(
  z.object({
    timezone: zone,
    epoch: z.int(),
    addSeconds: z.optional(z.int()),
    addCalendarDays: z.optional(z.int()),
  }),
  ({ timezone, epoch, addSeconds = 0, addCalendarDays = 0 }) => {
    const start = instant(epoch * millisecondsPerSecond);
    const moved = addCalendarDays === 0 ? start : sameTimeOn(start, addCalendarDays, timezone);
    const at = addMilliseconds(moved, addSeconds * millisecondsPerSecond);
    return { local: localText(at, timezone), offset: offsetText(offsetSecondsAt(at, timezone)) };
  },
);

function sameTimeOn(at: Instant, days: number, timezone: Zone): Instant {
  const shown = wallClock(at, timezone);
  return instantAt(addDays(shown.date, days), shown, timezone);
}

function localText(at: Instant, timezone: Zone): string {
  const { date: day, hour, minute, second } = wallClock(at, timezone);
  return `${day}T${[hour, minute, second].map(twoDigits).join(':')}`;
}

function offsetText(seconds: number): string {
  const minutes = Math.floor(Math.abs(seconds) / 60);
  return `${seconds < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}${twoDigits(minutes % 60)}`;
}

const midnight = { hour: 0, minute: 0 };

export const daySplit = kind(z.object({ timezone: zone, in: moment, out: moment }), ({ timezone, ...input }) => {
  const span = { from: input.in(timezone), to: input.out(timezone) };
  return { secondsPerDate: inUnits(totalByDate(splitByWorkday(span, midnight, timezone)), millisecondsPerSecond) };
});

export const weekStartOf = kind(z.object({ date, weekStart: weekday }), (input) => ({
  weekStart: weekOf(input.date, input.weekStart),
}));

export const localDate = kind(
  z.object({ timezone: zone, in: moment, out: z.optional(moment) }),
  ({ timezone, ...input }) => {
    const from = input.in(timezone);
    const onDate = { date: dateAt(from, timezone) };
    if (input.out === undefined) return onDate;
    return { ...onDate, elapsedMinutes: Math.floor((input.out(timezone) - from) / millisecondsPerMinute) };
  },
);

export const consecutiveDays = kind(z.object({ timezone: z.optional(zone), dates: z.array(date) }), ({ dates }) => ({
  consecutive: areConsecutive(dates),
}));

export const workweekSplit = kind(
  z.object({
    timezone: zone,
    workweekStart: z.object({ weekday, time: wallTime }),
    segments: z.array(z.object({ in: moment, out: moment })),
  }),
  ({ timezone, workweekStart, segments }) => {
    const parts = segments.flatMap((segment) =>
      splitByWorkweek({ from: segment.in(timezone), to: segment.out(timezone) }, workweekStart, timezone),
    );
    return { minutesByWorkweek: inUnits(totalByDate(parts), millisecondsPerMinute) };
  },
);

const inUnits = (totals: ReadonlyMap<string, number>, milliseconds: number): Record<string, number> =>
  Object.fromEntries([...totals].map(([day, total]) => [day, Math.floor(total / milliseconds)]));
