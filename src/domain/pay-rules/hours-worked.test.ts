import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  instant,
  instantAt,
  millisecondsOf,
  parsePlainDate,
  parseZone,
  type PlainDate,
  type Zone,
} from '../kernel/time.ts';
import { pausesOf, type PauseRules } from './breaks.ts';
import { roundPunches } from './punch-rounding.ts';
import { roundLength, roundModes, roundSeconds } from './rounding.ts';
import type { Pause, WorkSegment } from './work-segment.ts';
import { workTime, type WorkTimeRules } from './work-time.ts';

const zone = parseZone('America/New_York') as Zone;
const workdays = { startsAt: { hour: 0, minute: 0 }, zone };

/** `12 8:00` is the 12th of January 2026; hours past 24 are of the next day. */
function at(day: number, time: string) {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const date = parsePlainDate(`2026-01-${day + Math.floor(hour / 24)}`) as PlainDate;
  return instantAt(date, { hour: hour % 24, minute }, zone);
}

/** `8:00–12:00 meal, 13:00–17:00` of the 12th. */
const work = (words: string): WorkSegment[] =>
  words.split(', ').map((part) => {
    const [times = '', pause] = part.split(' ');
    const [from = '', to = ''] = times.split('–');
    const span = { from: at(12, from), to: at(12, to) };
    return pause === undefined ? { span } : { span, endsWith: pause as Pause };
  });

const workedHours = (words: string, rules: WorkTimeRules) =>
  workTime(work(words), rules, workdays).dates.reduce((sum, each) => sum + each.workedMilliseconds, 0) / 3_600_000;

describe('rounding', () => {
  const clock = (text: string) => {
    const [hour = 0, minute = 0, second = 0] = text.split(':').map(Number);
    return (hour * 60 + minute) * 60 + second;
  };
  test.each([
    ['8:06:00', 15, 'down', 0, '8:00:00'],
    ['16:57:00', 15, 'down', 3, '17:00:00'],
    ['16:56:59', 15, 'down', 3, '16:45:00'],
    ['8:03:00', 15, 'up', 3, '8:00:00'],
    ['8:03:01', 15, 'up', 3, '8:15:00'],
    ['8:07:29', 15, 'nearest', 0, '8:00:00'],
    ['8:07:30', 15, 'nearest', 0, '8:15:00'],
    ['8:07:59', 15, 'nearest-whole-minute', 0, '8:00:00'],
    ['8:08:00', 15, 'nearest-whole-minute', 0, '8:15:00'],
    ['8:02:59', 6, 'nearest-whole-minute', 0, '8:00:00'],
    ['8:03:00', 6, 'nearest-whole-minute', 0, '8:06:00'],
    ['8:07:30', 0, 'nearest', 0, '8:07:30'],
  ] as const)('%s to %d minutes %s with %d of grace is %s', (time, intervalMinutes, mode, graceMinutes, rounded) => {
    expect(roundSeconds(clock(time), { intervalMinutes, mode, graceMinutes })).toBe(clock(rounded));
  });

  test('a negative length is rounded by its magnitude', () => {
    expect(roundLength(-4_049, { intervalMinutes: 15, mode: 'nearest' })).toBe(-3_600);
    expect(roundLength(-4_050, { intervalMinutes: 15, mode: 'nearest' })).toBe(-4_500);
  });

  test('what is rounded lies on the interval, and less than one away', () => {
    fc.assert(
      fc.property(
        fc.nat(86_400),
        fc.constantFrom(5, 6, 15),
        fc.constantFrom(...roundModes),
        (seconds, minutes, mode) => {
          const rounded = roundSeconds(seconds, { intervalMinutes: minutes, mode });
          expect(rounded % (minutes * 60)).toBe(0);
          expect(Math.abs(rounded - seconds)).toBeLessThan(minutes * 60);
        },
      ),
    );
  });

  test('a rule for clock-ins leaves the end of a meal alone, one for all ins does not', () => {
    const day = work('8:03–12:00 meal, 13:03–17:00');
    const starts = (target: 'clock-in' | 'in' | 'meal-end') =>
      roundPunches(day, [{ targets: [target], intervalMinutes: 15, mode: 'up' }], false, () => zone).map(
        (each) => each.span.from,
      );
    expect(starts('clock-in')).toEqual([at(12, '8:15'), at(12, '13:03')]);
    expect(starts('meal-end')).toEqual([at(12, '8:03'), at(12, '13:15')]);
    expect(starts('in')).toEqual([at(12, '8:15'), at(12, '13:15')]);
  });

  test('a rule near a time of day leaves punches alone that are further from it', () => {
    const within = { of: { hour: 8, minute: 0 }, minutes: 15 };
    const start = (time: string) =>
      roundPunches(
        work(`${time}–17:00`),
        [{ targets: ['in'], intervalMinutes: 15, mode: 'down', within }],
        false,
        () => zone,
      )[0]?.span.from;
    expect(start('8:15')).toBe(at(12, '8:15'));
    expect(start('8:14')).toBe(at(12, '8:00'));
    expect(start('8:16')).toBe(at(12, '8:16'));
  });
});

test('the clock goes round for a rule near a time of day', () => {
  const near = { targets: ['in' as const], intervalMinutes: 15, mode: 'nearest' as const };
  const worked = (hour: number) =>
    workedHours('23:55–32:00', { punchRounding: [{ ...near, within: { of: { hour, minute: 0 }, minutes: 10 } }] });
  expect([worked(0), worked(12)]).toEqual([8, 8 + 5 / 60]);
});

describe('minutes that were rounded into a pause are paid once', () => {
  const punchRounding = [
    { targets: ['in' as const], intervalMinutes: 15, mode: 'down' as const },
    { targets: ['out' as const], intervalMinutes: 15, mode: 'up' as const },
  ];
  test.each([
    ['8:00–10:05 break, 10:10–12:00', 4],
    ['8:00–10:05 break, 10:06–10:07', 2.25],
    ['8:00–10:05 break, 10:16–12:00', 4],
    ['8:00–10:00 break, 10:20–12:00', 3.75],
  ])('%s is %d hours', (words, expected) => {
    expect(workedHours(words, { punchRounding })).toBe(expected);
  });
});

describe('the workday of a shift through midnight', () => {
  const hoursByDate = (words: string, dayAttribution: NonNullable<WorkTimeRules['dayAttribution']>) =>
    Object.fromEntries(
      workTime(work(words), { dayAttribution }, workdays).dates.map((each) => [
        Number(each.date.slice(8)),
        each.workedMilliseconds / 3_600_000,
      ]),
    );
  test.each([
    ['18:00–25:00', 'shift-start', { 12: 7 }],
    ['18:00–25:00', 'shift-end', { 13: 7 }],
    ['16:00–24:00', 'shift-end', { 12: 8 }],
    ['18:00–25:00', 'most-worked', { 12: 7 }],
    ['22:00–30:00', 'most-worked', { 13: 8 }],
    ['20:00–28:00', 'most-worked', { 12: 8 }],
    ['18:00–26:00', 'split-midnight', { 12: 6, 13: 2 }],
    ['16:00–24:00', 'split-midnight', { 12: 8 }],
  ] as const)('%s by %s is of %j', (words, attribution, hours) => {
    expect(hoursByDate(words, attribution)).toEqual(hours);
  });
});

describe('a shift through the beginning of the workweek', () => {
  test('keeps each minute in the week in which it was worked, whatever its day', () => {
    // The 12th is a Monday, the 11th the last day of the week before.
    const shift = [{ span: { from: at(11, '22:00'), to: at(11, '30:00') } }];
    const byDate = (dayAttribution: NonNullable<WorkTimeRules['dayAttribution']>, weekday?: 'monday') =>
      workTime(shift, { dayAttribution }, weekday === undefined ? workdays : { ...workdays, weekday }).dates.map(
        (each) => [Number(each.date.slice(8)), each.workedMilliseconds / 3_600_000],
      );
    expect(byDate('shift-start')).toEqual([[11, 8]]);
    expect(byDate('shift-start', 'monday')).toEqual([
      [11, 2],
      [12, 6],
    ]);
    expect(byDate('shift-end', 'monday')).toEqual([
      [11, 2],
      [12, 6],
    ]);
    expect(byDate('split-midnight', 'monday')).toEqual([
      [11, 2],
      [12, 6],
    ]);
  });
});

describe('meals and breaks', () => {
  const deduct = (afterHours: number, minutes: number, countPunched = false) => [
    { kind: 'auto-deduct' as const, afterWorkedMinutes: afterHours * 60, minutes, countPunched },
  ];
  const addOn = (minutes: number, countPunched: boolean) => [
    { kind: 'auto-add' as const, afterWorkedMinutes: 360, minutes, countPunched },
  ];
  test.each([
    ['8:00–17:00', { meals: deduct(6, 60) }, 8],
    ['8:00–14:00', { meals: deduct(6, 60) }, 5],
    ['8:00–13:59', { meals: deduct(6, 60) }, 5 + 59 / 60],
    ['8:00–12:00 meal, 13:00–17:00', { meals: deduct(6, 60) }, 7],
    ['8:00–12:00 meal, 13:00–17:00', { meals: deduct(6, 60, true) }, 8],
    ['8:00–12:00 meal, 12:30–17:00', { meals: deduct(6, 60, true) }, 8],
    ['8:00–12:00 meal, 12:30–17:00', { meals: addOn(60, true) }, 9],
    ['8:00–12:00 meal, 13:00–17:00', { meals: addOn(60, false) }, 9],
    ['8:00–17:30', { meals: deduct(6, 60), automaticBreaks: deduct(6, 30) }, 8],
    ['8:00–10:00 break, 10:20–12:00', { paidUpToMinutes: 20 }, 4],
    ['8:00–10:00 break, 10:21–12:00', { paidUpToMinutes: 20 }, 3.65],
    ['8:00–12:00 meal, 12:20–16:00', { paidUpToMinutes: 20 }, 8],
    [
      '8:00–10:00 break, 10:15–12:00 break, 12:15–14:00',
      { paidBreaks: { pooled: false, allowances: [{ afterWorkedMinutes: 60, minutes: 15 }] } },
      5.75,
    ],
    [
      '8:00–10:00 break, 10:45–14:00',
      {
        paidBreaks: {
          pooled: true,
          allowances: [60, 120, 999].map((after) => ({ afterWorkedMinutes: after, minutes: 15 })),
        },
      },
      5.75,
    ],
    [
      '8:03–12:06 meal, 13:12–17:07',
      {
        mealTotalRounding: { intervalMinutes: 15, mode: 'down', graceMinutes: 3 },
        dayTotalRounding: { intervalMinutes: 15, mode: 'down', graceMinutes: 3 },
      },
      8,
    ],
    ['8:00–12:02 meal, 13:00–17:03', { dayTotalRounding: { intervalMinutes: 15, mode: 'nearest' } }, 8],
  ] as const satisfies readonly (readonly [string, WorkTimeRules, number])[])(
    '%s with %j counts %d hours',
    (words, rules, hours) => {
      expect(workedHours(words, rules)).toBeCloseTo(hours, 9);
    },
  );

  test('a deduction never takes more than was worked', () => {
    const rules: PauseRules = { meals: deduct(0, 60) };
    expect(pausesOf(work('8:00–8:30'), rules).unplaced).toEqual([
      { milliseconds: -1_800_000, reason: 'meal-deducted', pause: rules.meals?.[0] },
    ]);
  });

  test('no rule makes the work of a day negative, and every change is told', () => {
    const length = fc.integer({ min: 1, max: 600 });
    fc.assert(
      fc.property(length, fc.integer({ min: 1, max: 120 }), length, fc.nat(90), (first, gap, second, minutes) => {
        const start = at(12, '0:00');
        const end = start + first * 60_000;
        const segments: WorkSegment[] = [
          { span: { from: start, to: instant(end) }, endsWith: 'meal' },
          { span: { from: instant(end + gap * 60_000), to: instant(end + (gap + second) * 60_000) } },
        ];
        const rules = { meals: deduct(0, minutes, true), paidUpToMinutes: 20, dayAttribution: 'shift-start' } as const;
        const [day] = workTime(segments, rules, workdays).dates;
        const told = (day?.changes ?? []).reduce(
          (sum, each) => sum + ('span' in each ? millisecondsOf(each.span) : each.milliseconds),
          day?.punchedMilliseconds ?? 0,
        );
        expect(day?.workedMilliseconds).toBe(told);
        expect(told).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('the total of a day is rounded', () => {
  const tens = { intervalMinutes: 10, mode: 'down' as const };
  const nearNine = { ...tens, within: { ofMinutes: 540, minutes: 15 } };

  test.each([
    ['8:00–16:44', 524],
    ['8:00–16:45', 520],
    ['8:00–17:09', 540],
    ['8:00–17:15', 550],
    ['8:00–17:16', 556],
  ])('only near nine hours, where the policy says so: %s is %d minutes', (words, minutes) => {
    expect(workedHours(words, { dayTotalRounding: nearNine }) * 60).toBeCloseTo(minutes, 9);
  });

  test.each([
    ['8:00–17:04', [{ milliseconds: -240_000, reason: 'day-rounded' }]],
    ['8:00–17:00', []],
  ])('and what that takes of %s is told', (words, changes) => {
    expect(workTime(work(words), { dayTotalRounding: tens }, workdays).dates[0]?.changes).toEqual(changes);
  });
});

describe('a shift through midnight is of two days', () => {
  const cut = (words: string, rules: WorkTimeRules = {}) =>
    workTime(work(words), rules, workdays).shifts.map(({ date, segments, minutes, minutesBefore, shiftMinutes }) => ({
      day: Number(date.slice(8)),
      segments,
      minutes: [minutesBefore, minutes, shiftMinutes],
    }));

  test('and what is cut knows whence', () => {
    const cutFrom = { from: at(12, '20:00'), to: at(12, '26:00') };
    expect(cut('20:00–26:00 meal, 26:30–28:00')).toEqual([
      {
        day: 12,
        segments: [{ span: { from: at(12, '20:00'), to: at(12, '24:00') }, cutFrom }],
        minutes: [0, 240, 450],
      },
      {
        day: 13,
        segments: [
          { span: { from: at(12, '24:00'), to: at(12, '26:00') }, endsWith: 'meal', cutFrom },
          { span: { from: at(12, '26:30'), to: at(12, '28:00') } },
        ],
        minutes: [240, 210, 450],
      },
    ]);
  });

  test('and a meal through midnight ends the work of the first', () => {
    expect(cut('20:00–23:30 meal, 24:30–28:00')).toEqual([
      {
        day: 12,
        segments: [{ span: { from: at(12, '20:00'), to: at(12, '23:30') }, endsWith: 'meal' }],
        minutes: [0, 210, 420],
      },
      { day: 13, segments: [{ span: { from: at(12, '24:30'), to: at(12, '28:00') } }], minutes: [210, 210, 420] },
    ]);
  });

  test('and a paid rest through midnight is of both, or of the day that the shift is of', () => {
    const rest = '20:00–23:50 break, 24:10–28:00';
    const minutesOf = (rules: WorkTimeRules) =>
      cut(rest, rules).map(({ day, minutes: [before, own, whole] }) => [day, before, own, whole]);
    expect(minutesOf({ paidUpToMinutes: 20 })).toEqual([
      [12, 0, 240, 480],
      [13, 240, 240, 480],
    ]);
    expect(minutesOf({ paidUpToMinutes: 20, dayAttribution: 'shift-start' })).toEqual([[12, 0, 480, 480]]);
    expect(workedHours(rest, { paidUpToMinutes: 20 })).toBe(8);
  });
});
