import { describe, expect, test } from 'vitest';
import { parsePlainDate, weekdays, type PlainDate } from '../kernel/time.ts';
import { decideTimeOff, isFree, requestedDays, type TimeOffWish } from './decide-time-off.ts';
import { allowsPart, leaveParts, typeUnits, type LeavePart, type TypeUnit } from './time-off-type.ts';

const on = (text: string) => parsePlainDate(text) as PlainDate;
const today = on('2026-11-20');
const thanksgiving = on('2026-11-26');
const calendar = { weeks: [], holidays: [thanksgiving] };

const wish = (start: string, end = start, part: LeavePart = 'whole', from?: number, to?: number): TimeOffWish => ({
  startsOn: on(start),
  endsOn: on(end),
  part,
  fromMinute: from ?? null,
  toMinute: to ?? null,
});
const decide = (asked: TimeOffWish, unit: TypeUnit = 'hour', held: readonly TimeOffWish[] = []) =>
  decideTimeOff(asked, { unit }, calendar, held, today);

describe('the days of a request are every date from the first to the last', () => {
  test.each([
    ['2026-08-03', '2026-08-07', 5],
    ['2026-08-07', '2026-08-07', 1],
    ['2026-08-08', '2026-08-07', 0],
    // The clocks are set back within them.
    ['2026-10-31', '2026-11-02', 3],
    ['2028-02-28', '2028-03-01', 3],
  ])('%s to %s: %d', (start, end, days) => expect(requestedDays(on(start), on(end))).toBe(days));
});

test.each<[string, TimeOffWish, readonly TimeOffWish[], number | 'full']>([
  [
    'an afternoon after a morning',
    wish('2026-11-24', '2026-11-24', 'afternoon'),
    [wish('2026-11-24', '2026-11-24', 'morning')],
    240,
  ],
  [
    'a long evening after a morning',
    wish('2026-11-24', '2026-11-24', 'hours', 720, 1_320),
    [wish('2026-11-24', '2026-11-24', 'morning')],
    'full',
  ],
  [
    'an afternoon after the hours before a shift, which are a day',
    wish('2026-11-24', '2026-11-24', 'afternoon'),
    [wish('2026-11-24', '2026-11-24', 'hours', 0, 480)],
    'full',
  ],
  [
    'a long evening of a Sunday, of which nothing is taken,',
    wish('2026-11-29', '2026-11-29', 'hours', 720, 1_320),
    [wish('2026-11-29', '2026-11-29', 'morning')],
    0,
  ],
  [
    'four hours after two times four',
    wish('2026-11-24', '2026-11-24', 'hours', 960, 1_200),
    [wish('2026-11-24', '2026-11-24', 'hours', 0, 240), wish('2026-11-24', '2026-11-24', 'hours', 480, 720)],
    'full',
  ],
  [
    'a morning on the day after',
    wish('2026-11-25', '2026-11-25', 'morning'),
    [wish('2026-11-24', '2026-11-24', 'morning')],
    240,
  ],
])('of one day no more is taken than a day, and each part what it takes alone: %s', (_, asked, held, charged) => {
  expect(decide(asked, 'hour', held)).toMatchObject(
    charged === 'full'
      ? { refusal: 'time_off_day_is_full', details: { date: asked.startsOn } }
      : { value: { chargedMinutes: charged } },
  );
  expect(isFree(asked, held, calendar)).toBe(charged !== 'full');
});

describe('what time off takes', () => {
  test.each<[string, TimeOffWish, number, number]>([
    ['a working week', wish('2026-11-30', '2026-12-04'), 5, 2_400],
    ['a week with a holiday, weekend and all', wish('2026-11-23', '2026-11-29'), 7, 1_920],
    ['Friday to Monday', wish('2026-12-04', '2026-12-07'), 4, 960],
    ['a Sunday', wish('2026-11-29'), 1, 0],
    ['a morning', wish('2026-11-24', '2026-11-24', 'morning'), 1, 240],
    ['from 9:00 to 11:30', wish('2026-11-24', '2026-11-24', 'hours', 540, 690), 1, 150],
    ['no more than a day, however many hours', wish('2026-11-24', '2026-11-24', 'hours', 0, 1_440), 1, 480],
    ['the morning of a holiday', wish('2026-11-26', '2026-11-26', 'morning'), 1, 0],
  ])('%s', (_, asked, numDays, chargedMinutes) => {
    expect(decide(asked)).toMatchObject({ ok: true, value: { numDays, chargedMinutes } });
  });

  test.each<[string, TimeOffWish, number, number]>([
    ['Friday to Monday', wish('2026-12-04', '2026-12-07'), 4, 480],
    ['a Saturday', wish('2026-11-28'), 1, 240],
    ['a Monday', wish('2026-11-30'), 1, 0],
    ['a morning', wish('2026-11-24', '2026-11-24', 'morning'), 1, 120],
    ['from 9:00 to 11:30', wish('2026-11-24', '2026-11-24', 'hours', 540, 690), 1, 150],
    ['no more than a day, however many hours', wish('2026-11-24', '2026-11-24', 'hours', 540, 1_020), 1, 240],
    ['the hours of a Monday', wish('2026-11-30', '2026-11-30', 'hours', 540, 690), 1, 0],
    ['a holiday', wish('2026-11-26'), 1, 0],
    ['Friday to Tuesday, with a day of ten hours from that Monday on', wish('2026-12-18', '2026-12-22'), 5, 1_680],
  ])('of whoever works four hours from Tuesday to Saturday: %s', (_, asked, numDays, chargedMinutes) => {
    const weeks = [
      { from: on('2026-11-01'), week: { dayMinutes: 240, weekdays: weekdays.slice(1, 6) } },
      { from: on('2026-12-21'), week: { dayMinutes: 600, weekdays: weekdays.slice(0, 4) } },
    ];
    const decided = decideTimeOff(asked, { unit: 'hour' }, { weeks, holidays: [thanksgiving] }, [], today);
    expect(decided).toMatchObject({ ok: true, value: { numDays, chargedMinutes } });
  });

  test('of a day that has no half minute: both halves are had, and together take the day', () => {
    const weeks = [{ from: on('2026-11-01'), week: { dayMinutes: 455, weekdays: weekdays.slice(0, 5) } }];
    const halves = (['morning', 'afternoon'] as const).map((part) => wish('2026-11-24', '2026-11-24', part));
    const charged = halves.map((half, index) => {
      const others = halves.filter((_, other) => other !== index);
      const decided = decideTimeOff(half, { unit: 'hour' }, { weeks, holidays: [] }, others, today);
      return decided.ok ? decided.value.chargedMinutes : decided.refusal;
    });
    expect(charged).toEqual([228, 227]);
  });

  test('is told date by date, days off left out', () => {
    const decided = decide(wish('2026-11-25', '2026-11-30'));
    expect(decided.ok && decided.value.days).toEqual([
      { date: '2026-11-25', minutes: 480 },
      { date: '2026-11-27', minutes: 480 },
      { date: '2026-11-30', minutes: 480 },
    ]);
  });
});

describe('time off is refused', () => {
  test.each<[string, TimeOffWish, TypeUnit, string]>([
    ['that ends before it starts', wish('2026-12-02', '2026-12-01'), 'hour', 'time_off_without_days'],
    ['of more than a year', wish('2026-12-01', '2027-12-02'), 'hour', 'time_off_too_long'],
    [
      'by the half day, of a type of whole days',
      wish('2026-12-01', '2026-12-01', 'morning'),
      'day',
      'time_off_part_not_allowed',
    ],
    [
      'by the hour, of a type of half days',
      wish('2026-12-01', '2026-12-01', 'hours', 540, 600),
      'half_day',
      'time_off_part_not_allowed',
    ],
    [
      'by half days, of several dates',
      wish('2026-12-01', '2026-12-02', 'morning'),
      'hour',
      'time_off_part_not_allowed',
    ],
    ['of hours that were not said', wish('2026-12-01', '2026-12-01', 'hours'), 'hour', 'time_off_hours_missing'],
    [
      'of hours that run backwards',
      wish('2026-12-01', '2026-12-01', 'hours', 600, 600),
      'hour',
      'time_off_hours_missing',
    ],
    ['of more than sixty days ago', wish('2026-09-20'), 'hour', 'time_off_out_of_reach'],
    ['of more than two years ahead', wish('2028-11-21'), 'hour', 'time_off_out_of_reach'],
  ])('%s', (_, asked, unit, refusal) => expect(decide(asked, unit)).toMatchObject({ ok: false, refusal }));

  test('sixty days back and two years ahead are just allowed', () => {
    expect(decide(wish('2026-09-21')).ok).toBe(true);
    expect(decide(wish('2028-11-20')).ok).toBe(true);
  });

  test('where it overlaps what is held, and the days that are held are told', () => {
    const held = [wish('2026-12-01', '2026-12-04')];
    expect(decide(wish('2026-12-04', '2026-12-08'), 'day', held)).toEqual({
      ok: false,
      refusal: 'time_off_overlaps',
      details: { startsOn: '2026-12-01', endsOn: '2026-12-04' },
    });
    expect(decide(wish('2026-12-05', '2026-12-08'), 'day', held).ok).toBe(true);
  });

  test.each<[string, TimeOffWish, TimeOffWish, boolean]>([
    [
      'morning and afternoon of one day',
      wish('2026-12-01', '2026-12-01', 'morning'),
      wish('2026-12-01', '2026-12-01', 'afternoon'),
      true,
    ],
    [
      'two hours that touch',
      wish('2026-12-01', '2026-12-01', 'hours', 540, 600),
      wish('2026-12-01', '2026-12-01', 'hours', 600, 660),
      true,
    ],
    [
      'an hour before noon and the morning',
      wish('2026-12-01', '2026-12-01', 'hours', 660, 780),
      wish('2026-12-01', '2026-12-01', 'morning'),
      false,
    ],
    ['an hour and the whole day', wish('2026-12-01', '2026-12-01', 'hours', 660, 780), wish('2026-12-01'), false],
  ])('%s can both be taken: %#', (_, a, b, both) => {
    expect(isFree(a, [b], calendar)).toBe(both);
    expect(isFree(b, [a], calendar)).toBe(both);
  });
});

test('a type is taken by its unit and whatever is larger', () => {
  const table = typeUnits.map((unit) => [unit, leaveParts.filter((part) => allowsPart(unit, part))]);
  expect(table).toEqual([
    ['day', ['whole']],
    ['half_day', ['whole', 'morning', 'afternoon']],
    ['hour', ['whole', 'morning', 'afternoon', 'hours']],
  ]);
});

test('nothing is taken before the first day of employment', () => {
  const from = (hiredOn: string) =>
    decideTimeOff(wish('2026-11-23', '2026-11-24'), { unit: 'hour' }, calendar, [], today, { hiredOn: on(hiredOn) });
  expect(from('2026-11-23').ok).toBe(true);
  expect(from('2026-11-24')).toMatchObject({ refusal: 'time_off_before_hired', details: { hiredOn: '2026-11-24' } });
});

test('nothing is taken after the last day of employment', () => {
  const until = (lastDay: string) =>
    decideTimeOff(wish('2026-11-23', '2026-11-24'), { unit: 'hour' }, calendar, [], today, { lastDay: on(lastDay) });
  expect(until('2026-11-24').ok).toBe(true);
  expect(until('2026-11-23')).toMatchObject({ refusal: 'time_off_after_last_day' });
});
