import { describe, expect, test } from 'vitest';
import { ask, atRate, clock, ledger, monday, straight } from '../../../tests/world/payable-weeks.ts';
import { addMilliseconds, parsePlainDate, type PlainDate } from '../kernel/time.ts';
import type { Punch } from '../time-clock/punch.ts';
import { californiaMealRest } from './california.ts';
import type { PayPolicy } from './pay-policy.ts';
import { isHoliday } from './payable-day.ts';
import { payableWeek } from './payable-week.ts';
import { presets } from './presets.ts';
import type { DayFacts } from './week-question.ts';
import type { WorkTimeRules } from './work-time.ts';

const on = (date: string) => parsePlainDate(date) as PlainDate;
const split = (policy: PayPolicy, days: readonly string[], facts?: ReadonlyMap<PlainDate, DayFacts>) =>
  Object.fromEntries(payableWeek(ledger(...days), ask(policy, facts && { facts })).byMultiplier);

describe('a holiday', () => {
  const newYear = { code: 'new-year', on: { month: 1, day: 1 }, observed: 'nearest' } as const;
  const independence = { code: 'independence', on: { month: 7, day: 4 }, observed: 'none' } as const;
  const fifthMonday = { code: 'fifth', on: { month: 1, weekday: 'monday', nth: 5 }, observed: 'nearest' } as const;
  const policy = { ...straight, holidays: [newYear, independence] };

  test('is any one of the policy', () => {
    expect(['2026-01-01', '2026-07-04', '2026-07-05'].map((date) => isHoliday(on(date), policy, {}))).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('of January that falls on a Saturday is kept on the last day of the year before', () => {
    expect(isHoliday(on('2021-12-31'), policy, {})).toBe(true);
    expect(isHoliday(on('2022-01-01'), policy, {})).toBe(false);
  });

  test('that a year does not have is on none of its days', () => {
    expect(isHoliday(on('2027-01-25'), { ...straight, holidays: [fifthMonday] }, {})).toBe(false);
  });

  test('is also a day that is said to be one, whatever holidays the policy has', () => {
    for (const each of [straight, policy]) {
      expect(isHoliday(monday, each, { holiday: true })).toBe(true);
      expect(isHoliday(monday, each, {})).toBe(false);
    }
  });
});

test('time that is made up on a day is no overtime of that day', () => {
  // Labor Code 513: up to eleven hours of a day.
  const policy: PayPolicy = {
    ...straight,
    overtime: { weekly: [], daily: [{ afterMinutes: 480, multiplier: '1.5' }], makeupTime: { upToMinutes: 660 } },
  };
  const facts = new Map([[monday, { makeupMinutes: 120 }]]);
  expect(split(policy, ['0 8:00 18:00', '1 8:00 18:00'], facts)).toEqual({ 1: 1_080, 1.5: 120 });
});

const tenMinutes = { allowances: [{ afterWorkedMinutes: 0, minutes: 10 }], pooled: false };

describe('meals and rests of a day in California', () => {
  const day = (words: string, facts: DayFacts = {}) =>
    payableWeek(ledger(words), ask(presets.california, { ...atRate('20.00'), facts: new Map([[monday, facts]]) }))
      .days[0]?.mealRest;

  test('a second meal that was waived is owed nothing for up to twelve hours', () => {
    const [twelve, more] = ['0 6:00 10:00-10:30 18:30', '0 6:00 10:00-10:30 18:31'];
    expect(day(twelve ?? '')).toMatchObject({ mealsRequired: 2, mealPremium: true });
    expect(day(twelve ?? '', { secondMealWaived: true })).toMatchObject({ mealsRequired: 1, mealPremium: false });
    expect(day(more ?? '', { secondMealWaived: true })).toMatchObject({ mealsRequired: 2, mealPremium: true });
  });

  test('a day owes as many hours for a meal as the policy says', () => {
    const double: PayPolicy = { ...presets.california, mealRest: { ...californiaMealRest, premiumHours: 2 } };
    const [first] = payableWeek(ledger('0 8:00 16:00'), ask(double, atRate('20.00'))).days;
    expect(first?.mealRest).toMatchObject({ mealPremium: true, restPremium: false, premiumHours: 2 });
  });

  // IWC orders, section 12(A): by the total hours worked daily; none where they are less than three and a half.
  test.each([
    ['two shifts of 3:20', ['0 9:00 12:20', '0 16:30 19:50'], 2],
    ['two shifts of 1:44 each', ['0 9:00 10:44', '0 16:30 18:14'], 0],
    ['two shifts of 1:45 each', ['0 9:00 10:45', '0 16:30 18:15'], 1],
    ['two shifts of 3:30 each, which are seven hours', ['0 9:00 12:30', '0 17:00 20:30'], 2],
    ['two shifts of 6:01 each', ['0 5:00 9:00-9:30 11:31', '0 16:00 20:00-20:30 22:31'], 3],
  ])('rests are due for the day: %s', (_, shifts, due) => {
    const of = (facts: DayFacts) =>
      payableWeek(ledger(...shifts), ask(presets.california, { ...atRate('20.00'), facts: new Map([[monday, facts]]) }))
        .days[0]?.mealRest;
    expect(of({})).toMatchObject({ restBreaksRequired: due, restPremium: false });
    expect(of({ restsProvided: 0 })).toMatchObject({ restsMissed: due, restPremium: due > 0 });
    expect(of({ restsProvided: due })).toMatchObject({ restsMissed: 0, restPremium: false });
  });

  describe('limits are over with the first second past them', () => {
    // Labor Code 512(a): before the end of the fifth hour, and no more than six hours where the meal is waived.
    const addedTo = (punch: Punch, seconds: number): Punch => ({
      ...punch,
      punchedAt: addMilliseconds(punch.punchedAt, seconds * 1_000),
    });
    const later = (words: string, place: number, seconds: number, facts: DayFacts = {}) => {
      const punches = ledger(words).map((punch, index) => addedTo(punch, index === place ? seconds : 0));
      const asked = ask(presets.california, { ...atRate('20.00'), facts: new Map([[monday, facts]]) });
      return payableWeek(punches, asked);
    };

    test.each([
      ['a day of 5:00', '0 8:00 13:00', 1, 0, false],
      ['a day of 5:00:01', '0 8:00 13:00', 1, 1, true],
      ['a day of 5:00:59', '0 8:00 13:00', 1, 59, true],
      ['a meal after 5:00', '0 8:00 13:00-13:40 16:00', 1, 0, false],
      ['a meal after 5:00:59', '0 8:00 13:00-13:40 16:00', 1, 59, true],
    ])('%s', (_, words, place, seconds, mealPremium) => {
      expect(later(words, place, seconds).days[0]?.mealRest).toMatchObject({ mealPremium });
    });

    test.each([
      [0, false],
      [59, true],
    ])('a meal is waived for six hours and %d seconds at most', (seconds, mealPremium) => {
      const { days } = later('0 8:00 14:00', 1, seconds, { firstMealWaived: true });
      expect(days[0]?.mealRest).toMatchObject({ mealPremium });
    });

    test.each([
      ['0 8:00 11:29', 59, 0],
      ['0 8:00 11:30', 0, 1],
      ['0 8:00 14:00', 0, 1],
      ['0 8:00 14:00', 1, 2],
    ])('rests of %s and %d seconds: %d', (words, seconds, restBreaksRequired) => {
      expect(later(words, 1, seconds).days[0]?.mealRest).toMatchObject({ restBreaksRequired });
    });

    test('a meal that was late by seconds is told as later than the limit', () => {
      const missed = later('0 8:00 13:00-13:40 16:00', 1, 59)
        .reasons()
        .filter(({ rule }) => rule === 'meal-missed');
      expect(missed.map(({ parameters }) => parameters)).toMatchObject([
        { byMinute: 300, beganAfterMinutes: 300 + 59 / 60 },
      ]);
    });

    test('two shifts whose seconds add up to six hours have one rest', () => {
      const punches = ledger('0 8:00 9:40', '0 14:00 18:19').map((punch, index) =>
        addedTo(punch, index === 1 ? 1 : index === 3 ? 59 : 0),
      );
      const [first] = payableWeek(punches, ask(presets.california, atRate('20.00'))).days;
      expect(first?.mealRest).toMatchObject({ restBreaksRequired: 1 });
    });
  });

  test('missed both, two hours are owed', () => {
    expect(day('0 8:00 16:00', { restsMissed: 1 })).toMatchObject({ premiumHours: 2 });
  });
});

// Donohue 2021: rounding is never held against a meal, nor does it make one.
describe('meals in California are told by the punches as they were made', () => {
  const round = (targets: 'in' | 'out' | 'both', intervalMinutes: number, mode: 'nearest' | 'up' | 'down') =>
    ({ targets: [targets], intervalMinutes, mode }) as const;
  const inwards = (minutes: number) => [round('out', minutes, 'up'), round('in', minutes, 'down')];
  const meals = (words: string, workTime: WorkTimeRules) => {
    const policy: PayPolicy = { ...presets.california, workTime: { mealFromMinutes: 30, ...workTime } };
    const { mealRest } = payableWeek(ledger(words), ask(policy, atRate('20.00'))).days[0] ?? {};
    return [mealRest?.mealsRequired, mealRest?.mealPremium];
  };

  test.each<[string, string, WorkTimeRules, number, boolean]>([
    // Five hours ask for no meal, a minute more asks for one.
    [
      'a rest that rounding leaves nothing of is work',
      '8:00 10:05-10:10 13:00',
      { punchRounding: inwards(15) },
      0,
      false,
    ],
    ['the same, a minute longer', '8:00 10:05-10:10 13:01', { punchRounding: inwards(15) }, 1, true],
    // Ten hours ask for a second one.
    [
      'half an hour that rounding leaves nothing of is a meal',
      '6:00 10:05-10:35 16:30',
      { punchRounding: inwards(30) },
      1,
      false,
    ],
    ['a minute less of it is none', '6:00 10:05-10:34 16:30', { punchRounding: inwards(30) }, 2, true],
    [
      'a pause that is not paid is no work, whatever is paid of a later one',
      '8:00 10:00-10:26 12:00-12:10 13:21',
      { punchRounding: [round('both', 5, 'nearest')], paidUpToMinutes: 20 },
      0,
      false,
    ],
    [
      'a paid rest is work for as long as it was',
      '8:00 10:00-10:12 13:00',
      { punchRounding: [round('both', 5, 'nearest')], paidUpToMinutes: 20 },
      0,
      false,
    ],
    [
      'the same, a minute longer',
      '8:00 10:00-10:12 13:01',
      { punchRounding: [round('both', 5, 'nearest')], paidUpToMinutes: 20 },
      1,
      true,
    ],
    ['of a break that is paid in part, that part', '8:00 10:00-10:25 13:15', { paidBreaks: tenMinutes }, 0, false],
    ['the same, a minute longer', '8:00 10:00-10:25 13:16', { paidBreaks: tenMinutes }, 1, true],
    [
      'and no more of it than was taken, where rounding made it longer',
      '8:00 10:07-10:15 13:00',
      { punchRounding: [round('both', 15, 'nearest')], paidBreaks: tenMinutes },
      0,
      false,
    ],
  ])('%s: %s', (_, words, workTime, required, isOwed) => {
    expect(meals(`0 ${words}`, workTime)).toEqual([required, isOwed]);
  });
});

describe('a run of days', () => {
  const rolling: PayPolicy = {
    ...straight,
    workTime: { meals: [{ kind: 'auto-deduct', afterWorkedMinutes: 0, minutes: 30, countPunched: false }] },
    overtime: {
      ...straight.overtime,
      consecutiveDay: { nth: 3, scope: 'rolling', tiers: [{ afterMinutes: 0, multiplier: '1.5' }] },
    },
  };

  test('is broken by a day of which nothing counts', () => {
    expect(split(rolling, ['-2 8:00 9:00', '-1 8:00 9:00', '0 8:00 9:00'])).toEqual({ 1.5: 30 });
    expect(split(rolling, ['-2 8:00 9:00', '-1 8:00 8:30', '0 8:00 9:00'])).toEqual({ 1: 30 });
  });
});

test('paid leave on a day that is counted in another week counts there', () => {
  const policy: PayPolicy = { ...presets.federal, overtime: { ...presets.federal.overtime, countsPaidAbsence: true } };
  const facts = new Map([[monday, { paidAbsenceMinutes: 480 }]]);
  const punches = ledger(...[1, 2, 3, 4, 5].map((each) => `${each} 8:00 16:00`));
  const paid = (elsewhere: ReadonlySet<PlainDate>) =>
    Object.fromEntries(payableWeek(punches, ask(policy, { facts, elsewhere })).byMultiplier);
  expect(paid(new Set())).toEqual({ 1: 1_920, 1.5: 480 });
  expect(paid(new Set([monday]))).toEqual({ 1: 2_400 });
});

test('the entries of a week are those with work in it, and one that has just begun', () => {
  const began = (punches: ReturnType<typeof ledger>, until: ReturnType<typeof clock>) =>
    payableWeek(punches, ask(straight, { until })).entries.map(({ clockedInAt }) => clockedInAt);
  const weeks = ledger('-7 8:00 12:00', '0 8:00 12:00', '7 8:00 12:00');
  expect(began(weeks, clock(8, '0:00'))).toEqual([clock(0, '8:00')]);
  expect(began(ledger('0 8:00 9:00').slice(0, 1), clock(0, '8:30'))).toEqual([clock(0, '8:00')]);
});
