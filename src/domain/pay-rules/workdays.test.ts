import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
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
import {
  dateIn,
  dateInWeekOf,
  placeAt,
  splitByWorkday,
  splitByWorkweek,
  splitIn,
  startIn,
  totalByDate,
  workdayAt,
  workdayOf,
  workweekAt,
  zoneAt,
  zoneOn,
  type Workdays,
} from './workdays.ts';

const on = (text: string) => parsePlainDate(text) as PlainDate;
const zoneNamed = (name: string) => parseZone(name) as Zone;
const newYork = zoneNamed('America/New_York');

/** `2026-01-10 22:00` on the wall clock in New York. */
function at(text: string): Instant {
  const [date = '', time = ''] = text.split(' ');
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  return instantAt(on(date), { hour, minute }, newYork);
}

test('a moment is of the workday and the workweek that the policy of its date says', () => {
  const workweek = (weekday: 'monday' | 'sunday', hour: number) => ({
    workweek: { weekday, time: { hour, minute: 0 } },
  });
  // From Sunday 11 January on workweeks begin on Sundays at 4:00.
  const policyOn = (date: PlainDate) => (date < on('2026-01-11') ? workweek('monday', 0) : workweek('sunday', 4));
  expect(
    ['2026-01-10 23:59', '2026-01-11 03:59', '2026-01-11 04:00', '2026-01-18 03:59'].map((text) => {
      const { date, startsOn } = placeAt(at(text), policyOn, newYork);
      return [date, startsOn];
    }),
  ).toEqual([
    ['2026-01-10', '2026-01-05'],
    ['2026-01-10', '2026-01-05'],
    ['2026-01-11', '2026-01-11'],
    ['2026-01-17', '2026-01-11'],
  ]);
});

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

describe('a place that moves', () => {
  const losAngeles = zoneNamed('America/Los_Angeles');
  const midnight = { hour: 0, minute: 0 };
  const sevenThirty = { hour: 7, minute: 30 };
  /** New York until the 12th, then Los Angeles; from the 19th on back, with workdays from 7:30. */
  const workdays: Workdays = {
    startsAt: midnight,
    zone: newYork,
    later: [
      { startsOn: on('2026-01-12'), zone: losAngeles, startsAt: midnight },
      { startsOn: on('2026-01-19'), zone: newYork, startsAt: sevenThirty },
    ],
  };

  test.each([
    // The wall clock in New York, the workday, and whose clock showed it.
    ['2026-01-10 23:59', '2026-01-10', newYork],
    ['2026-01-11 00:00', '2026-01-11', newYork],
    // Midnight in Los Angeles is three in New York.
    ['2026-01-12 02:59', '2026-01-11', newYork],
    ['2026-01-12 03:00', '2026-01-12', losAngeles],
    ['2026-01-14 02:59', '2026-01-13', losAngeles],
    ['2026-01-19 02:59', '2026-01-18', losAngeles],
    ['2026-01-19 07:29', '2026-01-18', losAngeles],
    ['2026-01-19 07:30', '2026-01-19', newYork],
    ['2026-01-20 07:29', '2026-01-19', newYork],
  ])('is at %s in the workday of %s', (words, date, zone) => {
    expect([dateIn(workdays, at(words)), zoneAt(workdays, at(words))]).toEqual([date, zone]);
    expect(zoneOn(workdays, on(date))).toBe(zone);
  });

  test('cuts a night where its workdays begin', () => {
    const parts = splitIn(workdays, [{ span: { from: at('2026-01-11 22:00'), to: at('2026-01-12 06:00') } }]);
    expect(parts).toEqual([
      { startsOn: '2026-01-11', span: { from: at('2026-01-11 22:00'), to: at('2026-01-12 03:00') } },
      { startsOn: '2026-01-12', span: { from: at('2026-01-12 03:00'), to: at('2026-01-12 06:00') } },
    ]);
    const whole = { from: at('2026-01-12 03:00'), to: at('2026-01-13 03:00') };
    expect(splitIn(workdays, [{ span: whole }])).toEqual([{ startsOn: '2026-01-12', span: whole }]);
  });

  test('gives no day a part of work without length, whether it lies where a day begins or within one', () => {
    const moments = [at('2026-01-12 03:00'), at('2026-01-12 12:00')];
    expect(
      splitIn(
        workdays,
        moments.map((moment) => ({ span: { from: moment, to: moment } })),
      ),
    ).toEqual([]);
  });

  test('loses no instant and gives none to two days, wherever it moves and at whatever hour days begin', () => {
    const cut = fc.record({
      zone: fc.constantFrom(...['America/New_York', 'America/Los_Angeles', 'America/Anchorage'].map(zoneNamed)),
      startsAt: fc.record({ hour: fc.integer({ min: 0, max: 8 }), minute: fc.constantFrom(0, 30) }),
    });
    const minutes = fc.integer({ min: -3 * 1_440, max: 12 * 1_440 });
    fc.assert(
      fc.property(cut, cut, cut, minutes, (first, second, third, minute) => {
        const later = [
          { ...second, startsOn: on('2026-01-12') },
          { ...third, startsOn: on('2026-01-15') },
        ];
        const moving = { ...first, later };
        const moment = instant(at('2026-01-10 00:00') + minute * 60_000);
        const date = dateIn(moving, moment);
        expect(startIn(moving, date)).toBeLessThanOrEqual(moment);
        expect(startIn(moving, addDays(date, 1))).toBeGreaterThan(moment);
      }),
    );
  });

  test.each([
    // A date, another one, and the nearest to the first in the week and between the cuts of the other.
    ['2026-01-14', '2026-01-13', '2026-01-14'],
    ['2026-01-11', '2026-01-12', '2026-01-12'],
    ['2026-01-12', '2026-01-11', '2026-01-11'],
    ['2026-01-19', '2026-01-18', '2026-01-18'],
    ['2026-01-20', '2026-01-22', '2026-01-21'],
    ['2026-01-21', '2026-01-20', '2026-01-20'],
    ['2026-01-26', '2026-01-25', '2026-01-25'],
    ['2026-01-04', '2026-01-05', '2026-01-05'],
  ])('gives %s to a day of the week of %s: %s', (date, other, expected) => {
    const cuts = ['2026-01-01', '2026-01-21', '2026-03-01'].map((startsOn) => ({
      startsOn: on(startsOn),
      zone: newYork,
      startsAt: midnight,
    }));
    const place = { startsAt: midnight, zone: newYork, later: cuts };
    expect(dateInWeekOf({ ...place, weekday: 'monday' }, on(date), on(other))).toBe(expected);
    expect(dateInWeekOf(place, on(date), on(other))).toBe(date);
  });
});

test('a workday that begins at half past midnight does not begin at midnight', () => {
  expect(workdayAt(at('2026-01-12 00:29'), { hour: 0, minute: 30 }, newYork)).toBe('2026-01-11');
  expect(workdayAt(at('2026-01-12 00:30'), { hour: 0, minute: 30 }, newYork)).toBe('2026-01-12');
});

test.each([
  [['2017-03-10', '2017-03-11', '2017-03-12'], true],
  [['2017-03-12', '2017-03-10', '2017-03-11', '2017-03-11'], true],
  [['2017-03-11', '2017-03-13'], false],
  [['2016-02-28', '2016-02-29', '2016-03-01'], true],
  [['2017-03-11'], true],
  [[], true],
])('%j are consecutive: %s', (dates, consecutive) => {
  expect(areConsecutive(dates.map(on))).toBe(consecutive);
});
