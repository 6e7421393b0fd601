import { describe, expect, test } from 'vitest';
import { instantAt, parseInstant, type Instant, type PlainDate, type Zone } from '../kernel/time.ts';
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

describe('the night the clocks are set back', () => {
  const sunday = '2026-11-01' as PlainDate;
  const at = (utc: string) => parseInstant(`2026-11-01T${utc}:00Z`) as Instant;
  test.each([
    ['from the first 1:30 to the second 1:15', '05:30', '06:15', [60, 120]],
    ['from 0:30 to the second 1:15', '04:30', '06:15', [30, 120]],
    ['from the first 1:30 to 8:00', '05:30', '13:00', [60, 480]],
    ['from 0:30 to the first 2:00, which is 1:00 again', '04:30', '06:00', [30, 120]],
    ['from the second 1:15 to 8:00', '06:15', '13:00', [75, 480]],
    ['within the first of the two', '05:15', '05:45', [75, 105]],
  ])('%s', (_, begins, ends, [begin, end]) => {
    const span = { from: at(begins), to: at(ends) };
    expect(dayPartsOf(span, newYork)).toEqual([{ date: sunday, from: begin, to: end }]);
    expect(firstShared([{ date: sunday, from: 0, to: 720 }], span, newYork)).toBeDefined();
  });
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
