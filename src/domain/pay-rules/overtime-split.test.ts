import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { monday } from '../../../tests/world/payable-weeks.ts';
import type { WorkedDay } from './day-rules.ts';
import type { OvertimeRules } from './overtime-rules.ts';
import { grossOf, overtimeStretches, regularMinutesOf, splitOvertime, sumOfDays } from './overtime-split.ts';
import { policyFaults } from './policy-faults.ts';
import { presets } from './presets.ts';

const overEight = [{ afterMinutes: 480, multiplier: '1.5' }];
const overForty = [{ afterMinutes: 2_400, multiplier: '1.5' }];
const california: OvertimeRules = {
  weekly: overForty,
  daily: [...overEight, { afterMinutes: 720, multiplier: '2' }],
  consecutiveDay: {
    nth: 7,
    scope: 'workweek',
    tiers: [
      { afterMinutes: 0, multiplier: '1.5' },
      { afterMinutes: 480, multiplier: '2.0' },
    ],
  },
};

/** Hours of each day in words: `8, 8, 8:01`. */
const days = (words: string) =>
  words.split(', ').map((word) => {
    const [hours = '0', minutes = '0'] = word.split(':');
    return { minutes: Number(hours) * 60 + Number(minutes) };
  });

const hours = (split: ReadonlyMap<string, number>) =>
  Object.fromEntries([...split].map(([key, minutes]) => [key, minutes / 60]));

describe('overtime without pyramiding', () => {
  test.each([
    ['8, 8, 8, 8, 8', { weekly: overForty, daily: [] }, { 1: 40 }],
    ['8, 8, 8, 8, 9', { weekly: overForty, daily: [] }, { 1: 40, 1.5: 1 }],
    ['8', { weekly: overForty, daily: overEight }, { 1: 8 }],
    ['8:30', { weekly: overForty, daily: overEight }, { 1: 8, 1.5: 0.5 }],
    ['10, 10, 10, 10, 10', { weekly: overForty, daily: overEight }, { 1: 40, 1.5: 10 }],
    ['10, 10, 10, 10, 5', { weekly: overForty, daily: overEight }, { 1: 37, 1.5: 8 }],
    ['8, 8, 8, 8, 8, 8, 8', { weekly: overForty, daily: overEight }, { 1: 40, 1.5: 16 }],
    ['13', california, { 1: 8, 1.5: 4, 2: 1 }],
    ['1, 1, 1, 1, 1, 1, 10', california, { 1: 6, 1.5: 8, 2: 2 }],
    ['1, 1, 0, 1, 1, 1, 10', california, { 1: 13, 1.5: 2 }],
    // The run of days begins afresh with the week.
    ['0, 1, 1, 1, 1, 1, 1, 8', california, { 1: 14 }],
    [
      '14, 8, 8',
      { weekly: overForty, daily: [{ afterMinutes: 720, multiplier: '1.5' }], combine: 'greatest-of' },
      { 1: 28, 1.5: 2 },
    ],
    [
      '13, 8, 8, 8, 8',
      { weekly: overForty, daily: [{ afterMinutes: 720, multiplier: '1.5' }], combine: 'greatest-of' },
      { 1: 40, 1.5: 5 },
    ],
    // Less than time and a half is no overtime: its hours go on counting, 29 CFR 778.203.
    [
      '10, 10, 10, 10, 10',
      { weekly: overForty, daily: [{ afterMinutes: 480, multiplier: '1.25' }] },
      { 1: 32, 1.25: 8, 1.5: 10 },
    ],
    ['10, 10, 10, 10', { weekly: overForty, daily: [{ afterMinutes: 480, multiplier: '1.49' }] }, { 1: 32, 1.49: 8 }],
    [
      '10, 10, 10, 10, 10',
      { weekly: overForty, daily: [{ afterMinutes: 480, multiplier: '1.51' }] },
      { 1: 40, 1.51: 10 },
    ],
    [
      '13, 8, 8, 8, 8',
      { weekly: overForty, daily: [{ afterMinutes: 720, multiplier: '1.25' }], combine: 'greatest-of' },
      { 1: 39, 1.25: 1, 1.5: 5 },
    ],
    // Forty hours begin afresh with each week, eighty with each fortnight.
    ['40, 0, 0, 0, 0, 0, 0, 40', { weekly: overForty, daily: [] }, { 1: 80 }],
    [
      '40, 0, 0, 0, 0, 0, 0, 41',
      { weekly: [{ afterMinutes: 4_800, multiplier: '1.5' }], daily: [], periodDays: 14 },
      { 1: 80, 1.5: 1 },
    ],
  ] as const)('%s', (worked, rules, expected) => {
    expect(hours(sumOfDays(splitOvertime(days(worked), rules)))).toEqual(expected);
  });

  const worked = fc.array(fc.record({ minutes: fc.integer({ min: 0, max: 1_500 }), holiday: fc.boolean() }), {
    maxLength: 20,
  });
  const tiers = fc.array(
    fc.record({
      afterMinutes: fc.integer({ min: 0, max: 3_000 }),
      multiplier: fc.constantFrom('1.5', '2', '2.5', '1.50'),
    }),
    { maxLength: 3 },
  );
  const rules: fc.Arbitrary<OvertimeRules> = fc.record(
    {
      weekly: tiers,
      daily: tiers,
      periodDays: fc.constantFrom(7 as const, 14 as const),
      combine: fc.constantFrom('no-pyramiding' as const, 'greatest-of' as const),
      holiday: fc.record({ tiers }),
      nthWorkedDay: fc.record({ nth: fc.integer({ min: 1, max: 7 }), tiers }),
    },
    { requiredKeys: ['weekly', 'daily'] },
  );

  test('every minute worked is paid exactly once', () => {
    fc.assert(
      fc.property(worked, rules, (period, policy) => {
        const split = splitOvertime(period, policy);
        expect(split.length).toBe(period.length);
        for (const [index, day] of split.entries()) {
          const paid = [...day.values()];
          expect(paid.every((minutes) => Number.isInteger(minutes) && minutes > 0)).toBe(true);
          expect(paid.reduce((sum, minutes) => sum + minutes, 0)).toBe(period[index]?.minutes);
        }
      }),
    );
  });

  test('a whole period is the sum of its weeks', () => {
    fc.assert(
      fc.property(worked, tiers, tiers, (period, weekly, daily) => {
        const whole = splitOvertime(period, { weekly, daily });
        const weeks = [0, 7, 14].flatMap((first) => splitOvertime(period.slice(first, first + 7), { weekly, daily }));
        expect(whole).toEqual(weeks);
      }),
    );
  });

  test('one more minute of work never takes a regular minute away, and never pays less', () => {
    fc.assert(
      fc.property(
        worked.filter((period) => period.length > 0),
        tiers,
        tiers,
        (period, weekly, daily) => {
          const last = period.at(-1) ?? { minutes: 0 };
          const longer = [...period.slice(0, -1), { minutes: last.minutes + 1 }];
          const total = (some: readonly WorkedDay[]) => sumOfDays(splitOvertime(some, { weekly, daily }));
          expect(regularMinutesOf(total(longer))).toBeGreaterThanOrEqual(regularMinutesOf(total(period)));
          expect(grossOf(total(longer), '60')).toBeGreaterThanOrEqual(grossOf(total(period), '60') + 100);
        },
      ),
    );
  });
});

describe('days with rules of their own', () => {
  const split = (worked: readonly WorkedDay[], rules: OvertimeRules) => hours(sumOfDays(splitOvertime(worked, rules)));
  const schedule = {
    scheduledMinutesByDay: [600, 600, 600, 600, 0, 0, 0],
    overtimeMultiplier: '1.5',
    doubleMultiplier: '2',
    doubleAfterMinutes: 720,
    unscheduledDoubleAfterMinutes: 480,
  };

  test.each([
    ['10, 10, 10, 10', { 1: 40 }],
    ['11', { 1: 10, 1.5: 1 }],
    ['13', { 1: 10, 1.5: 2, 2: 1 }],
    ['0, 0, 0, 0, 8', { 1.5: 8 }],
    ['0, 0, 0, 0, 9', { 1.5: 8, 2: 1 }],
  ])('four scheduled days of ten hours, worked %s', (worked, expected) => {
    const rules = { weekly: overForty, daily: [], alternativeWorkweek: schedule };
    expect(split(days(worked), rules)).toEqual(expected);
  });

  test.each([
    [600, 120, { 1: 10 }],
    [600, 60, { 1: 9, 1.5: 1 }],
    [660, 180, { 1: 11 }],
    [661, 300, { 1: 11, 1.5: 1 / 60 }],
    [780, 300, { 1: 11, 1.5: 1, 2: 1 }],
    [600, 0, { 1: 8, 1.5: 2 }],
  ])('%d minutes of which %d make up for lost time', (minutes, makeupMinutes, expected) => {
    const rules = { ...california, makeupTime: { upToMinutes: 660 } };
    expect(split([{ minutes, makeupMinutes }], rules)).toEqual(expected);
  });

  test('time made up is counted in the week like any other', () => {
    const rules = { ...california, makeupTime: { upToMinutes: 660 } };
    const week = [...days('8, 8, 8, 8'), { minutes: 600, makeupMinutes: 120 }];
    expect(split(week, rules)).toEqual({ 1: 40, 1.5: 2 });
  });

  test('time made up raises the day of 24 hours from the start of work as well', () => {
    const rules: OvertimeRules = { ...california, dailyFrom: 'shift-start', makeupTime: { upToMinutes: 660 } };
    const night = (makeupMinutes: number) => [
      { minutes: 240, shiftDays: [{ minutes: 240, minutesBefore: 0 }] },
      { minutes: 360, makeupMinutes, shiftDays: [{ minutes: 360, minutesBefore: 240 }] },
    ];
    expect(split(night(120), rules)).toEqual({ 1: 10 });
    expect(split(night(60), rules)).toEqual({ 1: 9, 1.5: 1 });
    expect(split(night(0), rules)).toEqual({ 1: 8, 1.5: 2 });
    expect(overtimeStretches(night(60), rules)[1]?.at(-1)?.rule).toBe('makeup-time');
  });

  test('scheduled days of ten hours are weighed by themselves, where others are days of 24 hours from the start of work', () => {
    const rules: OvertimeRules = {
      weekly: overForty,
      daily: overEight,
      dailyFrom: 'shift-start',
      alternativeWorkweek: schedule,
    };
    expect(split([{ minutes: 600, shiftDays: [{ minutes: 600, minutesBefore: 0 }] }], rules)).toEqual({ 1: 10 });
  });

  test('hours in a row are those of the shift, whichever days it touches', () => {
    const rules: OvertimeRules = {
      weekly: [],
      daily: [],
      consecutiveHours: [{ afterMinutes: 720, multiplier: '1.5' }],
    };
    const night = [
      { minutes: 360, shifts: [{ minutes: 360, minutesBefore: 0 }] },
      {
        minutes: 600,
        shifts: [
          { minutes: 420, minutesBefore: 360 },
          { minutes: 180, minutesBefore: 0 },
        ],
      },
    ];
    expect(split(night, rules)).toEqual({ 1: 15, 1.5: 1 });
  });

  const twelveInARow: OvertimeRules = {
    weekly: [],
    daily: [],
    consecutiveHours: [{ afterMinutes: 720, multiplier: '1.5' }],
  };

  test('a day of which no shifts are told is one shift', () => {
    expect(split([{ minutes: 840 }], twelveInARow)).toEqual({ 1: 12, 1.5: 2 });
  });

  test('hours that lie in no shift are one of their own', () => {
    const day = { minutes: 900, shifts: [{ minutes: 120, minutesBefore: 0 }] };
    expect(split([day], twelveInARow)).toEqual({ 1: 14, 1.5: 1 });
  });

  test('each stretch names the rule that pays it', () => {
    const [stretches = []] = overtimeStretches([{ minutes: 840 }], twelveInARow);
    expect(stretches.map(({ rule }) => rule)).toEqual(['straight-time', 'consecutive-hours']);
  });

  test('the seventh day of the second week is looked for in the second week', () => {
    const week = [...days('8, 8, 8, 8, 8, 8, 0'), ...days('1, 1, 1, 1, 1, 1, 10')];
    expect(hours(splitOvertime(week, california)[13] ?? new Map())).toEqual({ 1.5: 8, 2: 2 });
  });

  test('paid leave counts toward those of the week only where the policy says so, and is none of what was worked', () => {
    const week = [{ minutes: 0, paidAbsenceMinutes: 480 }, ...days('9, 9, 9, 9')];
    const counting = { weekly: overForty, daily: [], countsPaidAbsence: true };
    expect(split(week, { weekly: overForty, daily: [] })).toEqual({ 1: 36 });
    expect(split(week, counting)).toEqual({ 1: 32, 1.5: 4 });
    expect(split([...week, ...days('0, 0'), ...week], counting)).toEqual({ 1: 64, 1.5: 8 });
  });
});

describe('the greatest of the rules of a state', () => {
  const greatest: OvertimeRules = {
    weekly: overForty,
    daily: [{ afterMinutes: 720, multiplier: '2' }],
    combine: 'greatest-of',
  };

  test.each([
    // The week alone pays nine hours by a half, the days alone three by a whole.
    ['13, 13, 13, 10', { 1: 40, 1.5: 9 }],
    ['13, 13, 13, 1', { 1: 37, 2: 3 }],
    // What both pay alike is paid by the week.
    ['13, 13, 13, 7', { 1: 40, 1.5: 6 }],
    ['8, 8', { 1: 16 }],
  ])('%s is paid by one of them alone: %j', (words, expected) => {
    expect(hours(sumOfDays(splitOvertime(days(words), greatest)))).toEqual(expected);
  });

  test('none is weighed against another where a single day pays less than time and a half, which is no overtime', () => {
    const rules: OvertimeRules = { ...greatest, holiday: { tiers: [{ afterMinutes: 0, multiplier: '1.25' }] } };
    const [holiday = { minutes: 0 }, ...others] = days('8, 13, 8, 8, 8');
    const week = [{ ...holiday, holiday: true }, ...others];
    // 44 hours count toward the week, all but the thirteenth of Tuesday.
    expect(hours(sumOfDays(splitOvertime(week, rules)))).toEqual({ 1: 32, 1.25: 8, 1.5: 4, 2: 1 });
  });
});

describe('gross at one rate', () => {
  test('each line is rounded once', () => {
    // 1 minute at 10.10 is 16.83 cents, at time and a half 25.25: lines of 17 and 25.
    expect(
      grossOf(
        new Map([
          ['1', 1],
          ['1.5', 1],
        ]),
        '10.10',
      ),
    ).toBe(42);
    expect(
      grossOf(
        new Map([
          ['1', 480],
          ['1.5', 120],
        ]),
        '14.00',
      ),
    ).toBe(15_400);
  });

  test('a policy whose multiplier is no decimal is broken', () => {
    const rules = { weekly: [], daily: [{ afterMinutes: 0, multiplier: 'double' }] };
    expect(() => splitOvertime([{ minutes: 1 }], rules)).toThrow(TypeError);
  });
});

test('the hour beyond forty of a week is told by the rule of the week', () => {
  const [friday] = overtimeStretches(days('8, 8, 8, 8, 9'), { weekly: overForty, daily: [] }).slice(-1);
  expect(friday).toEqual([
    { multiplier: '1', minutes: 480, rule: 'straight-time', startsAtMinute: 0, afterMinutes: 0 },
    { multiplier: '1.5', minutes: 60, rule: 'weekly-overtime', startsAtMinute: 480, afterMinutes: 2_400 },
  ]);
});

test('a minute more never pays less by a rule of the nth day in a row that a policy may have', () => {
  const rule = fc
    .record({ nth: fc.integer({ min: 2, max: 7 }), scope: fc.constantFrom('workweek' as const, 'rolling' as const) })
    .chain(({ nth, scope }) =>
      fc
        .constantFrom(true, false)
        .map((andAfter) => ({ nth, scope, andAfter, tiers: [{ afterMinutes: 0, multiplier: '2' }] })),
    );
  const period = fc.array(fc.constantFrom<number>(0, 0, 60, 300, 720), { minLength: 14, maxLength: 14 });
  fc.assert(
    fc.property(rule, period, fc.nat({ max: 13 }), (consecutiveDay, worked, index) => {
      const overtime: OvertimeRules = {
        weekly: [{ afterMinutes: 2_400, multiplier: '1.5' }],
        daily: [],
        consecutiveDay,
      };
      fc.pre(policyFaults({ ...presets.federal, overtime }, monday).length === 0);
      const paid = (minutes: readonly number[]) =>
        grossOf(
          sumOfDays(
            splitOvertime(
              minutes.map((each) => ({ minutes: each })),
              overtime,
            ),
          ),
          '60.00',
        );
      expect(paid(worked.with(index, (worked[index] ?? 0) + 1))).toBeGreaterThan(paid(worked));
    }),
    { numRuns: 300 },
  );
});
