import { describe, expect, test } from 'vitest';
import { ask, atRate, clock, everyDay, ledger, monday, straight } from '../../../tests/world/payable-weeks.ts';
import { addDays, addMilliseconds } from '../kernel/time.ts';
import type { Punch } from '../time-clock/punch.ts';
import { ownSource } from './citation.ts';
import type { PayPolicy } from './pay-policy.ts';
import { payableWeek } from './payable-week.ts';
import { presets } from './presets.ts';
import type { ReasonRule } from './reason.ts';
import type { WeekQuestion } from './week-question.ts';
import type { WorkTimeRules } from './work-time.ts';

/** What is told of some rules in a week: minutes and figures. */
function told(
  words: readonly string[],
  policy: Partial<PayPolicy>,
  rules: ReasonRule[],
  more: Partial<WeekQuestion> = {},
) {
  const week = payableWeek(ledger(...words), ask({ ...straight, ...policy }, more));
  const reasons = week.reasons();
  const counted = reasons.filter(
    ({ cents, parameters }) => cents === undefined && parameters['multiplier'] === undefined,
  );
  expect(counted.reduce((sum, { minutes = 0 }) => sum + minutes, 0)).toBe(week.workedMinutes);
  return reasons
    .filter(({ rule }) => rules.includes(rule))
    .map(({ rule, minutes, parameters }) => [rule, minutes, parameters]);
}

const movedBy = (punch: Punch, milliseconds: number): Punch => ({
  ...punch,
  punchedAt: addMilliseconds(punch.punchedAt, milliseconds),
});

const quarters = { targets: ['both'], intervalMinutes: 15, mode: 'nearest-whole-minute' } as const;

describe('punches that were rounded', () => {
  const rounding = (more: PayPolicy['workTime']) => ({ workTime: { punchRounding: [quarters], ...more } });

  test('each is told with the moment it was punched at, the one it counts as, and the rule', () => {
    const how = { intervalMinutes: 15, mode: 'nearest-whole-minute' };
    expect(told(['0 8:07 16:08'], rounding({}), ['worked', 'punches-rounded'])).toEqual([
      ['worked', 481, {}],
      ['punches-rounded', 7, { punchedAt: clock(0, '8:07'), countedAt: clock(0, '8:00'), ...how }],
      ['punches-rounded', 7, { punchedAt: clock(0, '16:08'), countedAt: clock(0, '16:15'), ...how }],
    ]);
  });

  test('also those between which no work is left', () => {
    const moved = told(['0 8:00 12:00-12:08 12:14'], rounding({}), ['worked', 'punches-rounded']);
    expect(moved.map(([, minutes]) => minutes)).toEqual([246, -7, 1]);
  });

  test('one through midnight is told on the day of each punch, and what was not moved is not told', () => {
    expect(told(['0 21:55 30:00'], rounding({}), ['worked', 'punches-rounded']).map(([, minutes]) => minutes)).toEqual([
      125, -5, 360,
    ]);
  });

  test.each<['up' | 'down', string]>([
    ['up', '0 8:03 16:00'],
    ['down', '0 7:57 16:00'],
  ])('what a rule forgives that goes %s is told', (mode, words) => {
    const punchRounding: WorkTimeRules['punchRounding'] = [
      { targets: ['in'], intervalMinutes: 15, mode, graceMinutes: 3 },
    ];
    const moved = told([words], { workTime: { punchRounding } }, ['punches-rounded']);
    expect(moved).toMatchObject([['punches-rounded', mode === 'up' ? 3 : -3, { mode, graceMinutes: 3 }]]);
  });

  test('a pause whose ends are both rounded into it tells that the work before it goes on', () => {
    const inwards: PayPolicy['workTime'] = {
      punchRounding: [
        { targets: ['in'], intervalMinutes: 15, mode: 'down' },
        { targets: ['out'], intervalMinutes: 15, mode: 'up' },
      ],
    };
    const moved = told(['0 8:00 10:05-10:10 12:00'], { workTime: inwards }, ['punches-rounded']);
    expect(moved).toEqual([
      [
        'punches-rounded',
        10,
        { punchedAt: clock(0, '10:05'), countedAt: clock(0, '10:15'), intervalMinutes: 15, mode: 'up' },
      ],
      ['punches-rounded', -5, { punchedAt: clock(0, '10:10'), countedAt: clock(0, '10:15'), mode: 'work-before' }],
    ]);
  });

  test('what a rule has no use for is not told as forgiven', () => {
    const [, ...moved] = told(['0 8:07 16:00'], { workTime: { punchRounding: [{ ...quarters, graceMinutes: 3 }] } }, [
      'worked',
      'punches-rounded',
    ]);
    expect(moved[0]?.[2]).not.toHaveProperty('graceMinutes');
  });

  test.each([
    ['together', 45_000, [[0.25, { mode: 'seconds' }]]],
    ['not where they come to nothing', 30_000, []],
  ])('seconds that are left out are told %s', (_, first, expected) => {
    const punches = ledger('0 8:00 16:00').map((punch, index) => movedBy(punch, index === 0 ? first : 30_000));
    const week = payableWeek(punches, ask({ ...straight, workTime: { dropSeconds: true } }));
    const moved = week.reasons().filter(({ rule }) => rule === 'punches-rounded');
    expect(moved.map(({ minutes, parameters }) => [minutes, parameters])).toEqual(expected);
  });
});

describe('what was added or taken is told with what it was held against', () => {
  test.each<[string, string, WorkTimeRules, ReasonRule, number, object]>([
    [
      'a meal taken off',
      '0 8:00 16:00',
      { meals: [{ kind: 'auto-deduct', afterWorkedMinutes: 360, minutes: 30, countPunched: true }] },
      'meal-deducted',
      -30,
      { afterMinutes: 360, pauseMinutes: 30, countsPunched: 'yes' },
    ],
    [
      'a meal taken off that might be said to have been worked through',
      '0 8:00 16:00',
      {
        meals: [
          { kind: 'auto-deduct', afterWorkedMinutes: 360, minutes: 30, countPunched: true, employeeMayCancel: true },
        ],
      },
      'meal-deducted',
      -30,
      { afterMinutes: 360, pauseMinutes: 30, countsPunched: 'yes' },
    ],
    [
      'a break paid on top',
      '0 8:00 16:00',
      { automaticBreaks: [{ kind: 'auto-add', afterWorkedMinutes: 240, minutes: 15, countPunched: false }] },
      'break-added',
      15,
      { afterMinutes: 240, pauseMinutes: 15, countsPunched: 'no' },
    ],
    [
      'a short rest',
      '0 8:00 10:00-10:15 16:00',
      { paidUpToMinutes: 20 },
      'short-rest',
      15,
      { startedAt: clock(0, '10:00'), endedAt: clock(0, '10:15'), upToMinutes: 20 },
    ],
    [
      'a paid break',
      '0 8:00 10:00-10:25 16:00',
      { mealFromMinutes: 30, paidBreaks: { allowances: [{ afterWorkedMinutes: 0, minutes: 10 }], pooled: false } },
      'paid-break',
      10,
      { startedAt: clock(0, '10:00'), endedAt: clock(0, '10:10'), upToMinutes: 10 },
    ],
    [
      'meals rounded',
      '0 8:00 12:00-12:34 16:00',
      { mealFromMinutes: 30, mealTotalRounding: { intervalMinutes: 15, mode: 'nearest' } },
      'meal-rounded',
      4,
      { intervalMinutes: 15, mode: 'nearest' },
    ],
    [
      'the day rounded',
      '0 8:00 16:06',
      { dayTotalRounding: { intervalMinutes: 15, mode: 'down' } },
      'day-rounded',
      -6,
      { intervalMinutes: 15, mode: 'down', toMinutes: 480 },
    ],
  ])('%s', (_, words, workTime, rule, minutes, parameters) => {
    expect(told([words], { workTime }, [rule])).toEqual([[rule, minutes, parameters]]);
  });
});

describe('pay that is owed for a day names the day, its punches and the limit', () => {
  const california = (words: readonly string[], more: Partial<WeekQuestion> = {}) =>
    payableWeek(ledger(...words), ask(presets.california, { ...atRate('20.00'), ...more })).reasons();
  const tuesday = addDays(monday, 1);

  test('a meal that began late or not at all, and the days that the line pays', () => {
    const reasons = california(['0 8:00 13:30-14:00 17:00', '1 8:00 14:00']);
    expect(
      reasons
        .filter(({ rule }) => rule === 'meal-missed')
        .map(({ date, parameters, punchIds }) => [date, parameters, punchIds.length]),
    ).toEqual([
      [monday, { mealMinutes: 30, byMinute: 300, mealsDue: 1, mealsBegun: 0, beganAfterMinutes: 330 }, 4],
      [tuesday, { mealMinutes: 30, byMinute: 300, mealsDue: 1, mealsBegun: 0 }, 2],
    ]);
    const line = reasons.find(({ rule }) => rule === 'meal-premium');
    expect(line?.parameters).toStrictEqual({ rate: '20.0000', days: 2, minutesEach: 60 });
    expect(line?.punchIds).toHaveLength(6);
  });

  test('a rest that was missed, and the days that the line pays', () => {
    const facts = new Map([[tuesday, { restsMissed: 1 }]]);
    const reasons = california(['0 8:00 12:00', '1 8:00 13:00', '2 8:00 12:00'], { facts });
    expect(reasons.find(({ rule }) => rule === 'rest-missed')).toMatchObject({
      date: tuesday,
      parameters: { missed: 1, due: 1, perMinutes: 240 },
    });
    expect(reasons.find(({ rule }) => rule === 'rest-premium')).toMatchObject({
      parameters: { rate: '20.0000', days: 1, minutesEach: 60 },
      punchIds: ['punch-2', 'punch-3'],
    });
  });

  test('and a day that owes nothing is told with its work alone', () => {
    expect(california(['0 8:00 12:00']).map(({ rule }) => rule)).toEqual([
      'worked',
      'straight-time',
      'regular-rate',
      'straight-time',
    ]);
  });

  test('a meal in time, and one that was waived, are none', () => {
    const facts = new Map([[tuesday, { firstMealWaived: true }]]);
    const reasons = california(['0 8:00 13:00-13:30 16:30', '1 8:00 14:00'], { facts });
    expect(reasons.filter(({ rule }) => rule === 'meal-missed')).toEqual([]);
  });

  test('reporting time says what was scheduled and what was worked', () => {
    const facts = new Map([[monday, { scheduledMinutes: 480 }]]);
    const line = california(['0 8:00 9:00'], { facts }).find(({ rule }) => rule === 'reporting-time');
    expect(line).toMatchObject({
      date: monday,
      minutes: 180,
      punchIds: ['punch-0', 'punch-1'],
      parameters: { scheduledMinutes: 480, workedMinutes: 60, guaranteedMinutes: 240, fraction: '0.5' },
    });
  });

  test('a second report says the least that it pays', () => {
    const line = california(['0 8:00 12:00', '0 20:00 21:00']).find(({ rule }) => rule === 'reporting-time');
    expect(line).toMatchObject({ date: monday, minutes: 60, parameters: { secondReportMinutes: 120 } });
  });

  test('one that comes to what was scheduled says that', () => {
    const facts = new Map([[monday, { scheduledMinutes: 360 }]]);
    const line = california(['0 8:00 9:00', '0 20:00 21:00'], { facts }).find(({ rule }) => rule === 'reporting-time');
    expect(line).toMatchObject({ minutes: 60, parameters: { scheduledMinutes: 360, guaranteedMinutes: 180 } });
  });

  test('a split shift says its gap, the minimum wage and what the day earned', () => {
    const policy: PayPolicy = {
      ...straight,
      splitShift: { gapOverMinutes: 60 },
      minimumWages: [{ amount: '15.00', from: '2020-01-01' }],
    };
    const reasons = payableWeek(ledger('0 8:00 11:00', '0 13:00 16:00'), ask(policy, atRate('16.00'))).reasons();
    expect(reasons.find(({ rule }) => rule === 'split-shift')).toMatchObject({
      date: monday,
      cents: 900,
      parameters: { gapMinutes: 120, gapOverMinutes: 60, workedMinutes: 360, minimumWage: '15.00', wagesCents: '9600' },
    });
  });

  test('a minimum shift says how long it is', () => {
    const policy: PayPolicy = { ...straight, minimumShift: { minutes: 240, gapMinutes: 480 } };
    const reasons = payableWeek(ledger('0 8:00 9:00'), ask(policy, atRate('20.00'))).reasons();
    expect(reasons.find(({ rule }) => rule === 'minimum-shift')).toMatchObject({
      date: monday,
      minutes: 180,
      parameters: { leastMinutes: 240, gapMinutes: 480 },
    });
  });

  test('a premium of some weekdays does not say its hours as if they were of each day', () => {
    const window = { start: { hour: 0, minute: 0 }, end: { hour: 0, minute: 0 }, weekdays: ['monday' as const] };
    const premiums = [{ code: 'late', windows: [window], partial: true, addPerHour: '2.00' }];
    const reasons = payableWeek(ledger('0 16:00 20:00'), ask({ ...straight, premiums }, atRate('20.00'))).reasons();
    expect(reasons.find(({ rule }) => rule === 'premium-window')?.parameters).toEqual({ code: 'late' });
  });

  test('a premium says its hours, and with its pay how much it adds; the regular rate what it was worked out from', () => {
    const window = { start: { hour: 18, minute: 0 }, end: { hour: 3, minute: 0 } };
    const policy: PayPolicy = {
      ...straight,
      premiums: [{ code: 'late', windows: [window], partial: true, addPerHour: '2.00' }],
    };
    const reasons = payableWeek(ledger('0 16:00 20:00'), ask(policy, atRate('20.00'))).reasons();
    const figuresOf = (rule: ReasonRule) => reasons.find((each) => each.rule === rule)?.parameters;
    expect(figuresOf('premium-window')).toEqual({ code: 'late', windowFromMinute: 1080, windowToMinute: 180 });
    expect(figuresOf('earning')).toStrictEqual({ code: 'late', withinMinutes: 120, addPerHour: '2.00' });
    expect(reasons.find(({ rule }) => rule === 'earning')).toStrictEqual({
      rule: 'earning',
      cents: 4_00,
      punchIds: [],
      parameters: expect.anything(),
    });
    expect(figuresOf('regular-rate')).toEqual({
      rate: '21.0000',
      workedMinutes: 240,
      straightTime: '80.0000',
      included: '4.0000',
    });
  });
});

// 29 USC 207(h)(2): 80.00 of overtime, against which the 80.00 that Saturday was paid more are credited.
describe('overtime against which a premium is credited says what it would be, and by which law it is less', () => {
  const window = { start: { hour: 0, minute: 0 }, end: { hour: 0, minute: 0 } };
  const weekend = (multiplier: string): PayPolicy => ({
    ...presets.federal,
    premiums: [
      {
        code: 'weekend',
        windows: [{ ...window, weekdays: ['saturday'] }],
        partial: true,
        creditable: true,
        multiplier,
      },
    ],
  });
  const overtimeOf = (policy: PayPolicy) =>
    payableWeek(everyDay('8:00 16:00', 6), ask(policy, atRate('20.00')))
      .reasons()
      .find(({ rule }) => rule === 'overtime-premium' || rule === 'overtime-hours');
  const sources = '29 CFR 778.110; 29 USC 207(h)(2)';

  test('all of it', () => {
    expect(overtimeOf(weekend('1.5'))).toMatchObject({
      cents: 0,
      minutes: 480,
      parameters: { rate: '10.0000', creditedCents: 80_00 },
      citation: { source: sources },
    });
  });

  test('a part of it, where premiums of a day and of a weekend are due', () => {
    const daily = { ...weekend('1.5').overtime, daily: [{ afterMinutes: 360, multiplier: '1.5' }] };
    const reason = overtimeOf({ ...weekend('1.5'), overtime: daily });
    // Twelve hours of overtime are 120.00.
    expect(reason).toMatchObject({ cents: 40_00, parameters: { creditedCents: 80_00 }, citation: { source: sources } });
  });

  test('and where the organization wrote overtime down in its own way, by that and the law', () => {
    const policy: PayPolicy = {
      ...weekend('1.5'),
      regularRate: { overtimeMethod: 'rate-times-hours' },
      citations: { 'overtime-premium': { source: ownSource, asOf: '2026-11-28' } },
    };
    expect(overtimeOf(policy)).toMatchObject({
      cents: 160_00,
      parameters: { rate: '30.0000', creditedCents: 80_00 },
      citation: { source: `${ownSource}; 29 USC 207(h)(2)` },
    });
  });

  test('and where the rule of overtime is not cited, by the law of the credit alone', () => {
    const { citations: _, ...uncited } = weekend('1.5');
    expect(overtimeOf(uncited)?.citation?.source).toBe('29 USC 207(h)(2)');
  });

  test('and none where nothing is credited', () => {
    const reason = overtimeOf(presets.federal);
    expect(reason?.parameters).not.toHaveProperty('creditedCents');
    expect(reason?.citation?.source).toBe('29 CFR 778.110');
  });
});
