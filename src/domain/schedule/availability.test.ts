import { describe, expect, test } from 'vitest';
import { instantAt, type PlainDate, type Zone } from '../kernel/time.ts';
import { anyTime, faultOfHours, saidOn, unavailableParts, type Availability, type SaidHours } from './availability.ts';
import { dayPartsOf, firstShared } from './day-parts.ts';

const newYork = 'America/New_York' as Zone;
const monday = '2026-11-16' as PlainDate;
const tuesday = '2026-11-17' as PlainDate;

const said = (kind: SaidHours['kind'], from: number, to: number): SaidHours => ({
  kind,
  fromMinute: from * 60,
  toMinute: to * 60,
});
const from = (date: PlainDate, hour: number) => instantAt(date, { hour, minute: 0 }, newYork);

test.each([
  ['nothing', [], []],
  ['unavailable 8–12', [said('unavailable', 8, 12)], ['8–12']],
  ['available 9–17', [said('available', 9, 17)], ['0–9', '17–24']],
  ['available all day', [said('available', 0, 24)], []],
  ['available 9–17, preferred 18–20', [said('preferred', 18, 20), said('available', 9, 17)], ['0–9', '17–18', '20–24']],
  ['available 9–17, unavailable 18–20', [said('available', 9, 17), said('unavailable', 18, 20)], ['0–9', '17–24']],
  ['preferred 9–12', [said('preferred', 9, 12)], []],
])('whoever says %s of a day cannot work then', (_, hours, expected) => {
  expect(unavailableParts(hours).map((part) => `${part.from / 60}–${part.to / 60}`)).toEqual(expected);
});

test('hours of a day have a length, and do not overlap', () => {
  expect(faultOfHours([said('available', 9, 9)])).toBe('hours_without_length');
  expect(faultOfHours([said('available', 9, 12), said('unavailable', 11, 13)])).toBe('hours_overlap');
  expect(faultOfHours([said('unavailable', 12, 13), said('available', 9, 12)])).toBeUndefined();
});

test('a span is cut at midnight by the clock on the wall, and takes nothing of a date at whose beginning it ends', () => {
  expect(dayPartsOf({ from: from(monday, 22), to: from(tuesday, 6) }, newYork)).toEqual([
    { date: monday, from: 1_320, to: 1_440 },
    { date: tuesday, from: 0, to: 360 },
  ]);
  expect(dayPartsOf({ from: from(monday, 16), to: from(tuesday, 0) }, newYork)).toEqual([
    { date: monday, from: 960, to: 1_440 },
  ]);
  expect(dayPartsOf({ from: from(monday, 9), to: from(monday, 17) }, newYork)).toEqual([
    { date: monday, from: 540, to: 1_020 },
  ]);
});

describe('when somebody cannot work', () => {
  const week = { ...anyTime, tuesday: [said('unavailable', 0, 8), said('preferred', 10, 12)] };
  const night = { from: from(monday, 22), to: from(tuesday, 6) };
  const on = (dates: Availability['dates']) => saidOn({ week, dates }, [monday, tuesday]);

  test('is said by the date where something is said of it, and by its weekday otherwise', () => {
    expect(on([])).toEqual({
      unavailable: [{ date: tuesday, from: 0, to: 480 }],
      preferred: [{ date: tuesday, from: 600, to: 720 }],
    });
    expect(on([{ on: tuesday, hours: [] }])).toEqual({ unavailable: [], preferred: [] });
  });

  test('is asked of each date that a shift touches', () => {
    const { unavailable } = on([]);
    expect(firstShared(unavailable, night, newYork)).toEqual({ date: tuesday, from: 0, to: 480 });
    expect(firstShared(unavailable, { from: from(monday, 16), to: from(tuesday, 0) }, newYork)).toBeUndefined();
  });
});
