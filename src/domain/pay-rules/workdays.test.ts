import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  instant,
  instantAt,
  millisecondsOf,
  parsePlainDate,
  parseZone,
  weekdays,
  type Instant,
  type PlainDate,
  type Zone,
} from '../kernel/time.ts';
import { areConsecutive } from './consecutive-days.ts';
import { splitByWorkday, splitByWorkweek, totalByDate, workdayAt, workdayOf, workweekAt } from './workdays.ts';

const on = (text: string) => parsePlainDate(text) as PlainDate;
const zoneNamed = (name: string) => parseZone(name) as Zone;
const newYork = zoneNamed('America/New_York');

/** `2026-01-10 22:00` on the wall clock in New York. */
function at(text: string): Instant {
  const [date = '', time = ''] = text.split(' ');
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  return instantAt(on(date), { hour, minute }, newYork);
}

describe('the workweek', () => {
  test.each([
    // begins, from, to, minutes by the date on which each workweek began
    ['sunday 00:00', '2026-01-10 22:00', '2026-01-11 06:00', { '2026-01-04': 120, '2026-01-11': 360 }],
    ['monday 00:00', '2026-01-10 22:00', '2026-01-11 06:00', { '2026-01-05': 480 }],
    ['monday 07:00', '2026-01-12 05:00', '2026-01-12 09:00', { '2026-01-05': 120, '2026-01-12': 120 }],
    // Three shifts of 24 hours.
    ['monday 07:00', '2026-01-11 07:00', '2026-01-14 07:00', { '2026-01-05': 1_440, '2026-01-12': 2_880 }],
    // It begins in the hour that is skipped in spring, and in the one shown twice in autumn.
    ['sunday 02:30', '2026-03-08 00:00', '2026-03-08 06:00', { '2026-03-01': 150, '2026-03-08': 150 }],
    ['sunday 01:30', '2026-11-01 00:00', '2026-11-01 03:00', { '2026-10-25': 90, '2026-11-01': 150 }],
  ] as const)('that begins on %s shares out %s to %s', (begins, from, to, expected) => {
    const [weekday, time] = begins.split(' ') as [(typeof weekdays)[number], string];
    const [hour, minute] = time.split(':').map(Number) as [number, number];
    const parts = splitByWorkweek({ from: at(from), to: at(to) }, { weekday, time: { hour, minute } }, newYork);
    const minutes = [...totalByDate(parts)].map(([date, total]) => [date, total / 60_000]);
    expect(Object.fromEntries(minutes)).toEqual(expected);
  });
});

describe('cutting a span', () => {
  const world = fc.record({
    zone: fc.constantFrom(
      ...['America/New_York', 'America/St_Johns', 'Pacific/Apia', 'Africa/Cairo', 'Asia/Kolkata'].map(zoneNamed),
    ),
    from: fc.integer({ min: Date.UTC(2005, 0, 1), max: Date.UTC(2030, 0, 1) }).map(instant),
    length: fc.integer({ min: 0, max: 20 * 86_400_000 }),
    weekday: fc.constantFrom(...weekdays),
    time: fc.record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) }),
  });

  test('by days or by weeks loses nothing and doubles nothing', () => {
    fc.assert(
      fc.property(world, ({ zone, from, length, weekday, time }) => {
        const span = { from, to: instant(from + length) };
        for (const parts of [splitByWorkday(span, time, zone), splitByWorkweek(span, { weekday, time }, zone)]) {
          expect(parts.reduce((total, part) => total + millisecondsOf(part.span), 0)).toBe(length);
          for (const [index, part] of parts.entries()) expect(part.span.from).toBe(parts[index - 1]?.span.to ?? from);
        }
      }),
    );
  });

  test('every instant lies in the workday and the workweek that are named for it', () => {
    fc.assert(
      fc.property(world, ({ zone, from, weekday, time }) => {
        const day = workdayOf(workdayAt(from, time, zone), time, zone);
        expect(day.from <= from && from < day.to).toBe(true);
        const week = splitByWorkweek({ from, to: instant(from + 1) }, { weekday, time }, zone);
        expect(week.map((part) => part.startsOn)).toEqual([workweekAt(from, { weekday, time }, zone)]);
      }),
    );
  });
});

test.each([
  [['2017-03-10', '2017-03-11', '2017-03-12'], true],
  [['2017-03-12', '2017-03-10', '2017-03-11', '2017-03-11'], true],
  [['2017-03-11', '2017-03-13'], false],
  [['2016-02-28', '2016-02-29', '2016-03-01'], true],
  [['2017-03-11'], true],
])('%j are consecutive: %s', (dates, consecutive) => {
  expect(areConsecutive(dates.map(on))).toBe(consecutive);
});
