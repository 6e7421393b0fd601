import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  atMinute,
  dateAt,
  daysBetween,
  formatInstant,
  instant,
  instantAt,
  millisecondsOf,
  millisecondsPerHour,
  offsetSecondsAt,
  overlap,
  parseInstant,
  parsePlainDate,
  parseZone,
  setBackOn,
  spanOfDate,
  wallClock,
  weekdayOf,
  weekdays,
  weekOf,
  type Instant,
  type PlainDate,
  type Zone,
} from './time.ts';

const at = (iso: string) => parseInstant(iso) as Instant;
const on = (text: string) => parsePlainDate(text) as PlainDate;
const zone = (name: string) => parseZone(name) as Zone;

const zones = [
  'America/New_York',
  'America/Sao_Paulo',
  'America/St_Johns',
  'America/Havana',
  'Africa/Cairo',
  'Asia/Kolkata',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'UTC',
].map(zone);

describe('days of a location', () => {
  test.each([
    // zone, date, first instant, hours
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z', 23],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z', 25],
    ['America/New_York', '2026-11-20', '2026-11-20T05:00:00.000Z', 24],
    ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T13:00:00.000Z', 24.5],
    ['Australia/Lord_Howe', '2026-10-04', '2026-10-03T13:30:00.000Z', 23.5],
    ['Asia/Kolkata', '2026-03-08', '2026-03-07T18:30:00.000Z', 24],
    // The clock jumps over midnight: the day begins at 01:00.
    ['Africa/Cairo', '2024-04-26', '2024-04-25T22:00:00.000Z', 23],
    ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z', 23],
    // Midnight goes back to 23:00: the day before has 25 hours.
    ['America/Sao_Paulo', '2018-02-17', '2018-02-17T02:00:00.000Z', 25],
    // Midnight is shown twice.
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z', 25],
    // 00:01 goes back to 23:01 of the day before.
    ['America/St_Johns', '2006-10-29', '2006-10-29T02:30:00.000Z', 25],
    // Samoa went to the other side of the date line; this date never was.
    ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z', 0],
  ])('%s %s begins at %s and has %d hours', (name, date, from, hours) => {
    const span = spanOfDate(on(date), zone(name));
    expect(formatInstant(span.from)).toBe(from);
    expect(millisecondsOf(span) / millisecondsPerHour).toBe(hours);
  });

  const moment = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2040, 0, 1) }).map(instant);

  test('every instant lies on exactly one date', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...zones), (when, where) => {
        const { from, to } = spanOfDate(dateAt(when, where), where);
        expect(from <= when && when < to).toBe(true);
        expect(dateAt(from, where)).toBe(dateAt(when, where));
      }),
    );
  });

  test('a date is the one the calendar shows, but where the clock went back over midnight', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...zones.filter((name) => name !== 'America/St_Johns')), (when, where) => {
        expect(dateAt(when, where)).toBe(wallClock(when, where).date);
      }),
    );
  });

  test('what the wall clock shows leads back to the instant, or to the first time it was shown', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...zones), (when, where) => {
        const whole = instant(when - (((when % 1000) + 1000) % 1000));
        const shown = wallClock(whole, where);
        const back = instantAt(shown.date, shown, where);
        expect(back <= whole).toBe(true);
        expect(wallClock(back, where)).toEqual(shown);
      }),
    );
  });
});

describe('wall time', () => {
  const newYork = zone('America/New_York');

  test('a time shown twice is the earlier one, a time never shown moves on by the jump', () => {
    const shownTwice = instantAt(on('2026-11-01'), { hour: 1, minute: 30 }, newYork);
    const neverShown = instantAt(on('2026-03-08'), { hour: 2, minute: 30 }, newYork);
    expect(formatInstant(shownTwice)).toBe('2026-11-01T05:30:00.000Z');
    expect(wallClock(neverShown, newYork)).toEqual({ date: '2026-03-08', hour: 3, minute: 30, second: 0 });
  });

  test('a minute of a date is what its clock shows, and the last one is the first of the next date', () => {
    const minutes = (date: string, ...some: readonly number[]) =>
      some.map((minute) => formatInstant(atMinute(on(date), minute, newYork)).slice(0, 16));
    expect(minutes('2026-11-16', 0, 690, 1_439, 1_440)).toEqual([
      '2026-11-16T05:00',
      '2026-11-16T16:30',
      '2026-11-17T04:59',
      '2026-11-17T05:00',
    ]);
    // Noon is noon, and the day ends with its 25th hour.
    expect(minutes('2026-11-01', 0, 720, 1_440)).toEqual(['2026-11-01T04:00', '2026-11-01T17:00', '2026-11-02T05:00']);
  });

  test('the hour that is shown twice is told with when it begins again', () => {
    expect(setBackOn(on('2026-11-01'), zone('America/New_York'))).toEqual({
      at: at('2026-11-01T06:00:00Z'),
      from: 60,
      to: 120,
    });
    // The islands set their clocks by half an hour.
    expect(setBackOn(on('2026-04-05'), zone('Australia/Lord_Howe'))).toEqual({
      at: at('2026-04-04T15:00:00Z'),
      from: 90,
      to: 120,
    });
    expect(setBackOn(on('2026-10-31'), zone('America/New_York'))).toBeUndefined();
    expect(setBackOn(on('2026-03-08'), zone('America/New_York'))).toBeUndefined();
  });

  test('a shift from 22:00 to 06:00 has 9 hours on the fall night and 7 on the spring night', () => {
    const hours = (evening: string) => {
      const from = instantAt(on(evening), { hour: 22, minute: 0 }, newYork);
      const to = instantAt(addDays(on(evening), 1), { hour: 6, minute: 0 }, newYork);
      return (to - from) / millisecondsPerHour;
    };
    expect([hours('2026-10-31'), hours('2026-03-07'), hours('2026-11-19')]).toEqual([9, 7, 8]);
  });

  test('the offset is in seconds and negative west of Greenwich', () => {
    expect(offsetSecondsAt(at('2026-11-20T00:00Z'), newYork)).toBe(-18_000);
    expect(offsetSecondsAt(at('2026-11-20T00:00Z'), zone('Asia/Kolkata'))).toBe(19_800);
  });
});

describe('calendar dates', () => {
  const date = fc.integer({ min: -20_000, max: 40_000 }).map((days) => addDays(on('2000-01-01'), days));

  test('days added are days between', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -5_000, max: 5_000 }), (day, days) => {
        expect(daysBetween(day, addDays(day, days))).toBe(days);
        expect(parsePlainDate(day)).toBe(day);
      }),
    );
  });

  test('a week begins on its weekday, at most six days back', () => {
    fc.assert(
      fc.property(date, fc.constantFrom(...weekdays), (day, weekStart) => {
        const first = weekOf(day, weekStart);
        expect(weekdayOf(first)).toBe(weekStart);
        expect(daysBetween(first, day)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(first, day)).toBeLessThan(7);
      }),
    );
  });
});

describe('reading text', () => {
  test.each(['2026-02-29', '2026-13-01', '2026-1-1', '26-01-01', '2026-01-01T00:00', ''])('%j is no date', (text) => {
    expect(parsePlainDate(text)).toBeUndefined();
  });

  test.each(['2026-11-20T13:30:00', '2026-11-20', '2026-02-30T00:00Z', '2026-11-20T25:00Z', 'now', ''])(
    '%j is no instant',
    (text) => {
      expect(parseInstant(text)).toBeUndefined();
    },
  );

  test.each(['Mars/Olympus', '+05:00', '', 'America/New York'])('%j is no zone', (text) => {
    expect(parseZone(text)).toBeUndefined();
  });

  test('an instant is read with its offset and written in UTC', () => {
    expect(formatInstant(at('2026-11-20T08:30:00.1239-05:00'))).toBe('2026-11-20T13:30:00.123Z');
    expect(parseZone('america/new_york')).toBe('America/New_York');
  });

  test('a fraction of a millisecond is not an instant', () => {
    expect(() => instant(0.5)).toThrow(RangeError);
    expect(() => instant(Number.NaN)).toThrow(RangeError);
  });
});

test('spans that touch do not overlap', () => {
  const span = (from: number, to: number) => ({ from: instant(from), to: instant(to) });
  expect(overlap(span(0, 10), span(10, 20))).toBeUndefined();
  expect(overlap(span(0, 11), span(10, 20))).toEqual(span(10, 11));
  expect(overlap(span(0, 20), span(5, 6))).toEqual(span(5, 6));
});
